import { fineImportsPath, newFinePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { finesList } from '../fines-list.tsx'
import { fines } from '../queries.ts'
import { fineViews } from '../views.ts'
import type { Route } from './+types/back-office-fines'

export const meta = () => [{ title: 'المخالفات المرورية · التحالف' }]

export const handle = { crumb: () => 'المخالفات' }

export const loader = page(may.fines, async (ctx, { query }) => {
  const asked = finesList.read(query)
  return { asked, sees: tabsOpenTo(ctx), views: await fineViews.of(ctx), ...(await fines(ctx, asked)) }
})

export const action = fineViews.action

export default function FinesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, sees, views, rows, count, at, branches } = loaderData
  return (
    <VehiclesFrame
      title="المخالفات المرورية"
      sees={sees}
      action={<ListActs taken={false} brought={fineImportsPath} begun={newFinePath} begin="سجّل مخالفة" />}
    >
      <ListCard list={finesList} {...{ asked, rows, at, count, views, reply }} offers={{ branch: branches }} />
    </VehiclesFrame>
  )
}
