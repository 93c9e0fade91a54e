import { sheetsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { howMany } from '#values/plural.ts'
import { sheetsToWrite, waitingSheets } from '../queries.ts'
import { SheetsToWrite } from '../ui/sheets-to-write.tsx'
import { WaitingSheets } from '../ui/waiting-sheets.tsx'
import { approveSheets } from '../use-cases/approve-sheets.ts'
import type { Route } from './+types/back-office-day-sheets'

export const meta = () => [{ title: 'كشوف الساعات · التحالف' }]

export const handle = { crumb: () => 'كشوف الساعات' }

export const loader = page(may.recordSheets, async (ctx) => ({
  toWrite: await sheetsToWrite(ctx),
  waiting: ctx.actor.may(may.viewHires) ? await waitingSheets(ctx) : null,
  sees: tabsOpenTo(ctx),
}))

export const action = submitOneOf({
  approve: submit(approveSheets, ({ approved }) => saying(`اعتُمد ${howMany(approved, 'timesheet')}`, sheetsPath)),
})

export default function DaySheetsPage({ loaderData: { toWrite, waiting, sees }, actionData: reply }: Route.ComponentProps) {
  return (
    <EquipmentFrame title="كشوف الساعات" sees={sees}>
      <Unheard reply={reply} />
      <div className="stack">
        <SheetsToWrite rows={toWrite} />
        {waiting && <WaitingSheets rows={waiting} reply={reply} />}
      </div>
    </EquipmentFrame>
  )
}
