import type { Difference } from '#ui/offline/phone-bar.tsx'
import { inHours } from '../../machines/machine.ts'
import { asHours, brokenBys, sheetStates, sheetWords } from '../day-sheet.ts'
import type { SheetOnPhone } from './written-here.ts'

const none = 'لا شيء'
type Sheet = SheetOnPhone | null

/** In words, what stands otherwise on the phone than at the office. */
export function dayDifferences(office: Sheet, phone: Sheet): Difference[] {
  const both = (what: string, said: (sheet: SheetOnPhone) => string) => ({
    what,
    office: office ? said(office) : none,
    phone: phone ? said(phone) : none,
  })
  return [
    both('الحالة', ({ state }) => sheetStates[state]),
    both(sheetWords.worked, ({ worked }) => asHours(worked)),
    both(sheetWords.standby, ({ standby }) => asHours(standby)),
    both(sheetWords.broken, ({ broken }) => asHours(broken)),
    both(sheetWords.brokenBy, ({ brokenBy }) => (brokenBy ? brokenBys[brokenBy] : none)),
    both(sheetWords.loads, ({ loads }) => String(loads)),
    both(sheetWords.meterTo, ({ meterTo }) => (meterTo === null ? none : inHours(meterTo))),
    both(sheetWords.fuel, ({ fuel }) => inHours(fuel)),
    both(sheetWords.unticked, ({ unticked }) => unticked.replaceAll('\n', '، ') || none),
    both(sheetWords.note, ({ note }) => note ?? none),
  ].filter((one) => one.office !== one.phone)
}
