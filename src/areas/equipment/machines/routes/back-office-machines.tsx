import { machineImportsPath, machineLabelsPath, machinesPath, newMachinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { machinesList } from '../machines-list.tsx'
import { machines } from '../queries.ts'
import { machineViews } from '../views.ts'
import type { Route } from './+types/back-office-machines'

export const meta = () => [{ title: 'المعدات · التحالف' }]

export const handle = { crumb: () => 'السجل' }

export const loader = page(may.view, async (ctx, { query }) => {
  const asked = machinesList.read(query)
  const found = await machines(ctx, asked)
  const mayExport = ctx.actor.may(may.export)
  const mayAdd = ctx.actor.may(may.manage) && found.kinds.length > 0
  return { asked, mayAdd, mayExport, sees: tabsOpenTo(ctx), views: await machineViews.of(ctx), ...found }
})

export const action = machineViews.action

export default function MachinesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, mayAdd, mayExport, sees, views, rows, count, at, kinds, branches } = loaderData
  return (
    <EquipmentFrame
      title="المعدات"
      sees={sees}
      action={
        <>
          {count > 0 && <PaperLink to={machinesList.address(asked, machineLabelsPath)}>اطبع البطاقات</PaperLink>}
          <ListActs
            taken={mayExport && count > 0 && machinesList.address(asked, `${machinesPath}/export`)}
            brought={mayAdd && machineImportsPath}
            begun={mayAdd && newMachinePath}
            begin="أضف معدّة"
          />
        </>
      }
    >
      <ListCard list={machinesList} {...{ asked, rows, at, count, views, reply }} offers={{ kind: kinds, branch: branches }} />
    </EquipmentFrame>
  )
}
