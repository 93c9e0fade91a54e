import { Link } from 'react-router'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { permissionOf } from '../queries.ts'
import { reportNames, reports } from '../report.ts'
import { reportPath } from '../report-asked.ts'
import type { Route } from './+types/back-office-machine-reports'

export const meta = () => [{ title: 'تقارير المعدات · التحالف' }]

export const handle = { crumb: () => 'التقارير' }

export const loader = page(may.view, async (ctx) => ({
  names: reportNames.filter((name) => ctx.actor.may(permissionOf(name))),
  sees: tabsOpenTo(ctx),
}))

export default function MachineReportsPage({ loaderData: { names, sees } }: Route.ComponentProps) {
  return (
    <EquipmentFrame title="تقارير المعدات" sees={sees}>
      <Card flush>
        <ul className="list">
          {names.map((name) => (
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
    </EquipmentFrame>
  )
}
