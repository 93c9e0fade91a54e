import { occupy } from '#areas/calendar/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter, endOfDay } from '#values/days.ts'
import { viewingToChange } from '../held.ts'
import { HoldFromViewingInput } from '../inputs.ts'
import { viewingNumber } from '../viewing.ts'

const heldDays = 30

/** They liked it and have yet to decide: nobody else gets it for so many days. */
export const holdFromViewing = command({
  name: 'properties.hold-from-viewing',
  permission: may.hold,
  input: HoldFromViewingInput,
  async run(work, { viewingId, days }) {
    const one = await viewingToChange(work, viewingId)
    const { id: unitId, outSince } = await unitToChange(work, one.unitId, may.hold)
    if (outSince) throw new Refusal('properties.out-of-service', 'الوحدة خارج الخدمة. أعدها إلى الخدمة أولًا.')
    const today = dayOf(work.now())
    await occupy(work, {
      ...{ resourceId: unitId, kind: 'hold', from: today, until: daysAfter(today, heldDays), field: 'days' },
      ...{ expiresAt: endOfDay(daysAfter(today, days - 1)), reason: `${one.name}، ${viewingNumber(one)}` },
    })
    return { id: viewingId }
  },
})
