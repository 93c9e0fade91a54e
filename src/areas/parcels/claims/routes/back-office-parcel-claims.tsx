import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page } from '#platform/http.ts'
import { ListCard } from '#ui/list/list-card.tsx'
import { claimsList } from '../claims-list.tsx'
import { claimsFound } from '../queries.ts'
import { claimViews } from '../views.ts'
import type { Route } from './+types/back-office-parcel-claims'

export const meta = () => [{ title: 'مطالبات الطرود · التحالف' }]

export const handle = { crumb: () => 'المطالبات' }

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = claimsList.read(query)
  return { asked, sees: tabsOpenTo(ctx), views: await claimViews.of(ctx), ...(await claimsFound(ctx, asked)) }
})

export const action = claimViews.action

export default function ParcelClaimsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, sees, views, rows, count, at, branches } = loaderData
  return (
    <ParcelsFrame title="مطالبات التعويض" sees={sees}>
      <ListCard list={claimsList} {...{ asked, rows, at, count, views, reply }} offers={{ branch: branches }} />
    </ParcelsFrame>
  )
}
