import { Link } from 'react-router'
import { leafAddress } from '#areas/finance/ledger/movements-asked.ts'
import { Badge } from '#ui/badge.tsx'
import { Figures } from '#ui/figures.tsx'
import { OpenLink } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { accountFor, depositLines } from '../deposit.ts'
import { type DepositsAsked, depositPath, depositsAddress } from '../deposit-asked.ts'
import type { DepositRow, DepositSums } from '../queries.ts'
import { DepositBadge } from './deposit-badge.tsx'

const columnsOn = (today: string, opens: boolean): Column<DepositRow>[] => [
  {
    key: 'contract',
    title: 'العقد',
    cell: ({ id, contract }) => (
      <Link className="link medium" to={depositPath(id)}>
        <bdi>{contract}</bdi>
      </Link>
    ),
  },
  { key: 'holder', title: 'العميل', cell: ({ holder }) => <bdi>{holder}</bdi> },
  { key: 'line', title: 'النشاط', cell: ({ line }) => <span className="muted">{depositLines[line]}</span> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => <DepositBadge state={state} /> },
  {
    key: 'release',
    title: 'موعد الرد',
    cell: ({ releaseOn, held }) =>
      releaseOn && (
        <span className="row wrap">
          <DateText at={releaseOn} />
          {held > 0n && releaseOn <= today && <Badge tone="warning">حان</Badge>}
        </span>
      ),
  },
  { key: 'amount', title: 'المطلوب', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
  { key: 'used', title: 'خُصم', numeric: true, cell: ({ used }) => (used > 0n ? <Money amount={used} /> : null) },
  { key: 'refunded', title: 'رُدّ', numeric: true, cell: ({ refunded }) => (refunded > 0n ? <Money amount={refunded} /> : null) },
  {
    key: 'held',
    title: 'المحفوظ',
    numeric: true,
    cell: ({ id, line, held }) => (
      <OpenLink to={opens && leafAddress({ account: accountFor(line), key: id })}>
        <Money amount={held} />
      </OpenLink>
    ),
  },
]

type Props = { rows: DepositRow[]; sums: DepositSums; asked: DepositsAsked; today: string; opens: boolean }

/** The deposits of the page, under what all that are asked for come to. */
export function DepositsTable({ rows, sums, asked, today, opens }: Props) {
  if (rows.length === 0) return <Nothing asked={asked} />
  const shown = [
    ['المطلوب', sums.asked],
    ['خُصم', sums.used],
    ['رُدّ', sums.refunded],
    ['المحفوظ', sums.held],
  ] as const
  return (
    <>
      <Figures figures={shown} />
      <Table caption="التأمينات المستردة" columns={columnsOn(today, opens)} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ asked: { q, page: _, ...filters } }: { asked: DepositsAsked }) {
  const isNarrowed = q !== '' || Object.values(filters).some(Boolean)
  if (!isNarrowed) return <Empty title="لا تأمينات مستردة بعد">يُطلب التأمين من العميل، ويُقبض عند الكاشير مع سائر ما عليه.</Empty>
  return (
    <NoneFound q={q} all={depositsAddress({})} title="لا تأمين مطابق">
      ابحث برقم العقد، أو بكلمة واحدة من اسم العميل.
    </NoneFound>
  )
}
