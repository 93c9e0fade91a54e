import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Figures } from '#ui/figures.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { propertyPath, unitPath } from '../../property.ts'
import { amountIn, countIn, percentIn, wordsIn } from '../cells.ts'
import type { ReportRow, ReportSums } from '../queries.ts'
import { type ReportColumn, type ReportName, reports } from '../report.ts'
import { type ReportAsked, reportAddress } from '../report-asked.ts'

const leadsTo = (path: string, words: ReactNode) => (
  <Link className="link" to={path}>
    {words}
  </Link>
)

const percent = (value: number | null) => value !== null && <Num>{`${value}%`}</Num>

function Amount({ amount }: { amount: bigint }) {
  return <Money amount={amount} />
}

/** Where there is nothing to say stands nothing, a sum of nothing as well. */
function cellOf(row: ReportRow, column: ReportColumn): ReactNode {
  const { key, as } = column
  if (as === 'percent') return percent(percentIn(row, column))
  if (as === 'money') {
    const amount = amountIn(row, key)
    return amount ? <Amount amount={amount} /> : null
  }
  if (as === 'count' || as === 'days-left') {
    const count = countIn(row, key)
    return count !== null && <Num>{count}</Num>
  }
  const words = wordsIn(row, column)
  if (words === null) return null
  if (as === 'day') return <DateText at={words} />
  if (as === 'property') return leadsTo(propertyPath(String(row.propertyId)), <bdi>{words}</bdi>)
  if (as === 'unit' && row.unitId) return leadsTo(unitPath(String(row.unitId)), <bdi>{words}</bdi>)
  if (as === 'lease') return row.leasePath ? leadsTo(String(row.leasePath), <Code>{words}</Code>) : <Code>{words}</Code>
  return <bdi>{words}</bdi>
}

const figures: readonly ReportColumn['as'][] = ['money', 'count', 'days-left', 'percent']
const isFigure = ({ as }: ReportColumn) => figures.includes(as)

const columnsOf = (name: ReportName): Column<ReportRow>[] =>
  reports[name].columns.map((column: ReportColumn) => ({
    ...{ key: column.key, title: column.title, numeric: isFigure(column) },
    cell: (row) => cellOf(row, column),
  }))

type Props = { name: ReportName; rows: ReportRow[]; sums: ReportSums; asked: ReportAsked }

/** One page of a report under what all of it comes to. */
export function ReportTable({ name, rows, sums, asked }: Props) {
  if (rows.length === 0) return <Nothing name={name} asked={asked} />
  const { title, columns } = reports[name]
  const money = columns.filter(({ as }) => as === 'money')
  const figures = money.flatMap(({ key, title: called }) => (sums[key] ? [[called, sums[key]] as const] : []))
  return (
    <>
      {figures.length > 0 && <Figures label={`مجموع ${title}`} figures={figures} />}
      <Table caption={title} columns={columnsOf(name)} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ name, asked: { branch, property, owner } }: Pick<Props, 'name' | 'asked'>) {
  const [title, words] = reports[name].empty
  if (!branch && !property && !owner) return <Empty title={title}>{words}</Empty>
  return (
    <NoneFound q="" all={reportAddress(name, {})} title={title}>
      لا شيء من ذلك في ما اخترت. امسح شروط البحث لترى كل العقارات.
    </NoneFound>
  )
}
