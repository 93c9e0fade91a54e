import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { placePath, placesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import { timeInWords } from '#values/dates.ts'
import { placeKinds, placeWords } from '../place.ts'
import { type PlaceRow, places } from '../queries.ts'
import type { Route } from './+types/back-office-places'

export const meta = () => [{ title: 'أماكن تسليم السيارات · التحالف' }]

export const handle = { crumb: () => 'الأماكن' }

export const loader = page(may.view, async (ctx) => ({
  rows: await places(ctx),
  mayChange: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

const hours = ({ opens, closes }: PlaceRow) =>
  opens === closes ? 'طوال اليوم' : `من ${timeInWords(opens)} إلى ${timeInWords(closes)}`

const fee = (key: 'deliveryFee' | 'afterHoursFee') => ({
  ...{ key, title: placeWords[key], numeric: true },
  cell: (row: PlaceRow) => <Money amount={row[key]} />,
})

export default function PlacesPage({ loaderData: { rows, mayChange, sees } }: Route.ComponentProps) {
  const columns = [
    {
      ...{ key: 'name', title: 'المكان' },
      cell: (row: PlaceRow) => (
        <OpenLink to={mayChange && placePath(row.id)}>
          <bdi className="medium">{row.name}</bdi>
        </OpenLink>
      ),
    },
    { key: 'kind', title: placeWords.kind, cell: (row: PlaceRow) => placeKinds[row.kind] },
    { key: 'branch', title: placeWords.branchId, cell: (row: PlaceRow) => row.branch && <bdi>{row.branch}</bdi> },
    { key: 'hours', title: 'الدوام', cell: hours },
    ...[fee('deliveryFee'), fee('afterHoursFee')],
    {
      ...{ key: 'active', title: 'الحجز' },
      cell: ({ active }: PlaceRow) => (active ? <Badge tone="success">معروض</Badge> : <Badge>غير معروض</Badge>),
    },
  ]
  const begin = mayChange && (
    <Link className={buttonLook()} to={`${placesPath}/new`}>
      <Plus className="i i-sm" aria-hidden />
      أضف مكانًا
    </Link>
  )
  return (
    <VehiclesFrame title="أماكن تسليم السيارات" action={begin} sees={sees}>
      <Card flush>
        {rows.length === 0 ? (
          <Empty title="لا أماكن بعد" action={begin}>
            أضف المكتب والمطار وكل مكان تُسلَّم فيه السيارات، ليختاره من يحجز.
          </Empty>
        ) : (
          <Table caption="أماكن تسليم السيارات" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </VehiclesFrame>
  )
}
