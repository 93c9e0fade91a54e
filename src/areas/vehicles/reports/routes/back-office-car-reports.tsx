import { Link } from 'react-router'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { reportNames, reports } from '../report.ts'
import { reportPath } from '../report-asked.ts'
import type { Route } from './+types/back-office-car-reports'

export const meta = () => [{ title: 'تقارير السيارات · التحالف' }]

export const handle = { crumb: () => 'التقارير' }

export const loader = page(vehiclesPermissions.viewCosts, async (ctx) => ({ sees: tabsOpenTo(ctx) }))

export default function CarReportsPage({ loaderData: { sees } }: Route.ComponentProps) {
  return (
    <VehiclesFrame title="تقارير السيارات" sees={sees}>
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
    </VehiclesFrame>
  )
}
