import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import { type PoolsAsked, poolsAddress } from '../pool-asked.ts'
import type { PoolRow, PoolSums } from '../queries.ts'

const columns = (asked: PoolsAsked): Column<PoolRow>[] => [
  {
    key: 'label',
    title: 'الاتفاقية',
    cell: ({ mandateId, label }) => (
      <Link className="link medium" to={poolsAddress({ ...asked, mandate: mandateId })}>
        <bdi dir="rtl">{label}</bdi>
      </Link>
    ),
  },
  { key: 'waits', title: 'تسوية', cell: ({ waits }) => (waits ? <Badge tone="warning">بانتظار الاعتماد</Badge> : null) },
  { key: 'lies', title: 'في الأمانات', numeric: true, cell: ({ lies }) => <Money amount={lies} /> },
  {
    key: 'reserve',
    title: 'الاحتياطي',
    numeric: true,
    cell: ({ reserve }) => (reserve > 0n ? <Money amount={reserve} /> : null),
  },
  { key: 'lent', title: 'على المالك', numeric: true, cell: ({ lent }) => (lent > 0n ? <Money amount={lent} /> : null) },
]

type Props = { rows: PoolRow[]; sums: PoolSums; asked: PoolsAsked }

/** The mandates of the page, under what all that are asked for come to. */
export function PoolsTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <Figures
        figures={[
          ['في أمانات الملّاك', sums.lies],
          ['سلف على الملّاك', sums.lent],
        ]}
      />
      <Table caption="أمانات الملّاك" columns={columns(asked)} rows={rows} keyOf={({ mandateId }) => mandateId} />
    </>
  )
}

function Nothing({ asked: { q, branch } }: { asked: PoolsAsked }) {
  if (!q && !branch) return <Empty title="لا أمانات بعد">ما يُحصّل من إيجار لمالك يحفظ هنا حتى يُسوّى معه.</Empty>
  return (
    <NoneFound q={q} all={poolsAddress({})} title="لا اتفاقية مطابقة">
      ابحث برقم الاتفاقية، أو بكلمة واحدة من اسم العقار أو المالك.
    </NoneFound>
  )
}
