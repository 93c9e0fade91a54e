import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Phone } from '#ui/values.tsx'
import { clock, dayInWords } from '#values/dates.ts'

type Row = {
  id: string
  path: string
  number: string
  title: string
  name: string
  phone: string
  status: string
  isNew: boolean
  sentAt: Date
}

const columns: Column<Row>[] = [
  {
    key: 'number',
    title: 'الرقم',
    cell: ({ path, number }) => (
      <Link className="link" to={path}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'title', title: 'النوع', cell: ({ title }) => title },
  { key: 'name', title: 'الاسم', cell: ({ name }) => <b className="medium">{name}</b> },
  { key: 'phone', title: 'الهاتف', cell: ({ phone }) => <Phone number={phone} /> },
  {
    key: 'sentAt',
    title: 'وصل',
    cell: ({ sentAt }) => (
      <span className="muted">
        {dayInWords(sentAt)}، {clock(sentAt)}
      </span>
    ),
  },
  { key: 'status', title: 'الحالة', cell: ({ status, isNew }) => <Badge tone={isNew ? 'info' : 'muted'}>{status}</Badge> },
]

/**
 * What has come in, one line each; the number opens it.
 * What was answered stays, so an empty list means that nothing came: of all, or of the kind that `none` names.
 */
export function RequestsTable({ rows, none }: { rows: Row[]; none?: string | undefined }) {
  if (rows.length === 0) {
    return none ? (
      <Empty title={none}>ما وصل من غيرها في «الكل».</Empty>
    ) : (
      <Empty title="لم يصل شيء بعد">يظهر هنا ما يرسله الزوار من صفحات الموقع.</Empty>
    )
  }
  return <Table caption="ما وصل، الأحدث أولًا" columns={columns} rows={rows} keyOf={({ id }) => id} />
}
