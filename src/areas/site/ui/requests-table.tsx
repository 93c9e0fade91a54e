import { Link } from 'react-router'
import { Code, Phone } from '#ui/values.tsx'
import { clock, dayInWords } from '#values/dates.ts'

type Row = {
  id: string
  number: string
  title: string
  name: string
  phone: string
  status: string
  isNew: boolean
  sentAt: Date
}

/** What has come in, one line each; the number opens it. */
export function RequestsTable({ rows }: { rows: Row[] }) {
  if (rows.length === 0) {
    return (
      <div className="state">
        <h2>لا طلبات جديدة</h2>
        <p>أُجيب كل ما وصل.</p>
      </div>
    )
  }
  return (
    <div className="table-wrap">
      <table className="table folds">
        <thead>
          <tr>
            <th scope="col">الرقم</th>
            <th scope="col">النوع</th>
            <th scope="col">الاسم</th>
            <th scope="col">الهاتف</th>
            <th scope="col">وصل</th>
            <th scope="col">الحالة</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Link className="link" to={`/admin/requests/${row.id}`}>
                  <Code>{row.number}</Code>
                </Link>
              </td>
              <td>{row.title}</td>
              <td className="t">{row.name}</td>
              <td>
                <Phone number={row.phone} />
              </td>
              <td className="muted">
                {dayInWords(row.sentAt)}، {clock(row.sentAt)}
              </td>
              <td>
                <StatusBadge status={row.status} isNew={row.isNew} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function StatusBadge({ status, isNew }: Pick<Row, 'status' | 'isNew'>) {
  return <span className={`badge ${isNew ? 'b-info' : 'plain'}`}>{status}</span>
}
