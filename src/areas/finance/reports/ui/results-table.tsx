import { addressWith } from '#values/asked.ts'
import '#ui/styles/reports.css'
import { Link } from 'react-router'
import { type MovementsAsked, movementsAddress } from '#areas/finance/ledger/movements-asked.ts'
import { ofNone, type ResultsAsked, resultsPath } from '#areas/finance/ledger/results-asked.ts'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Money } from '#ui/values.tsx'
import { type GroupName, groupAddress } from '../groups.ts'
import type { ProfitAndLoss } from '../queries.ts'
import { type StatementRow, type ThingRow, thingName } from '../statement.ts'

type Shown = Pick<ProfitAndLoss, 'rows' | 'parts' | 'compared'> & { asked: ResultsAsked }

const sums: Record<string, GroupName> = { 'sum-4': 'income', 'sum-5': 'costs', 'sum-6': 'expenses', gross: 'gross' }

/** The movements an account's figure is the sum of, or those of all the accounts that are added up. */
const behind = ({ key, code }: Pick<StatementRow, 'key' | 'code'>, span: Partial<MovementsAsked>) =>
  code ? movementsAddress(code, span) : groupAddress(sums[key] ?? 'result', span)

/** A figure leads to the movements it is the sum of. */
export function ResultsTable({ rows, parts, compared, asked }: Shown) {
  const { by, from, to, compare, line, branch, project, resource } = asked
  const part = { line, branch, project, resource, results: 'yes' } as const
  const amounts = [
    ...parts.map(({ part: one, name }) => ({ title: name, span: { from, to, ...part, [by]: one || ofNone } })),
    { title: parts.length > 0 ? 'الشركة' : 'المبلغ', span: { from, to, ...part } },
    ...(compared ? [{ title: 'ما يقارَن به', span: { ...compared, ...part } }] : []),
  ]
  const columns: Column<StatementRow>[] = [
    { key: 'name', title: 'البيان', cell: nameCell },
    ...amounts.map(
      ({ title, span }, index): Column<StatementRow> => ({
        key: `${index} ${title}`,
        title,
        numeric: true,
        cell: ({ kind, key, code, amounts: figures }) => (
          <Figure amount={figures[index] ?? 0n} to={behind({ key, code }, span)} isSum={kind === 'sum'} />
        ),
      }),
    ),
    ...(compared ? [differenceOf(parts.length, { from, to, ...part, compare })] : []),
  ]
  return <Table caption="قائمة الدخل" columns={columns} rows={rows} keyOf={({ key }) => key} />
}

function nameCell({ kind, name, code }: StatementRow) {
  if (kind === 'sum') return <b className="of-sum">{name}</b>
  return (
    <>
      {code && <Code>{code}</Code>} {name}
    </>
  )
}

type FigureProps = { amount: bigint; to: string; isSum?: boolean }

function Figure({ amount, to, isSum = false }: FigureProps) {
  if (amount === 0n && !isSum) return <span className="muted">–</span>
  const shown = <Money amount={amount} />
  return (
    <Link className="link" to={to}>
      {isSum ? <b>{shown}</b> : shown}
    </Link>
  )
}

/** By how much it is more or less than what it is compared with, and how many of a hundred that is; it leads to both, side by side. */
function differenceOf(place: number, span: Partial<MovementsAsked>): Column<StatementRow> {
  return {
    key: 'difference',
    title: 'الفرق',
    numeric: true,
    cell: ({ kind, key, code, amounts }) => {
      const [now = 0n, before = 0n] = amounts.slice(place)
      if (now === before) return <span className="muted">–</span>
      const share = before === 0n ? null : Number(((now - before) * 1000n) / (before < 0n ? -before : before)) / 10
      return (
        <>
          <Figure amount={now - before} to={behind({ key, code }, span)} isSum={kind === 'sum'} />
          {share !== null && (
            <span className="block muted xs">
              <bdi dir="ltr">{`${String(share).replace('-', '−')}%`}</bdi>
            </span>
          )}
        </>
      )
    },
  }
}

const thingColumns = (asked: ResultsAsked): Column<ThingRow>[] => [
  {
    key: 'part',
    title: asked.by === 'project' ? 'المشروع' : 'المركبة أو المعدّة',
    cell: ({ part }) => <ThingLink part={part} asked={asked} />,
  },
  ...thingFigures.map(
    ({ key, title, of }): Column<ThingRow> => ({
      ...{ key, title, numeric: true },
      cell: (row) => <Figure amount={row[key]} to={behindThing(of, row, asked)} />,
    }),
  ),
]

const thingFigures = [
  { key: 'earned', title: 'الإيرادات', of: 'income' },
  { key: 'cost', title: 'التكاليف المباشرة', of: 'costs' },
  { key: 'spent', title: 'المصروفات', of: 'expenses' },
  { key: 'result', title: 'صافي النتيجة', of: 'result' },
] as const

/** What one project or one machine earned, cost and left. */
const behindThing = (of: GroupName, { part }: Pick<ThingRow, 'part'>, { by, compare: _, ...asked }: ResultsAsked) =>
  groupAddress(of, { ...asked, [by]: part || ofNone, results: 'yes' })

function ThingLink({ part, asked }: { part: string; asked: ResultsAsked }) {
  if (!asked.by) return <span className="muted">{thingName(part)}</span>
  return (
    <Link className="link" to={addressWith(resultsPath, { ...asked, by: '', [asked.by]: part || ofNone })}>
      {part ? <Code>{thingName(part)}</Code> : thingName(part)}
    </Link>
  )
}

/** One row for each project or machine; a row leads to the profit and loss of it alone. */
export function ThingsTable({ things, asked }: { things: ThingRow[]; asked: ResultsAsked }) {
  return <Table caption="النتائج" columns={thingColumns(asked)} rows={things} keyOf={({ part }) => part || 'none'} />
}
