import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Phone } from '#ui/values.tsx'

type Row = {
  id: string
  path: string
  number: string
  title: string
  name: string
  phone: string
  statusLabel: string
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
        <DateText at={sentAt} time />
      </span>
    ),
  },
  {
    key: 'status',
    title: 'الحالة',
    cell: ({ statusLabel, isNew }) => <Badge tone={isNew ? 'info' : 'muted'}>{statusLabel}</Badge>,
  },
]

/** What has come in, one line each; the number opens it. */
export function RequestsTable({ rows }: { rows: Row[] }) {
  if (rows.length === 0) return <Empty title="لم يصل شيء بعد">يظهر هنا ما يرسله الزوار من صفحات الموقع.</Empty>
  return <Table caption="ما وصل، الأحدث أولًا" columns={columns} rows={rows} keyOf={({ id }) => id} />
}
