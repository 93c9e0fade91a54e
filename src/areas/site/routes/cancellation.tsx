import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { pages } from '../pages.ts'
import { cancellationRules } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import { LegalPage } from '../ui/legal-page.tsx'
import type { Route } from './+types/cancellation'

export const loader = page(anyone, cancellationRules)

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.cancellation)

export default function CancellationPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={pages.cancellation} {...loaderData} />
}
