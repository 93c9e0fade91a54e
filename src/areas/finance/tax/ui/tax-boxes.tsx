import { Link } from 'react-router'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Money } from '#ui/values.tsx'
import { type Box, documentsPath } from '../boxes.ts'

const figure = (amount: bigint | null, isSum = false) => {
  if (amount === null) return null
  return isSum ? (
    <strong>
      <Money amount={amount} />
    </strong>
  ) : (
    <Money amount={amount} />
  )
}

const columnsFor = (quarter: string): Column<Box>[] => [
  { key: 'box', title: 'الخانة', cell: ({ box }) => box && <Code>{box}</Code> },
  {
    key: 'label',
    title: 'البند',
    cell: ({ label, of, isSum }) => {
      if (isSum) return <strong>{label}</strong>
      return of ? (
        <Link className="link" to={documentsPath(quarter, of)}>
          {label}
        </Link>
      ) : (
        label
      )
    },
  },
  { key: 'base', title: 'القيمة', numeric: true, cell: ({ base }) => figure(base) },
  { key: 'tax', title: 'الضريبة', numeric: true, cell: ({ tax, isSum }) => figure(tax, isSum) },
]

/** The lines of the return, each leading to the papers it is made of. */
export function TaxBoxes({ quarter, boxes }: { quarter: string; boxes: readonly Box[] }) {
  return <Table caption="خانات الإقرار" columns={columnsFor(quarter)} rows={boxes} keyOf={({ key }) => key} />
}
