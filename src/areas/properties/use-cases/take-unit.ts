import { occupanciesOf, occupy, release } from '#areas/calendar/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, endOfDay } from '#values/days.ts'
import { unitBroughtBack, unitTakenOut } from '../facts.ts'
import { BringBackInput, CloseUnitInput, HoldUnitInput, ReleaseUnitInput, TakeOutInput } from '../inputs.ts'
import { whyStaying } from '../leases/sitting-tenants.ts'
import { takenByLeases } from '../leases/unit-of-lease.ts'
import { propertiesPermissions as may } from '../permissions.ts'
import { unitToChange } from '../reached.ts'

const mustServe = ({ outSince }: { outSince: Date | null }) => {
  if (outSince) throw new Refusal('properties.out-of-service', 'الوحدة خارج الخدمة. أعدها إلى الخدمة أولًا.')
}

const mustBeToCome = (today: string, from: string) => {
  if (from < today) throw fieldFault('from', 'هذا يوم مضى. اختر اليوم أو ما بعده.')
}

/** Kept for somebody who has yet to decide: after so many days it is free by itself. */
export const holdUnit = command({
  name: 'properties.hold-unit',
  permission: may.hold,
  input: HoldUnitInput,
  async run(work, { unitId, days, ...asked }) {
    const unit = await unitToChange(work, unitId, may.hold)
    mustServe(unit)
    const today = dayOf(work.now())
    mustBeToCome(today, asked.from)
    const expiresAt = endOfDay(daysAfter(today, days - 1))
    await occupy(work, { resourceId: unitId, kind: 'hold', ...asked, expiresAt, field: 'from' })
    return { id: unitId }
  },
})

/** Nobody moves in while it is mended. */
export const closeUnit = command({
  name: 'properties.close-unit',
  permission: may.close,
  input: CloseUnitInput,
  async run(work, { unitId, ...asked }) {
    const unit = await unitToChange(work, unitId, may.close)
    mustServe(unit)
    mustBeToCome(dayOf(work.now()), asked.from)
    await occupy(work, { resourceId: unitId, kind: 'maintenance', ...asked, field: 'from' })
    return { id: unitId }
  },
})

/** A hold is given up by whoever may hold, a closing ends by whoever may close; what a contract took ends with the contract. */
export const releaseUnit = command({
  name: 'properties.release-unit',
  permission: may.view,
  input: ReleaseUnitInput,
  async run(work, { unitId, occupancyId }) {
    await unitToChange(work, unitId, may.view)
    const { kind } = await release(work, { resourceId: unitId, occupancyId })
    const isOfLease = (await takenByLeases(work.tx, [occupancyId])).has(occupancyId)
    if (isOfLease || (kind !== 'hold' && kind !== 'maintenance'))
      throw new Refusal('properties.by-contract', 'هذه مدة عقد، وتنتهي من العقد نفسه.')
    await unitToChange(work, unitId, kind === 'hold' ? may.hold : may.close)
    return { id: unitId }
  },
})

/** Until somebody brings it back: it is to be sold, or torn down. */
export const takeOut = command({
  name: 'properties.take-out',
  permission: may.close,
  input: TakeOutInput,
  async run(work, { unitId, reason }) {
    const { outSince, property, called } = await unitToChange(work, unitId, may.close)
    if (outSince) throw new Refusal('properties.out-before', 'أخرجها زميل من الخدمة قبل لحظة. حدّث الصفحة.')
    await nobodyMayHaveIt(work, unitId)
    await work.tx.updateTable('units').set({ outSince: work.now(), outReason: reason }).where('id', '=', unitId).execute()
    work.record(unitTakenOut, unitId, { property, unit: called, reason })
    return { id: unitId }
  },
})

/** Whose lease is in force or waits for its signature has it, and whoever stays on by law after theirs. */
async function nobodyMayHaveIt({ tx, now }: Work, unitId: string) {
  const today = dayOf(now())
  const standing = await occupanciesOf({ db: tx, now }, unitId, { from: today })
  const byLeases = await takenByLeases(
    tx,
    standing.map(({ id }) => id),
  )
  const taken = standing.find(({ id }) => byLeases.has(id))
  const why = taken
    ? `هي لمستأجر من ${dayInWords(taken.from)} إلى ${dayInWords(taken.until)}: ${taken.reason}. تُخرج من الخدمة بعد أن ينتهي عقده.`
    : await whyStaying({ db: tx }, { unitId, contract: { startsOn: today, predecessorId: null } })
  if (why) throw new Refusal('properties.unit-let', why)
}

export const bringBack = command({
  name: 'properties.bring-back',
  permission: may.close,
  input: BringBackInput,
  async run(work, { unitId }) {
    const { outSince, property, called } = await unitToChange(work, unitId, may.close)
    if (!outSince) throw new Refusal('properties.in-service', 'الوحدة في الخدمة. حدّث الصفحة.')
    await work.tx.updateTable('units').set({ outSince: null, outReason: null }).where('id', '=', unitId).execute()
    work.record(unitBroughtBack, unitId, { property, unit: called })
    return { id: unitId }
  },
})
