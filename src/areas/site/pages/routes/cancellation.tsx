import { LegalPage } from '#areas/site/content/ui/legal-page.tsx'
import { pages } from '#areas/site/pages.ts'
import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { cancellationRules } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/cancellation'

export const loader = page(anyone, cancellationRules)

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.cancellation)

export default function CancellationPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={pages.cancellation} {...loaderData} />
}
