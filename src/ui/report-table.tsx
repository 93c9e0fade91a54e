import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  amountIn,
  countIn,
  percentIn,
  type ReportColumn,
  type ReportRow,
  type ReportShape,
  type ReportSums,
  wordsIn,
} from '#values/report.ts'
import { Figures } from './figures.tsx'
import { NoneFound } from './none-found.tsx'
import { Empty } from './states.tsx'
import { type Column, Table } from './table.tsx'
import { Code, DateText, Money, Num } from './values.tsx'

/** Where there is nothing to say stands nothing, a sum of nothing as well. */
function cellOf(row: ReportRow, column: ReportColumn): ReactNode {
  const { key, as } = column
  if (as === 'percent') {
    const percent = percentIn(row, column)
    return percent !== null && <Num>{`${percent}%`}</Num>
  }
  if (as === 'money') {
    const amount = amountIn(row, key)
    return amount ? <Money amount={amount} /> : null
  }
  if (as === 'count' || as === 'days-left') {
    const count = countIn(row, key)
    return count !== null && <Num>{count}</Num>
  }
  const words = wordsIn(row, column)
  if (words === null) return null
  if (as === 'day') return <DateText at={words} />
  const shown = as === 'code' ? <Code>{words}</Code> : <bdi>{words}</bdi>
  const path = 'path' in column ? column.path?.(row) : null
  if (!path) return shown
  return (
    <Link className="link" to={path}>
      {shown}
    </Link>
  )
}

const figures: readonly ReportColumn['as'][] = ['money', 'count', 'days-left', 'percent']

const columnsOf = (columns: readonly ReportColumn[]): Column<ReportRow>[] =>
  columns.map((column) => ({
    ...{ key: column.key, title: column.title, numeric: figures.includes(column.as) },
    cell: (row) => cellOf(row, column),
  }))

type Props = {
  report: ReportShape
  rows: ReportRow[]
  sums: ReportSums
  /** Where it is narrowed: all of it, and what is said where that holds nothing. */
  narrowed: { all: string; words: string } | null
}

/** One page of a report under what all of it comes to. */
export function ReportTable({ report: { title, columns, empty }, rows, sums, narrowed }: Props) {
  if (rows.length === 0) return <Nothing empty={empty} narrowed={narrowed} />
  const money = columns.filter(({ as }) => as === 'money')
  const added = money.flatMap(({ key, title: called }) => (sums[key] ? [[called, sums[key]] as const] : []))
  return (
    <>
      {added.length > 0 && <Figures label={`مجموع ${title}`} figures={added} />}
      <Table caption={title} columns={columnsOf(columns)} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}

function Nothing({ empty: [title, words], narrowed }: Pick<ReportShape, 'empty'> & Pick<Props, 'narrowed'>) {
  if (!narrowed) return <Empty title={title}>{words}</Empty>
  return (
    <NoneFound q="" all={narrowed.all} title={title}>
      {narrowed.words}
    </NoneFound>
  )
}
