import { statementPath } from '#areas/finance/addresses.ts'
import { ageNames, ages } from '#areas/finance/receipts/ageing.ts'
import { OpenLink } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { type DebtsAsked, debtsAddress } from '../debts-asked.ts'
import type { DebtRow, DebtSums } from '../debts-queries.ts'
import { Balance } from './balance.tsx'
import { DebtTotals } from './debt-totals.tsx'

type Asked = Omit<DebtsAsked, 'day'> & { day?: string }
type Props = { rows: DebtRow[]; sums: DebtSums; asked: Asked; opens: boolean }

const accountOf = ({ asked: { day = '', service }, opens }: Pick<Props, 'asked' | 'opens'>, id: string) =>
  opens && addressWith(statementPath(id), { to: day, service })

const columnsFor = ({ rows, ...shown }: Props): Column<DebtRow>[] => [
  {
    key: 'name',
    title: 'العميل',
    sortable: true,
    cell: ({ id, name, number }) => (
      <>
        <OpenLink to={accountOf(shown, id)}>
          <bdi className="medium">{name}</bdi>
        </OpenLink>{' '}
        <span className="xs muted">
          <Code>{number}</Code>
        </span>
      </>
    ),
  },
  ...ageNames.map((age) => ({
    key: age,
    title: ages[age],
    numeric: true,
    cell: (row: DebtRow) => money(row[age]),
  })),
  { key: 'overdue', title: 'متأخر', numeric: true, sortable: true, cell: ({ overdue }) => money(overdue) },
  ...(rows.some(({ covered }) => covered > 0n)
    ? [{ key: 'covered', title: 'مغطى بشيكات', numeric: true, cell: ({ covered }: DebtRow) => money(covered) }]
    : []),
  {
    key: 'balance',
    title: 'الرصيد',
    numeric: true,
    sortable: true,
    cell: ({ id, balance }) => (
      <OpenLink to={accountOf(shown, id)}>
        <Balance amount={balance} />
      </OpenLink>
    ),
  },
  { key: 'paid', title: 'آخر دفعة', cell: ({ lastPaidOn }) => lastPaidOn && <DateText at={lastPaidOn} /> },
]

const money = (amount: bigint) => (amount === 0n ? null : <Money amount={amount} />)

/** The customers of the page, under what all that are asked for come to. */
export function DebtsTable(props: Props) {
  const { rows, sums, asked } = props
  if (rows.length === 0) return <Nothing asked={asked} />
  return (
    <>
      <DebtTotals sums={sums} />
      <Table caption="حسابات العملاء" columns={columnsFor(props)} rows={rows} keyOf={({ id }) => id} sort={asked.sort} />
    </>
  )
}

function Nothing({ asked: { q, by, sort: _, page: __, day, ...filters } }: { asked: Asked }) {
  if (!q && !Object.values(filters).some(Boolean)) {
    return <Empty title="لا أحد عليه أو له شيء">يظهر العميل هنا حين تصدر له فاتورة أو تُقبض منه دفعة تحت الحساب.</Empty>
  }
  return (
    <NoneFound q={q} all={debtsAddress({ by, ...(day && { day }) }, '')} title="لا حساب مطابق">
      لا يظهر هنا إلا من عليه مستحق أو له رصيد.
    </NoneFound>
  )
}
