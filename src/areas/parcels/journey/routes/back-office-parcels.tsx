import { allParcelsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { parcelsList } from '../parcels-list.tsx'
import { parcelsFound } from '../queries.ts'
import { parcelViews } from '../views.ts'
import type { Route } from './+types/back-office-parcels'

export const meta = () => [{ title: 'كل الطرود · التحالف' }]

export const handle = { crumb: () => 'كل الطرود' }

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = parcelsList.read(query)
  const found = await parcelsFound(ctx, asked)
  return { asked, mayExport: ctx.actor.may(may.export), sees: tabsOpenTo(ctx), views: await parcelViews.of(ctx), ...found }
})

export const action = parcelViews.action

export default function ParcelsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayExport, sees, views, rows, count, at, zones, branches } = loaderData
  return (
    <ParcelsFrame
      title="كل الطرود"
      sees={sees}
      action={
        <ListActs
          taken={mayExport && count > 0 && parcelsList.address(asked, `${allParcelsPath}/export`)}
          brought={false}
          begun={false}
          begin=""
        />
      }
    >
      <ListCard list={parcelsList} {...{ asked, rows, at, count, views, reply }} offers={{ zone: zones, branch: branches }} />
    </ParcelsFrame>
  )
}
