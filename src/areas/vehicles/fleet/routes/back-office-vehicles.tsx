import { vehicleImportsPath, vehicleLabelsPath, vehiclesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { vehicles } from '../queries.ts'
import { vehiclesList } from '../vehicles-list.tsx'
import { vehicleViews } from '../views.ts'
import type { Route } from './+types/back-office-vehicles'

export const meta = () => [{ title: 'المركبات · التحالف' }]

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = vehiclesList.read(query)
  const mayHere = { export: ctx.actor.may(may.export), add: ctx.actor.may(may.manage) }
  return { asked, mayHere, sees: tabsOpenTo(ctx), views: await vehicleViews.of(ctx), ...(await vehicles(ctx, asked)) }
})

export const action = vehicleViews.action

export default function VehiclesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayHere, sees, views, rows, count, at, classes, branches } = loaderData
  return (
    <VehiclesFrame
      title="المركبات"
      sees={sees}
      action={
        <>
          {count > 0 && <PaperLink to={vehiclesList.address(asked, vehicleLabelsPath)}>اطبع الملصقات</PaperLink>}
          <ListActs
            taken={mayHere.export && count > 0 && vehiclesList.address(asked, `${vehiclesPath}/export`)}
            brought={mayHere.add && classes.length > 0 && vehicleImportsPath}
            begun={mayHere.add && classes.length > 0 && `${vehiclesPath}/new`}
            begin="أضف مركبة"
          />
        </>
      }
    >
      <ListCard list={vehiclesList} {...{ asked, rows, at, count, views, reply }} offers={{ class: classes, branch: branches }} />
    </VehiclesFrame>
  )
}
