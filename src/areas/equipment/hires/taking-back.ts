import type { Work } from '#platform/context.ts'
import { bringImplementsBack } from '../implements/with-lines.ts'
import { jobArrived } from '../transport/jobs-of-lines.ts'
import { closeIfAllBack } from './closing.ts'
import { machineTakenBack } from './facts.ts'
import { type LoadedHire, type LoadedLine, toldOf } from './load-for-update.ts'
import { meterBeyond, mustBeSure } from './meter-beyond.ts'
import { endSegment, segmentOut } from './segments.ts'

type Back = { hire: LoadedHire; line: LoadedLine; meter: number; said?: { sure: boolean; note?: string | undefined } }

/** It is back in the yard. A line nobody ended before ends with it. The reading of a sheet was asked about as it was written. */
export async function takeBack(work: Work, { hire, line, meter, said }: Back) {
  const out = await segmentOut(work, line.id)
  const beyond = await meterBeyond(work, line, { segment: out, meter })
  if (said) mustBeSure(beyond, said)
  await endSegment(work, out, { meter })
  await bringImplementsBack(work, line)
  if (!line.offHiredAt)
    await work.tx
      .updateTable('hireLines')
      .set({ offHiredAt: work.now(), offHiredBy: work.actor.name })
      .where('id', '=', line.id)
      .execute()
  await jobArrived(work, line.id, 'site')
  await jobArrived(work, line.id, 'yard')
  await closeIfAllBack(work, hire)
  const used = meter - out.meterOut
  work.record(machineTakenBack, hire.contractId, {
    ...{ ...(await toldOf(work, hire)), kind: line.terms.kind, code: out.code },
    ...{ meter, hours: used, note: beyond > 0 ? (said?.note ?? null) : null },
  })
  return { used }
}
