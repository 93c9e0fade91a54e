import type { SheetDraft } from '#areas/handovers/public.ts'
import type { Work } from '#platform/context.ts'
import { meterBeyond } from '../hires/meter-beyond.ts'
import { termsIn } from '../hires/terms.ts'

/** Of a machine that comes back by this sheet; one that was taken back before was asked about then. */
export async function hoursBeyondSheets(work: Work, { kind, occupancyId }: SheetDraft, meter: number | undefined) {
  if (kind !== 'return' || meter === undefined) return 0
  const segment = await work.tx
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .select(['lineId', 'snapshot', 'outAt', 'meterOut'])
    .where('hireSegments.occupancyId', '=', occupancyId)
    .where('backAt', 'is', null)
    .executeTakeFirst()
  return segment ? meterBeyond(work, { id: segment.lineId, terms: termsIn(segment) }, { segment, meter }) : 0
}
