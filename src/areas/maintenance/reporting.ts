import { sql } from 'kysely'
import { addTask, dueBy } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { faultReported } from './facts.ts'
import { wordsOfRequest } from './found-by.ts'
import { maintainedAs } from './maintained.ts'
import { keepPhotos } from './photos.ts'
import {
  dueAfter,
  type FaultKind,
  faultKinds,
  type Priority,
  requestKind,
  requestNumber,
  requestStates,
  whereIs,
} from './request.ts'

type Where = {
  siteId: string
  siteKind: string
  site: string
  branchId: string
  part: { id: string; name: string } | null
}

export type Reported = {
  id: string
  where: Where
  place: string | null
  partyId: string | null
  category: FaultKind
  priority: Priority
  description: string
  suits: string | null
  photos: readonly Upload[]
  byTenant: boolean
}

/** The same form sent again is the same request; null where there is none by this id yet. */
export async function reportedBefore(work: Work, id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968017))`.execute(work.tx)
  const before = await work.tx
    .selectFrom('maintenanceRequests')
    .select(['id', 'sequence', 'reportedBy'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!before) return null
  if (before.reportedBy !== work.actor.id) throw new Refusal('not-found', 'لم نجد هذا السجل، أو هو خارج صلاحيتك.', 404)
  work.repeated()
  return { id, number: requestNumber(before.sequence) }
}

/** Written down with its number, its pictures and a task for whoever sorts what comes in. */
export async function writeDown(work: Work, { where, photos, byTenant, place, ...asked }: Reported) {
  const { rows } = await sql<{ sequence: number }>`select nextval('maintenance_numbers')::integer as sequence`.execute(work.tx)
  const sequence = rows[0]?.sequence ?? 0
  const part = where.part?.name ?? null
  const dueOn = dueAfter(dayOf(work.now()), asked.priority)
  await work.tx
    .insertInto('maintenanceRequests')
    .values({
      ...{ ...asked, ...untouched, sequence, place, siteId: where.siteId, partId: where.part?.id ?? null, dueOn },
      ...{ state: 'reported', reportedBy: work.actor.id, reportedAt: work.now() },
      words: wordsOfRequest({ ...asked, sequence, place, part }),
    })
    .execute()
  await keepPhotos(work, asked.id, { stage: 'report', files: photos })
  const number = requestNumber(sequence)
  const called = whereIs({ part, place, site: where.site })
  const title = faultKinds[asked.category]
  work.record(faultReported, asked.id, {
    ...{ number, where: called, title, state: requestStates.reported, partyId: asked.partyId, byTenant },
  })
  await addTask(work, {
    ...{ rule: triageRule, period: number, subject: { kind: requestKind, id: asked.id } },
    ...{
      title: cut(`صنّف البلاغ ${number}: ${title}، ${called}`, 200),
      role: maintainedAs(work, where.siteKind).officer,
      branchId: where.branchId,
      dueAt: dueBy(dueOn),
    },
  })
  return { id: asked.id, number }
}

export const triageRule = 'maintenance-triage'

const untouched = {
  ...{ nature: null, payer: null, payerReason: null, estimate: null, technicianId: null, supplierId: null },
  ...{ visitOn: null, visitFrom: null, visitUntil: null, startedAt: null, doneBy: null, doneAt: null, doneNote: null },
  ...{ cost: null, billId: null, confirmedBy: null, confirmedAt: null, closedAt: null, rejectedReason: null },
  ...{ reopenedReason: null, reopenedAt: null, reopenings: 0 },
}
