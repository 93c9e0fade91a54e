import { Link } from 'react-router'
import { Empty } from '#ui/states.tsx'
import { Num } from '#ui/values.tsx'
import { type Service, services } from '#values/services.ts'
import type { Ages } from '../queries.ts'

type Row = { service: Service | null } & Ages

const ages = { today: 'يوم', days: '3 أيام', week: 'أسبوع', older: 'أقدم' } as const
const columns = ['today', 'days', 'week', 'older'] as const

/** What still waits for an answer, by service and by how long ago it came in: small enough to stay a table on a phone. */
export function OpenByService({ rows }: { rows: Row[] }) {
  if (rows.length === 0) return <Empty title="لا طلب بانتظار رد">كل ما وصل أُجيب أو أُغلق.</Empty>
  return (
    <table className="table ages">
      <caption className="visually-hidden">الطلبات المفتوحة حسب الخدمة والعمر</caption>
      <thead>
        <tr>
          <th scope="col">الخدمة</th>
          {columns.map((age) => (
            <th scope="col" key={age} className="n">
              {ages[age]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.service ?? 'none'}>
            <th scope="row">
              {row.service ? (
                <Link className="link" to={`/admin/requests?service=${row.service}`}>
                  {services[row.service].label}
                </Link>
              ) : (
                'بلا خدمة محددة'
              )}
            </th>
            {columns.map((age) => (
              <td key={age} className="n">
                {row[age] > 0 ? <Num>{row[age]}</Num> : <span className="muted">–</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
