import { Link } from 'react-router'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { reportNames, reports } from '../report.ts'
import { reportPath } from '../report-asked.ts'
import type { Route } from './+types/back-office-parcel-reports'

export const meta = () => [{ title: 'تقارير الطرود · التحالف' }]

export const handle = { crumb: () => 'التقارير' }

export const loader = page(may.viewReports, async (ctx) => ({ sees: tabsOpenTo(ctx) }))

export default function ParcelReportsPage({ loaderData: { sees } }: Route.ComponentProps) {
  return (
    <ParcelsFrame title="تقارير الطرود" sees={sees}>
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
    </ParcelsFrame>
  )
}
