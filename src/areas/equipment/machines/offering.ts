import { offerResource } from '#areas/calendar/public.ts'
import { documentsInForce } from '#areas/documents/public.ts'
import type { Work } from '#platform/context.ts'
import { endOfDay } from '#values/days.ts'
import { isServiceDue } from '../service/service.ts'
import { isGone, neededPapers, type Readiness } from './machine.ts'
import { machinePapers } from './papers.ts'

type Offered = {
  id: string
  kindId: string
  plate: string | null
  certificateNeeded: boolean
  readiness: Readiness
  meter: number
  serviceAt: number | null
  supplierUntil?: string | null
}

/**
 * Until when a machine may be promised: its papers hold, and whose it is has not asked it back. One that is gone is promised to nobody,
 * nor one whose service is due, until that is done.
 */
export async function offerMachine(work: Work, one: Offered) {
  const papers = await documentsInForce({ db: work.tx, now: work.now }, machinePapers, [one.id])
  const ends = neededPapers(one).map((kind) => papers.find((paper) => paper.kind === kind)?.expiresOn ?? null)
  const last = ends.includes(null) ? null : [...ends, ...(one.supplierUntil ? [one.supplierUntil] : [])].toSorted()[0]
  const until = last && !isGone(one.readiness) && !isServiceDue(one) ? endOfDay(last) : work.now()
  await offerResource(work, { id: one.id, classId: one.kindId, from: null, until })
}

/** Its meter went on, and with it may have come the hour of its service. */
export async function offerByMeter(work: Work, id: string) {
  const one = await work.tx
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .select(['machines.id', 'kindId', 'plate', 'certificateNeeded', 'readiness', 'meter', 'serviceAt', 'supplierUntil'])
    .where('machines.id', '=', id)
    .executeTakeFirstOrThrow()
  if (isServiceDue(one)) await offerMachine(work, one)
}
