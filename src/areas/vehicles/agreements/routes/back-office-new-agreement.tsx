import { NewAgreementPage } from '#areas/rates/public-ui.tsx'
import { agreementPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { carAgreementPages } from '../agreement-pages.ts'
import { agreeWithCompany } from '../commands.ts'
import { agreementForm } from '../queries.ts'
import type { Route } from './+types/back-office-new-agreement'

export const meta = () => [{ title: 'اتفاقية أسعار · التحالف' }]

export const handle = { crumb: () => 'اتفاقية جديدة' }

export const loader = page(may.managePrices, (ctx, { query }) => agreementForm(ctx, query))

export const action = submit(agreeWithCompany, ({ id }) => saying('حُفظت الاتفاقية', agreementPath(id)))

export default function NewCarAgreement({ loaderData, actionData: reply }: Route.ComponentProps) {
  return <NewAgreementPage page={loaderData} pages={carAgreementPages} reply={reply} />
}
