import { askToView, watchVacantUnit } from '#areas/properties/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyone } from '#platform/permissions.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { UnitViewingInput, WatchUnitInput } from '../request-kinds/unit-input.ts'

/** Nobody knows further ahead whether the unit is still there. */
const furthest = 60

/** Whoever looks at a unit on the site wants to see it. */
export const requestViewing = command({
  name: 'site.request-viewing',
  permission: anyone,
  input: UnitViewingInput,
  async run(work, { viewingOn, otherOn, details, ...asked }) {
    const today = dayOf(work.now())
    for (const [field, on] of Object.entries({ viewingOn, otherOn })) {
      if (on && on < today) throw fieldFault(field, 'اختر اليوم أو تاريخًا بعده.')
      if (on && on > daysAfter(today, furthest)) throw fieldFault(field, 'اختر يومًا خلال شهرين من اليوم.')
    }
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
