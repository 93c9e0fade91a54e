import { AgreementsTable, BeginAgreement } from '#areas/rates/public-ui.tsx'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { carAgreementPages } from '../agreement-pages.ts'
import { agreements } from '../queries.ts'
import type { Route } from './+types/back-office-agreements'

export const meta = () => [{ title: 'اتفاقيات أسعار السيارات · التحالف' }]

export const handle = { crumb: () => 'الاتفاقيات' }

export const loader = page(may.viewReservations, async (ctx) => ({
  rows: await agreements(ctx),
  mayAgree: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

export default function AgreementsPage({ loaderData: { rows, mayAgree, sees } }: Route.ComponentProps) {
  const begin = mayAgree && <BeginAgreement pages={carAgreementPages} />
  return (
    <VehiclesFrame title={carAgreementPages.words.title} action={begin} sees={sees}>
      <AgreementsTable rows={rows} pages={carAgreementPages} mayAgree={mayAgree} />
    </VehiclesFrame>
  )
}
