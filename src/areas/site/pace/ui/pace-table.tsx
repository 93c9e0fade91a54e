import type { ReactNode } from 'react'
import { type Column, Table } from '#ui/table.tsx'
import { Num } from '#ui/values.tsx'
import { lasting, type Pace } from '../pace.ts'

type Row = Pace & { key: string; name: ReactNode }

const none = <span className="muted">–</span>
const figure = (value: number) => (value > 0 ? <Num>{value}</Num> : none)
const time = (hours: number | null) => (hours === null ? none : lasting(hours))

/** How fast was answered, a line for each week or each service. */
export function PaceTable({ caption, first, rows }: { caption: string; first: string; rows: Row[] }) {
  const columns: Column<Row>[] = [
    { key: 'name', title: first, cell: ({ name }) => name },
    { key: 'came', title: 'وصل', numeric: true, cell: ({ came }) => figure(came) },
    { key: 'answered', title: 'أُجيب', numeric: true, cell: ({ answered }) => figure(answered) },
    { key: 'middle', title: 'وسيط الرد', cell: ({ middle }) => time(middle) },
    { key: 'slowest', title: 'تسعة من عشرة خلال', cell: ({ slowest }) => time(slowest) },
    {
      key: 'inTime',
      title: 'خلال يوم عمل',
      numeric: true,
      cell: ({ inTime }) => (inTime === null ? none : <Num>{`${inTime}%`}</Num>),
    },
  ]
  return <Table caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />
}
