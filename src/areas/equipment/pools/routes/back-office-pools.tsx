import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { newPoolPath, poolImportsPath, poolPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { Money, Num } from '#ui/values.tsx'
import { poolUnits } from '../pool.ts'
import { type PoolRow, pools } from '../queries.ts'
import type { Route } from './+types/back-office-pools'

export const meta = () => [{ title: 'السقالات · التحالف' }]

export const handle = { crumb: () => 'السقالات' }

export const loader = page(may.managePools, async (ctx) => ({ rows: await pools(ctx), sees: tabsOpenTo(ctx) }))

const columns = [
  {
    ...{ key: 'name', title: 'الاسم' },
    cell: ({ id, name }: PoolRow) => (
      <Link className="link medium" to={poolPath(id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'unit', title: 'الوحدة', cell: ({ unit }: PoolRow) => poolUnits[unit] },
  { key: 'total', title: 'الكمية كلها', numeric: true, cell: ({ total }: PoolRow) => <Num>{total}</Num> },
  { key: 'out', title: 'عند العملاء', numeric: true, cell: ({ out }: PoolRow) => <Num>{out}</Num> },
  { key: 'free', title: 'المتاح', numeric: true, cell: ({ free }: PoolRow) => <Num>{free}</Num> },
  { key: 'price', title: 'سعر 30 يومًا', numeric: true, cell: (row: PoolRow) => <Money amount={row.monthPrice} /> },
  { key: 'deposit', title: 'التأمين المسترد', numeric: true, cell: ({ deposit }: PoolRow) => <Money amount={deposit} /> },
]

export default function PoolsPage({ loaderData: { rows, sees } }: Route.ComponentProps) {
  const begin = (
    <>
      <Link className={buttonLook({ variant: 'outline' })} to={poolImportsPath}>
        استورد
      </Link>
      <Link className={buttonLook()} to={newPoolPath}>
        <Plus className="i i-sm" aria-hidden />
        أضف سقالات
      </Link>
    </>
  )
  return (
    <EquipmentFrame title="السقالات" action={begin} sees={sees}>
      <Card flush>
        {rows.length === 0 ? (
          <Empty title="لا سقالات بعد" action={begin}>
            ما يؤجَّر بالكمية لا بالقطعة الواحدة: اكتب كم عندك منه وسعره، وما يُحسب لما ينقص منه.
          </Empty>
        ) : (
          <Table caption="السقالات" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </EquipmentFrame>
  )
}
