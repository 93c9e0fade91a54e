import { machineAgreementPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { NewAgreementPage } from '#areas/rates/public-ui.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { machineAgreementPages } from '../agreement-pages.ts'
import { agreeWithCompany } from '../commands.ts'
import { agreementForm } from '../queries.ts'
import type { Route } from './+types/back-office-new-machine-agreement'

export const meta = () => [{ title: 'اتفاقية أسعار · التحالف' }]

export const handle = { crumb: () => 'اتفاقية جديدة' }

export const loader = page(may.managePrices, (ctx, { query }) => agreementForm(ctx, query))

export const action = submit(agreeWithCompany, ({ id }) => saying('حُفظت الاتفاقية', machineAgreementPath(id)))

export default function NewMachineAgreement({ loaderData, actionData: reply }: Route.ComponentProps) {
  return <NewAgreementPage page={loaderData} pages={machineAgreementPages} reply={reply} />
}
