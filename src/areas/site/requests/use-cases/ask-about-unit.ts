import { askToView, watchVacantUnit } from '#areas/properties/public.ts'
import { UnitViewingInput, WatchUnitInput } from '#areas/site/request-kinds/unit-input.ts'
import { command } from '#platform/command.ts'
import { type Fault, fieldFaults } from '#platform/field-fault.ts'
import { anyone } from '#platform/permissions.ts'
import { isDay } from '#values/days.ts'
import { faultsOfDays } from '../days-ahead.ts'
import { closedDays } from './closed-days.ts'

/** Nobody knows further ahead whether the unit is still there. */
const twoMonths = { days: 60, ask: 'اختر يومًا خلال شهرين من اليوم.' }

const sameDay: Fault = ['otherOn', 'اختر يومًا غير الأول، أو اتركه فارغًا.']

function wrongDays(typed: Readonly<Record<string, unknown>>, now: Date) {
  const faults = faultsOfDays({ names: ['viewingOn', 'otherOn'], furthest: twoMonths }, typed, now)
  return isDay(String(typed.otherOn)) && typed.otherOn === typed.viewingOn ? [...faults, sameDay] : faults
}

/** Whoever looks at a unit on the site wants to see it. */
export const requestViewing = command({
  name: 'site.request-viewing',
  permission: anyone,
  input: UnitViewingInput,
  byTheClock: wrongDays,
  async run(work, input) {
    const typed = { names: ['viewingOn', 'otherOn'], typed: input }
    const faults = [...wrongDays(input, work.now()), ...(await closedDays(work, typed))]
    if (faults.length > 0) throw fieldFaults(faults)
    const { viewingOn, otherOn, details, ...asked } = input
    return askToView(work, { ...asked, preferredOn: viewingOn, otherOn, note: details })
  },
})

/** It is reserved: whoever wants it hears when it is free again. */
export const watchUnit = command({
  name: 'site.watch-unit',
  permission: anyone,
  input: WatchUnitInput,
  run: (work, asked) => watchVacantUnit(work, asked),
})
