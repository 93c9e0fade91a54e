import { asksWhy, courses } from '#areas/site/entry.ts'
import { requestClosed, requestDueSet, requestReopened } from '#areas/site/facts.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { changeEntry, heldEntry, mustBeOpen } from '#areas/site/requests/use-cases/entries.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { CloseRequestInput, OneRequestInput, SetDueInput } from '../inputs.ts'

const permission = sitePermissions.manageRequests

export const closeRequest = command({
  name: 'site.close-request',
  permission,
  input: CloseRequestInput,
  async run(work, { id, end, reason = null }) {
    const entry = await heldEntry(work, id)
    mustBeOpen(entry)
    if (!(end in courses[entry.queue].ends)) throw new Refusal('site.no-such-end', 'اختر كيف انتهى الطلب من القائمة.', 422)
    if (asksWhy(end) && !reason) throw new Refusal('site.reason', 'اذكر السبب.', 422)
    const closed = { closedAt: work.now(), closeReason: reason, waitsForUs: false, dueAt: null }
    await changeEntry(work, entry, { status: end, ...closed })
    work.record(requestClosed, id, { number: entry.number, end, reason })
    return { id }
  },
})

/** Undoes a closing, however long ago. */
export const reopenRequest = command({
  name: 'site.reopen-request',
  permission,
  input: OneRequestInput,
  async run(work, { id }) {
    const entry = await heldEntry(work, id)
    if (entry.isOpen) {
      work.repeated()
      return { id }
    }
    await changeEntry(work, entry, { status: courses[entry.queue].taken, closedAt: null, closeReason: null, waitsForUs: true })
    work.record(requestReopened, id, { number: entry.number })
    return { id }
  },
})

/** By when we have promised the next word; without a day the promise is taken back. */
export const setRequestDue = command({
  name: 'site.set-request-due',
  permission,
  input: SetDueInput,
  async run(work, { id, dueOn, dueTime }) {
    const entry = await heldEntry(work, id)
    mustBeOpen(entry)
    const dueAt = dueOn ? new Date(`${dueOn}T${dueTime ?? '23:59'}:00+04:00`) : null
    if (dueAt && dueAt < work.now()) throw new Refusal('site.due-is-past', 'هذا الموعد مضى. اختر موعدًا قادمًا.')
    await changeEntry(work, entry, { dueAt })
    const [before, after] = [entry.dueAt?.toISOString() ?? null, dueAt?.toISOString() ?? null]
    work.record(requestDueSet, id, { number: entry.number, before, after })
    return { id }
  },
})
