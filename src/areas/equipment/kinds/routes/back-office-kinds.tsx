import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { kindPath, kindsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { operations, sheetCounts } from '../kind.ts'
import { type KindRow, kinds } from '../queries.ts'
import type { Route } from './+types/back-office-kinds'

export const meta = () => [{ title: 'أنواع المعدات · التحالف' }]

export const handle = { crumb: () => 'الأنواع' }

export const loader = page(may.view, async (ctx) => ({
  rows: await kinds(ctx.db),
  mayChange: ctx.actor.may(may.managePrices),
  sees: tabsOpenTo(ctx),
}))

export default function KindsPage({ loaderData: { rows, mayChange, sees } }: Route.ComponentProps) {
  const name = (row: KindRow) => (
    <>
      {mayChange ? (
        <Link className="link medium" to={kindPath(row.id)}>
          <bdi>{row.name}</bdi>
        </Link>
      ) : (
        <bdi className="medium">{row.name}</bdi>
      )}
      {row.tradeName && <span className="muted xs"> {row.tradeName}</span>}
    </>
  )
  const columns = [
    { key: 'name', title: 'النوع', cell: name },
    { key: 'capacity', title: 'السعة أو الوزن', cell: ({ capacity }: KindRow) => <bdi>{capacity}</bdi> },
    { key: 'machines', title: 'المعدات', numeric: true, cell: (row: KindRow) => <Num>{row.machines}</Num> },
    { key: 'operated', title: 'التشغيل', cell: ({ operated }: KindRow) => operations[operated] },
    { key: 'sheets', title: 'ما تعدّه كشوفه', cell: (row: KindRow) => sheetCounts[row.sheetCounts] },
    { key: 'least', title: 'الحد الأدنى', cell: ({ leastHours }: KindRow) => howMany(leastHours, 'hour') },
    { key: 'deposit', title: 'التأمين المسترد', numeric: true, cell: ({ deposit }: KindRow) => <Money amount={deposit} /> },
  ]
  const begin = mayChange && (
    <Link className={buttonLook()} to={`${kindsPath}/new`}>
      <Plus className="i i-sm" aria-hidden />
      أضف نوعًا
    </Link>
  )
  return (
    <EquipmentFrame title="أنواع المعدات" action={begin} sees={sees}>
      <Card flush>
        {rows.length === 0 ? (
          <Empty title="لا أنواع بعد" action={begin}>
            العميل يطلب نوعًا، وأي معدّة منه تُرسل يُحدَّد قبل الإرسال. أضف الأنواع ثم المعدات ثم الأسعار.
          </Empty>
        ) : (
          <Table caption="أنواع المعدات" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </EquipmentFrame>
  )
}
