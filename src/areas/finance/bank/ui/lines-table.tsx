import { Link } from 'react-router'
import { Figures } from '#ui/figures.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { linePath, matchKinds, sizeOf } from '../line.ts'
import type { LinesAsked } from '../line-asked.ts'
import type { ShownLine } from '../queries.ts'
import { LineBadge } from './line-badge.tsx'

const columns: Column<ShownLine>[] = [
  { key: 'day', title: 'التاريخ', cell: ({ day }) => <DateText at={day} /> },
  {
    key: 'description',
    title: 'البيان',
    cell: ({ id, description, reference }) => (
      <>
        <Link className="link" to={linePath(id)}>
          {/* As an item of its own it would wrap to the other side. */}
          <span>
            <bdi>{description || 'بلا بيان'}</bdi>
          </span>
        </Link>
        {reference && (
          <span className="block muted sm">
            <Code>{reference}</Code>
          </span>
        )}
      </>
    ),
  },
  { key: 'in', title: 'داخل', numeric: true, cell: ({ amount }) => (amount > 0n ? <Money amount={amount} /> : null) },
  { key: 'out', title: 'خارج', numeric: true, cell: ({ amount }) => (amount < 0n ? <Money amount={sizeOf(amount)} /> : null) },
  {
    key: 'balance',
    title: 'الرصيد',
    numeric: true,
    cell: ({ balance }) => (balance === null ? null : <Money amount={balance} />),
  },
  {
    key: 'status',
    title: 'الحالة',
    cell: ({ status, matchedAs }) => (
      <>
        <LineBadge status={status} />
        {matchedAs && <span className="block muted sm">{matchKinds[matchedAs]}</span>}
      </>
    ),
  },
]

type Props = { rows: ShownLine[]; sums: { came: bigint; went: bigint }; asked: LinesAsked }

/** What the bank says, the newest first, with what came in and went out of all that is asked for. */
export function LinesTable({ rows, sums, asked }: Props) {
  if (rows.length === 0) {
    const isAsked = [asked.q, asked.status, asked.way, asked.from, asked.to].some(Boolean)
    return isAsked ? (
      <Empty title="لا أسطر هنا">غيّر ما تبحث عنه، أو امسح شروط البحث.</Empty>
    ) : (
      <Empty title="لا كشف بعد">ارفع كشف البنك، فتظهر أسطره هنا لتُطابَق.</Empty>
    )
  }
  return (
    <>
      <Figures
        figures={[
          ['داخل', sums.came],
          ['خارج', sums.went],
        ]}
      />
      <Table caption="أسطر كشف البنك" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
