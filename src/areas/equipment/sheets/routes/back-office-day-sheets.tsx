import { Link } from 'react-router'
import { sheetImportsPath, sheetsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { phoneStamp } from '#platform/phone-stamp.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { usePagesAhead } from '#ui/offline/pages-ahead.ts'
import { PhoneBar } from '#ui/offline/phone-bar.tsx'
import { howMany } from '#values/plural.ts'
import { pagesAhead } from '../phone/ahead.ts'
import { openListOnPhone, writeListOnPhone } from '../phone/list-page.ts'
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
  stamp: phoneStamp(ctx, 0),
}))

/** Without a network the phone answers for the office. */
export const clientLoader = Object.assign(({ serverLoader, url }: Route.ClientLoaderArgs) => openListOnPhone(serverLoader, url), {
  hydrate: true as const,
})

export const clientAction = (sent: Route.ClientActionArgs) => writeListOnPhone(sent)

export const action = submitOneOf({
  approve: submit(approveSheets, ({ approved }) => saying(`اعتُمد ${howMany(approved, 'timesheet')}`, sheetsPath)),
})

export default function DaySheetsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { toWrite, waiting, sees, stamp } = loaderData
  const onPhone = 'onPhone' in loaderData ? loaderData.onPhone : null
  const isReached = onPhone !== null && !onPhone.phone.isKept
  usePagesAhead(isReached ? pagesAhead(toWrite.filter(({ isOwn }) => isOwn)) : [], `${stamp.readAt}`)
  const bring = waiting && (
    <Link className={buttonLook({ variant: 'outline' })} to={sheetImportsPath}>
      استورد
    </Link>
  )
  return (
    <EquipmentFrame title="كشوف الساعات" action={bring} sees={sees}>
      <Unheard reply={reply} />
      <div className="stack">
        {onPhone && <PhoneBar {...onPhone} version={stamp.version} />}
        <SheetsToWrite rows={toWrite} />
        {waiting && <WaitingSheets rows={waiting} reply={reply} />}
      </div>
    </EquipmentFrame>
  )
}
