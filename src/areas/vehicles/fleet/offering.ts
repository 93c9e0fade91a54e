import { offerResource } from '#areas/calendar/public.ts'
import { documentsInForce } from '#areas/documents/public.ts'
import type { Work } from '#platform/context.ts'
import { endOfDay } from '#values/days.ts'
import { vehiclePapers } from './papers.ts'
import { neededPapers } from './vehicle.ts'

/**
 * Until when a vehicle may be promised: its licence and its insurance hold a day longer than that. Without one of them, or once it is
 * sold, it is promised to nobody from now on; what it has already stays.
 */
export async function offerVehicle(work: Work, { id, classId, isSold }: { id: string; classId: string; isSold: boolean }) {
  const papers = await documentsInForce({ db: work.tx, now: work.now }, vehiclePapers, [id])
  const ends = neededPapers.map((kind) => papers.find((paper) => paper.kind === kind)?.expiresOn ?? null)
  const first = ends.includes(null) ? null : ends.toSorted()[0]
  const until = first && !isSold ? new Date(endOfDay(first).getTime() - dayLength) : work.now()
  await offerResource(work, { id, classId, from: null, until })
}

const dayLength = 24 * 3_600_000
