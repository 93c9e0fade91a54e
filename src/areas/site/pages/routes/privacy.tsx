import { LegalPage } from '#areas/site/content/ui/legal-page.tsx'
import { pages } from '#areas/site/pages.ts'
import { forEveryone, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { privacyPolicy } from '../queries.ts'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/privacy'

export const loader = page(anyone, privacyPolicy)

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.privacy)

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={pages.privacy} {...loaderData} />
}
