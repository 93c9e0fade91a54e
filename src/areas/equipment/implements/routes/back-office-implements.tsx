import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { hirePath, implementPath, newImplementPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { Code, Money } from '#ui/values.tsx'
import { implementStates, implementTones } from '../implement.ts'
import { type ImplementRow, machineImplements } from '../queries.ts'
import type { Route } from './+types/back-office-implements'

export const meta = () => [{ title: 'أدوات المعدات · التحالف' }]

export const handle = { crumb: () => 'الأدوات' }

export const loader = page(may.view, async (ctx) => ({
  rows: await machineImplements(ctx),
  mayAdd: ctx.actor.may(may.manage),
  opensHires: ctx.actor.may(may.viewHires),
  sees: tabsOpenTo(ctx),
}))

const columns = ({ opensHires, mayAdd }: { opensHires: boolean; mayAdd: boolean }) => [
  {
    ...{ key: 'name', title: 'الأداة' },
    cell: ({ id, name }: ImplementRow) =>
      mayAdd ? (
        <Link className="link medium" to={implementPath(id)}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="medium">{name}</bdi>
      ),
  },
  { key: 'code', title: 'الرمز', cell: ({ code }: ImplementRow) => <Code>{code}</Code> },
  { key: 'fits', title: 'تركب على', cell: ({ fits }: ImplementRow) => fits.join('، ') },
  { key: 'day', title: 'سعر اليوم', numeric: true, cell: ({ dayPrice }: ImplementRow) => <Price amount={dayPrice} /> },
  { key: 'month', title: 'سعر الشهر', numeric: true, cell: ({ monthPrice }: ImplementRow) => <Price amount={monthPrice} /> },
  { key: 'state', title: 'الحال', cell: (row: ImplementRow) => <Standing row={row} opensHires={opensHires} /> },
]

const Price = ({ amount }: { amount: bigint | null }) =>
  amount === null ? <span className="muted">ضمن سعر المعدّة</span> : <Money amount={amount} />

function Standing({ row: { state, out }, opensHires }: { row: ImplementRow; opensHires: boolean }) {
  if (!out) return <Badge tone={implementTones[state]}>{implementStates[state]}</Badge>
  return (
    <>
      <Badge tone="info">في الموقع</Badge>{' '}
      {opensHires ? (
        <Link className="link" to={hirePath(out.contractId)}>
          <bdi>{out.site}</bdi>
        </Link>
      ) : (
        <bdi>{out.site}</bdi>
      )}
    </>
  )
}

export default function ImplementsPage({ loaderData: { rows, mayAdd, opensHires, sees } }: Route.ComponentProps) {
  const begin = mayAdd && (
    <Link className={buttonLook()} to={newImplementPath}>
      <Plus className="i i-sm" aria-hidden />
      أضف أداة
    </Link>
  )
  return (
    <EquipmentFrame title="أدوات المعدات" action={begin} sees={sees}>
      <Card flush>
        {rows.length === 0 ? (
          <Empty title="لا أدوات بعد" action={begin}>
            ما يركب على المعدّة ويخرج معها: شاكوش، دلو، ملقط. لكل أداة رمزها وسعرها، أو تدخل في سعر المعدّة.
          </Empty>
        ) : (
          <Table caption="أدوات المعدات" columns={columns({ opensHires, mayAdd })} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </EquipmentFrame>
  )
}
