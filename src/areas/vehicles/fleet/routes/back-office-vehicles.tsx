import { vehiclesPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { vehicles } from '../queries.ts'
import { vehiclesList } from '../vehicles-list.tsx'
import { vehicleViews } from '../views.ts'
import type { Route } from './+types/back-office-vehicles'

export const meta = () => [{ title: 'المركبات · التحالف' }]

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = vehiclesList.read(query)
  const mayHere = { export: ctx.actor.may(may.export), add: ctx.actor.may(may.manage) }
  return { asked, mayHere, views: await vehicleViews.of(ctx), ...(await vehicles(ctx, asked)) }
})

export const action = vehicleViews.action

export default function VehiclesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayHere, views, rows, count, at, classes, branches } = loaderData
  return (
    <VehiclesFrame
      title="المركبات"
      action={
        <ListActs
          taken={mayHere.export && count > 0 && vehiclesList.address(asked, `${vehiclesPath}/export`)}
          begun={mayHere.add && classes.length > 0 && `${vehiclesPath}/new`}
          begin="أضف مركبة"
        />
      }
    >
      <ListCard list={vehiclesList} {...{ asked, rows, at, count, views, reply }} offers={{ class: classes, branch: branches }} />
    </VehiclesFrame>
  )
}
