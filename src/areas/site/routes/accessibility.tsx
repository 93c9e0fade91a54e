import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { pages } from '../pages.ts'
import { accessibilityStatement } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import { LegalPage } from '../ui/legal-page.tsx'
import type { Route } from './+types/accessibility'

export const loader = page(anyone, accessibilityStatement)

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.accessibility)

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={pages.accessibility} {...loaderData} />
}
