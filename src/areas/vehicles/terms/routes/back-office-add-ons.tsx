import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { addOnPath, addOnsPath } from '#areas/vehicles/paths.ts'
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
import { Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { addOnEffects, addOnWords, chargings } from '../add-on.ts'
import { type AddOnRow, addOns } from '../queries.ts'
import type { Route } from './+types/back-office-add-ons'

export const meta = () => [{ title: 'إضافات حجز السيارات · التحالف' }]

export const handle = { crumb: () => 'الإضافات' }

export const loader = page(may.view, async (ctx) => ({
  rows: await addOns(ctx.db),
  mayChange: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

const charged = ({ charged: how, capDays }: AddOnRow) =>
  capDays === null ? chargings[how] : `${chargings[how]}، حتى ${howMany(capDays, 'day', 'gen')}`

const effect = ({ effect: what, excess, country }: AddOnRow) => (
  <>
    {addOnEffects[what]}
    {excess !== null && (
      <>
        {' إلى '}
        <Money amount={excess} />
      </>
    )}
    {country !== null && <bdi>: {country}</bdi>}
  </>
)

export default function AddOnsPage({ loaderData: { rows, mayChange, sees } }: Route.ComponentProps) {
  const columns = [
    {
      ...{ key: 'name', title: 'الإضافة' },
      cell: (row: AddOnRow) => (
        <OpenLink to={mayChange && addOnPath(row.id)}>
          <bdi className="medium">{row.name}</bdi>
        </OpenLink>
      ),
    },
    { key: 'price', title: addOnWords.price, numeric: true, cell: (row: AddOnRow) => <Money amount={row.price} /> },
    { key: 'charged', title: addOnWords.charged, cell: charged },
    { key: 'effect', title: addOnWords.effect, cell: effect },
    {
      ...{ key: 'stock', title: addOnWords.stock, numeric: true },
      cell: ({ stock }: AddOnRow) => stock !== null && <Num>{stock}</Num>,
    },
    {
      ...{ key: 'active', title: 'الحجز' },
      cell: ({ active }: AddOnRow) => (active ? <Badge tone="success">معروضة</Badge> : <Badge>غير معروضة</Badge>),
    },
  ]
  const begin = mayChange && (
    <Link className={buttonLook()} to={`${addOnsPath}/new`}>
      <Plus className="i i-sm" aria-hidden />
      أضف إضافة
    </Link>
  )
  return (
    <VehiclesFrame title="إضافات حجز السيارات" action={begin} sees={sees}>
      <Card flush>
        {rows.length === 0 ? (
          <Empty title="لا إضافات بعد" action={begin}>
            سائق إضافي، كرسي أطفال، تغطية اختيارية: أضف ما يُختار مع السيارة وسعره.
          </Empty>
        ) : (
          <Table caption="إضافات حجز السيارات" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </VehiclesFrame>
  )
}
