import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { offerByMeter } from '../machines/offering.ts'
import type { BrokenBy, Figures } from './day-sheet.ts'

type Written = Figures & { segmentId: string; brokenBy: BrokenBy | null; meterFrom: number | null; meterTo: number | null }
type Kept = {
  on: { segment: { machineId: string } }
  asked: { id: string; lineId: string; day: string }
  fields: Written & { fuel: number; note: string | null; ticked: string; unticked: string }
  version: number
}

/** Writes a day that waits for its signature; the meter of the machine goes along, and never back. */
export async function keepSheet(work: Work, { on, asked, fields, version }: Kept) {
  const stamp = { recordedBy: work.actor.id, recordedName: work.actor.name, recordedAt: work.now() }
  await work.tx
    .insertInto('daySheets')
    .values({
      ...{ id: asked.id, lineId: asked.lineId, day: asked.day },
      ...fields,
      state: 'open',
      ...stamp,
      ...unsigned,
      version,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...fields, ...stamp, version }))
    .execute()
  if (fields.meterTo === null || asked.day > dayOf(work.now())) return
  await work.tx
    .updateTable('machines')
    .set({ meter: fields.meterTo })
    .where('id', '=', on.segment.machineId)
    .where('meter', '<', fields.meterTo)
    .execute()
  await offerByMeter(work, on.segment.machineId)
}

const unsigned = {
  ...{ signer: null, signedWay: null, signedAt: null, signatureId: null, disputedWorked: null, disputedStandby: null },
  ...{ disputedLoads: null, disputeWhy: null, disputedBy: null, approvedBy: null, approvedAt: null, cycleId: null },
}
