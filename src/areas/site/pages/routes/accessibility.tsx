import { LegalPage } from '#areas/site/content/ui/legal-page.tsx'
import { pages } from '#areas/site/pages.ts'
import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { accessibilityStatement } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/accessibility'

export const loader = page(anyone, accessibilityStatement)

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.accessibility)

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={pages.accessibility} {...loaderData} />
}
