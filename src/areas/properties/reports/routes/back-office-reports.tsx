import { Link } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { reportNames, reports } from '../report.ts'
import { reportPath } from '../report-asked.ts'

export const meta = () => [{ title: 'تقارير الإيجار · التحالف' }]

export const handle = { crumb: () => 'التقارير' }

export const loader = page(propertiesPermissions.viewReports, async () => null)

export default function ReportsPage() {
  return (
    <>
      <div className="page-h">
        <h1>تقارير الإيجار</h1>
      </div>
      <Card flush>
        <ul className="list">
          {reportNames.map((name) => (
            <li key={name}>
              <div className="grow">
                <Link className="link medium" to={reportPath(name)}>
                  {reports[name].title}
                </Link>
                <p className="muted sm">{reports[name].about}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
