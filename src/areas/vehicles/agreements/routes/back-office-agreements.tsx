import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { agreementPath, newAgreementPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { type AgreementRow, agreements } from '../queries.ts'
import { AgreementBadge, Off } from '../ui/agreement-badge.tsx'
import type { Route } from './+types/back-office-agreements'

export const meta = () => [{ title: 'اتفاقيات أسعار السيارات · التحالف' }]

export const handle = { crumb: () => 'الاتفاقيات' }

export const loader = page(may.viewReservations, async (ctx) => ({
  rows: await agreements(ctx),
  mayAgree: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

const columns = [
  {
    ...{ key: 'company', title: 'الشركة' },
    cell: ({ id, company }: AgreementRow) => (
      <OpenLink to={agreementPath(id)}>
        <bdi className="medium">{company}</bdi>
      </OpenLink>
    ),
  },
  { key: 'off', title: 'الخصم', numeric: true, cell: ({ percentOff }: AgreementRow) => <Off percentOff={percentOff} /> },
  { key: 'from', title: 'من', cell: ({ fromDay }: AgreementRow) => <DateText at={fromDay} /> },
  {
    ...{ key: 'until', title: 'إلى' },
    cell: ({ lastDay }: AgreementRow) => (lastDay ? <DateText at={lastDay} /> : 'بلا نهاية'),
  },
  {
    ...{ key: 'billing', title: 'الفوترة' },
    cell: ({ monthly }: AgreementRow) => (monthly ? 'كل شهر' : 'لكل عقد'),
  },
  {
    ...{ key: 'terms', title: 'السداد' },
    cell: ({ termDays }: AgreementRow) => (termDays === 0 ? 'عند الفاتورة' : `خلال ${howMany(termDays, 'day', 'gen')}`),
  },
  { key: 'state', title: 'الحال', cell: ({ state }: AgreementRow) => <AgreementBadge state={state} /> },
]

export default function AgreementsPage({ loaderData: { rows, mayAgree, sees } }: Route.ComponentProps) {
  const begin = mayAgree && (
    <Link className={buttonLook()} to={newAgreementPath}>
      <Plus className="i i-sm" aria-hidden />
      اتفاقية جديدة
    </Link>
  )
  return (
    <VehiclesFrame title="اتفاقيات أسعار السيارات" action={begin} sees={sees}>
      <Card flush>
        {rows.length === 0 ? (
          <Empty title="لا اتفاقيات بعد" action={begin}>
            اتفق مع شركة على خصم من القائمة، فتُسعّر به سياراتها كلها وتُجمع فواتيرها.
          </Empty>
        ) : (
          <Table caption="اتفاقيات أسعار السيارات" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </VehiclesFrame>
  )
}
