import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { pages } from '../pages.ts'
import { termsOfUse } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import { LegalPage } from '../ui/legal-page.tsx'
import type { Route } from './+types/terms'

export const loader = page(anyone, termsOfUse)

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.terms)

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={pages.terms} {...loaderData} />
}
