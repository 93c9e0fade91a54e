import { courses } from '#areas/site/entry.ts'
import { requestAssigned, requestReleased, requestTaken } from '#areas/site/facts.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { changeEntry, heldEntry, mustBeOpen, takenBy } from '#areas/site/requests/use-cases/entries.ts'
import { command } from '#platform/command.ts'
import { AssignRequestInput, OneRequestInput, ReleaseRequestInput } from '../inputs.ts'

export const takeRequest = command({
  name: 'site.take-request',
  permission: sitePermissions.manageRequests,
  input: OneRequestInput,
  async run(work, { id }) {
    const entry = await heldEntry(work, id)
    mustBeOpen(entry)
    if (entry.assigneeId === work.actor.id) {
      work.repeated()
      return { id, by: work.actor.id }
    }
    if (entry.assigneeId) throw await takenBy(work, entry.assigneeId)
    const { fresh, taken } = courses[entry.queue]
    await changeEntry(work, entry, {
      assigneeId: work.actor.id,
      ...(entry.status === fresh ? { status: taken } : {}),
    })
    work.record(requestTaken, id, { number: entry.number })
    return { id, by: work.actor.id }
  },
})

/** To a colleague, whoever had it before. */
export const assignRequest = command({
  name: 'site.assign-request',
  permission: sitePermissions.manageRequests,
  input: AssignRequestInput,
  async run(work, { id, assigneeId }) {
    const entry = await heldEntry(work, id)
    mustBeOpen(entry)
    const { fresh, taken } = courses[entry.queue]
    await changeEntry(work, entry, { assigneeId, ...(entry.status === fresh ? { status: taken } : {}) })
    work.record(requestAssigned, id, { number: entry.number, before: entry.assigneeId, after: assigneeId })
    return { id, before: entry.assigneeId, after: assigneeId }
  },
})

/** Nobody's again; one that was only taken is new again. */
export const releaseRequest = command({
  name: 'site.release-request',
  permission: sitePermissions.manageRequests,
  input: ReleaseRequestInput,
  async run(work, { id, from }) {
    const entry = await heldEntry(work, id)
    mustBeOpen(entry)
    if (!entry.assigneeId) {
      work.repeated()
      return { id }
    }
    if (entry.assigneeId !== from) throw await takenBy(work, entry.assigneeId)
    const { fresh, taken } = courses[entry.queue]
    const isFresh = entry.status === taken && entry.answeredAt === null
    await changeEntry(work, entry, { assigneeId: null, ...(isFresh ? { status: fresh } : {}) })
    work.record(requestReleased, id, { number: entry.number, before: from })
    return { id }
  },
})
