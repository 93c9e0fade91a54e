import { Link } from 'react-router'
import { outlayKinds } from '#areas/finance/outlay-dues/outlay.ts'
import { Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { type OutlaysAsked, outlayPath, outlaysAddress } from '../outlay-asked.ts'
import type { OutlayRow, OutlaySums } from '../queries.ts'
import { OutlayBadge } from './outlay-badge.tsx'

const columns: Column<OutlayRow>[] = [
  {
    key: 'authority',
    title: 'الجهة',
    cell: ({ id, authority }) => (
      <Link className="link medium" to={outlayPath(id)}>
        <bdi>{authority}</bdi>
      </Link>
    ),
  },
  { key: 'reference', title: 'المرجع', cell: ({ reference }) => <Code>{reference}</Code> },
  { key: 'kind', title: 'النوع', cell: ({ kind }) => <span className="muted">{outlayKinds[kind]}</span> },
  { key: 'holder', title: 'العميل', cell: ({ holder }) => <bdi>{holder}</bdi> },
  { key: 'day', title: 'حُمّل', cell: ({ chargedOn }) => <DateText at={chargedOn} /> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => <OutlayBadge state={state} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
  { key: 'open', title: 'على العميل', numeric: true, cell: ({ open }) => (open > 0n ? <Money amount={open} /> : null) },
  { key: 'owed', title: 'بقي للجهة', numeric: true, cell: ({ owed }) => (owed > 0n ? <Money amount={owed} /> : null) },
]

type Props = { rows: OutlayRow[]; sums: OutlaySums; asked: OutlaysAsked }

/** The outlays of the page, under what all that are asked for come to. */
export function OutlaysTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  const shown = [
    ['حُمّل على العملاء', sums.charged],
    ['أُلغي', sums.credited],
    ['دفعه العملاء', sums.came],
    ['دُفع للجهات', sums.paid],
    ['بقي للجهات', sums.owed],
  ] as const
  return (
    <>
      <Figures figures={shown} />
      <Table caption="الرسوم بالنيابة" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ asked: { q, page: _, ...filters } }: { asked: OutlaysAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="لا رسوم بالنيابة بعد">يُحمّل على العميل ما تطلبه الجهة كما هو، ثم يُدفع لها بسند صرف.</Empty>
  return (
    <NoneFound q={q} all={outlaysAddress({})} title="لا رسم مطابق">
      ابحث بكلمة واحدة من اسم الجهة أو العميل، أو برقم المرجع.
    </NoneFound>
  )
}
