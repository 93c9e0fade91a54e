import { newClaimPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { claimsList } from '../claims-list.tsx'
import { claims } from '../queries.ts'
import { claimViews } from '../views.ts'
import type { Route } from './+types/back-office-machine-claims'

export const meta = () => [{ title: 'محاضر الأضرار · التحالف' }]

export const handle = { crumb: () => 'محاضر الأضرار' }

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = claimsList.read(query)
  const mayOpen = ctx.actor.may(may.claims)
  return { asked, mayOpen, sees: tabsOpenTo(ctx), views: await claimViews.of(ctx), ...(await claims(ctx, asked)) }
})

export const action = claimViews.action

export default function MachineClaimsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayOpen, sees, views, rows, count, at, branches } = loaderData
  return (
    <EquipmentFrame
      title="محاضر الأضرار"
      sees={sees}
      action={mayOpen && <ListActs taken={false} begun={newClaimPath} begin="سجّل ضررًا" />}
    >
      <ListCard list={claimsList} {...{ asked, rows, at, count, views, reply }} offers={{ branch: branches }} />
    </EquipmentFrame>
  )
}
