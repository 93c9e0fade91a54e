import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { AgreementsTable, BeginAgreement } from '#areas/rates/public-ui.tsx'
import { page } from '#platform/http.ts'
import { machineAgreementPages } from '../agreement-pages.ts'
import { agreements } from '../queries.ts'
import type { Route } from './+types/back-office-machine-agreements'

export const meta = () => [{ title: 'اتفاقيات أسعار المعدات · التحالف' }]

export const handle = { crumb: () => 'الاتفاقيات' }

export const loader = page(may.viewHires, async (ctx) => ({
  rows: await agreements(ctx),
  mayAgree: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

export default function AgreementsPage({ loaderData: { rows, mayAgree, sees } }: Route.ComponentProps) {
  const begin = mayAgree && <BeginAgreement pages={machineAgreementPages} />
  return (
    <EquipmentFrame title={machineAgreementPages.words.title} action={begin} sees={sees}>
      <AgreementsTable rows={rows} pages={machineAgreementPages} mayAgree={mayAgree} />
    </EquipmentFrame>
  )
}
