import { offerResource } from '#areas/calendar/public.ts'
import { documentsInForce } from '#areas/documents/public.ts'
import type { Work } from '#platform/context.ts'
import { endOfDay } from '#values/days.ts'
import { neededPapers, type Readiness } from './machine.ts'
import { machinePapers } from './papers.ts'

type Offered = {
  id: string
  kindId: string
  plate: string | null
  certificateNeeded: boolean
  readiness: Readiness
  supplierUntil?: string | null
}

/** Until when a machine may be promised: its papers hold, and whose it is has not asked it back. One that is gone is promised to nobody. */
export async function offerMachine(work: Work, one: Offered) {
  const papers = await documentsInForce({ db: work.tx, now: work.now }, machinePapers, [one.id])
  const ends = neededPapers(one).map((kind) => papers.find((paper) => paper.kind === kind)?.expiresOn ?? null)
  const last = ends.includes(null) ? null : [...ends, ...(one.supplierUntil ? [one.supplierUntil] : [])].toSorted()[0]
  const isGone = one.readiness === 'retired' || one.readiness === 'lost'
  const until = last && !isGone ? endOfDay(last) : work.now()
  await offerResource(work, { id: one.id, classId: one.kindId, from: null, until })
}
