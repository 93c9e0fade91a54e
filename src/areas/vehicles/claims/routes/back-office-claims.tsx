import { newClaimPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { tabsOpenTo } from '#areas/vehicles/tabs-open.ts'
import { VehiclesFrame } from '#areas/vehicles/ui/vehicles-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { claimsList } from '../claims-list.tsx'
import { claims } from '../queries.ts'
import { claimViews } from '../views.ts'
import type { Route } from './+types/back-office-claims'

export const meta = () => [{ title: 'الحوادث والأضرار · التحالف' }]

export const handle = { crumb: () => 'الحوادث والأضرار' }

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = claimsList.read(query)
  const mayReport = ctx.actor.may(may.handOver)
  return { asked, mayReport, sees: tabsOpenTo(ctx), views: await claimViews.of(ctx), ...(await claims(ctx, asked)) }
})

export const action = claimViews.action

export default function ClaimsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayReport, sees, views, rows, count, at, branches } = loaderData
  return (
    <VehiclesFrame
      title="الحوادث والأضرار"
      sees={sees}
      action={mayReport && <ListActs taken={false} begun={newClaimPath} begin="سجّل حادثًا" />}
    >
      <ListCard list={claimsList} {...{ asked, rows, at, count, views, reply }} offers={{ branch: branches }} />
    </VehiclesFrame>
  )
}
