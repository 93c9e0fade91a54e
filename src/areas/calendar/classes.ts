import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { resourcePinned } from './facts.ts'
import { makeRoom } from './repacking.ts'
import { type Between, insertOccupancy, lockPlans, putAwayRunOut } from './taking.ts'

/** A thing belongs to a class from now on, and may be planned between these moments. */
export const offerResource = (
  { tx }: Pick<Work, 'tx'>,
  { id, classId, from, until }: { id: string; classId: string; from: Date | null; until: Date | null },
) => tx.updateTable('resources').set({ classId, offeredFrom: from, offeredUntil: until }).where('id', '=', id).execute()

export type AnyOf = Omit<Between, 'resourceId'> & {
  classId: string
  /** What is said at the field where none is free. */
  full: string
}

/** Takes any of the class: it has a thing of its own at once, and which one may change until it is pinned. */
export async function occupyAnyOf(work: Work, { classId, full, field, ...asked }: AnyOf) {
  await lockPlans(work, classId)
  await putAwayRunOut(work, await resourcesOfClass(work, classId))
  const id = work.newId()
  const { from, until, turnaround = 0 } = asked
  const resourceId = await makeRoom(work, classId, { id, from, until, turnaround, resourceId: null })
  if (!resourceId) throw fieldFault(field, full)
  await insertOccupancy(work, { ...asked, id, resourceId, pinned: false })
  return { id, resourceId }
}

async function resourcesOfClass({ tx }: Work, classId: string) {
  const rows = await tx.selectFrom('resources').select('id').where('classId', '=', classId).execute()
  return rows.map(({ id }) => id)
}

type Pinned = { occupancyId: string; resourceId?: string | undefined }

/** From now on it stays on its thing, or on the one that is named: what lies there and may move makes room. Returns the thing. */
export async function pin(work: Work, { occupancyId, resourceId }: Pinned) {
  await lockBoth(work, occupancyId, resourceId)
  const one = await plannedById(work, occupancyId)
  const to = resourceId ?? one.resourceId
  if (to === one.resourceId && one.pinned) return to
  if (to !== one.resourceId) await moveTo(work, one, to)
  await work.tx.updateTable('occupancies').set({ pinned: true }).where('id', '=', occupancyId).execute()
  work.record(resourcePinned, to, { kind: one.kind, reason: one.reason })
  return to
}

/** Both classes in one order, so that two who move between them do not wait for each other. */
async function lockBoth(work: Work, occupancyId: string, resourceId: string | undefined) {
  const before = await plannedById(work, occupancyId)
  const ids = [...new Set([before.resourceId, resourceId ?? before.resourceId])]
  const rows = await work.tx
    .selectFrom('resources')
    .select(['id', 'classId'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .execute()
  for (const id of [...new Set(rows.map((row) => row.classId ?? row.id))].toSorted()) await lockPlans(work, id)
  await putAwayRunOut(work, ids)
}

type Planned = Awaited<ReturnType<typeof plannedById>>

/** Its old place is given up first, so that what makes room for it may go there. */
async function moveTo(work: Work, one: Planned, to: string) {
  const { tx, now } = work
  const target = await tx.selectFrom('resources').select('classId').where('id', '=', to).executeTakeFirst()
  await tx.updateTable('occupancies').set({ status: 'released', releasedAt: now() }).where('id', '=', one.id).execute()
  const wanted = { id: one.id, from: one.startsAt, until: one.endsAt, turnaround: one.turnaround, resourceId: to }
  const room = target?.classId ? await makeRoom(work, target.classId, wanted) : null
  if (!room) throw new Refusal('calendar.no-room', 'ليست شاغرة في هذه المدة، وما فيها لا يُنقل إلى غيرها. اختر غيرها.')
  await tx
    .updateTable('occupancies')
    .set({ status: one.status, releasedAt: null, resourceId: to })
    .where('id', '=', one.id)
    .execute()
}

async function plannedById({ tx }: Work, occupancyId: string) {
  const one = await tx
    .selectFrom('occupancies')
    .select(['id', 'resourceId', 'kind', 'status', 'startsAt', 'endsAt', 'turnaround', 'pinned', 'reason'])
    .where('id', '=', occupancyId)
    .where('status', 'in', ['held', 'confirmed'])
    .executeTakeFirst()
  if (!one) throw new Refusal('calendar.over', 'انتهت هذه المدة أو سُلّمت أو حرّرها زميل. حدّث الصفحة.')
  return one
}
