import { forEveryone } from '#platform/http.ts'
import { pages } from '../pages.ts'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/home'

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.home)

export default function HomePage() {
  return <h1 className="p-8 text-4xl">خمس خدمات، وباب واحد</h1>
}
