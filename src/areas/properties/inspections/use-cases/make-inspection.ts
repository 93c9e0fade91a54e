import { occupanciesOf } from '#areas/calendar/public.ts'
import { beginSheet, type SheetSide } from '#areas/handovers/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inspectionBegun } from '../facts.ts'
import { MakeInspectionInput } from '../inputs.ts'
import { unitSheet } from '../unit-sheet.ts'

/** A paper is begun with what there is to look at; that of a return with what was seen at the handover. */
export const makeInspection = command({
  name: 'properties.make-inspection',
  permission: may.inspect,
  input: MakeInspectionInput,
  async run(work, { id, unitId, kind }) {
    const unit = await unitToChange(work, unitId, may.inspect)
    const lease = await leaseFor(work, unitId, kind)
    const sheet = await beginSheet(work, unitSheet, { id, side: kind, subjectId: unitId, stay: lease })
    if (sheet.number === null) work.repeated()
    else work.record(inspectionBegun, unitId, { number: sheet.number, unit: unit.called, property: unit.property })
    return { id: sheet.id }
  },
})

type Lease = { id: string; partyId: string | null }

const soon = 30

/** The lease that is to begin or has begun; that of a return may be over, the tenant still there. */
async function leaseFor(work: Work, unitId: string, kind: SheetSide): Promise<Lease | null> {
  const today = dayOf(work.now())
  const all = await occupanciesOf({ db: work.tx, now: work.now }, unitId, { from: daysAfter(today, -400) })
  const leases = all.filter((one) => one.kind === 'lease' && one.partyId)
  const begun = leases.filter(({ from }) => from <= today)
  const now = begun.find(({ isOver }) => !isOver)
  if (kind === 'periodic') return now ?? null
  const next = leases.find(({ from }) => from > today && from <= daysAfter(today, soon))
  const meant = kind === 'handover' ? (now ?? next) : (begun.findLast(({ status }) => status === 'out') ?? begun.at(-1))
  if (meant) return meant
  throw fieldFault(
    'kind',
    kind === 'handover' ? 'لا عقد إيجار ساريًا ولا قريبًا على هذه الوحدة، فلمن تُسلَّم؟' : 'لا عقد إيجار على هذه الوحدة تُعاد منه.',
  )
}
