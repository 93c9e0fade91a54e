import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { classesPath, classPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { Money, Num } from '#ui/values.tsx'
import { drives, gearboxes } from '../class.ts'
import { type ClassRow, classes } from '../queries.ts'
import type { Route } from './+types/back-office-classes'

export const meta = () => [{ title: 'فئات السيارات · التحالف' }]

export const handle = { crumb: () => 'الفئات' }

export const loader = page(may.view, async (ctx) => ({
  rows: await classes(ctx.db),
  mayChange: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

const number = (title: string, read: (row: ClassRow) => number) => ({
  ...{ key: title, title, numeric: true },
  cell: (row: ClassRow) => <Num>{read(row)}</Num>,
})
const money = (title: string, read: (row: ClassRow) => bigint) => ({
  ...{ key: title, title, numeric: true },
  cell: (row: ClassRow) => <Money amount={read(row)} />,
})

export default function ClassesPage({ loaderData: { rows, mayChange, sees } }: Route.ComponentProps) {
  const name = (row: ClassRow) =>
    mayChange ? (
      <Link className="link medium" to={classPath(row.id)}>
        <bdi>{row.name}</bdi>
      </Link>
    ) : (
      <bdi className="medium">{row.name}</bdi>
    )
  const columns = [
    { key: 'name', title: 'الفئة', cell: name },
    { key: 'example', title: 'مثال منها', cell: (row: ClassRow) => <bdi className="muted">{row.example}</bdi> },
    number('السيارات', ({ cars }) => cars),
    number('المقاعد', ({ seats }) => seats),
    {
      ...{ key: 'gearbox', title: 'الناقل والدفع' },
      cell: (row: ClassRow) => `${gearboxes[row.gearbox]}، ${drives[row.drive]}`,
    },
    money('التأمين المسترد', ({ depositResident }) => depositResident),
    money('مبلغ التحمّل', ({ excess }) => excess),
    number('كم في اليوم', ({ kmDay }) => kmDay),
    money('الكيلومتر الإضافي', ({ extraKm }) => extraKm),
  ]
  const begin = mayChange && (
    <Link className={buttonLook()} to={`${classesPath}/new`}>
      <Plus className="i i-sm" aria-hidden />
      أضف فئة
    </Link>
  )
  return (
    <VehiclesFrame title="فئات السيارات" action={begin} sees={sees}>
      <Card flush>
        {rows.length === 0 ? (
          <Empty title="لا فئات بعد" action={begin}>
            العميل يحجز فئة، ولوحة السيارة تُحدد قبل التسليم. أضف الفئات ثم السيارات ثم الأسعار.
          </Empty>
        ) : (
          <Table caption="فئات السيارات" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </VehiclesFrame>
  )
}
