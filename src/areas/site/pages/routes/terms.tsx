import { LegalPage } from '#areas/site/content/ui/legal-page.tsx'
import { pages } from '#areas/site/pages.ts'
import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { termsOfUse } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/terms'

export const loader = page(anyone, termsOfUse)

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.terms)

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={pages.terms} {...loaderData} />
}
