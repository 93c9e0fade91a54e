import { courses } from '#areas/site/entry.ts'
import { customerWrote, requestReopened } from '#areas/site/facts.ts'
import { OneRequestInput, WriteInRequestInput } from '#areas/site/inbox/inputs.ts'
import { changeEntry } from '#areas/site/requests/use-cases/entries.ts'
import { saidJustNow, writeLine } from '#areas/site/requests/use-cases/lines.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { heldOwn } from '../queries.ts'

const notThere = () => new Refusal('not-found', 'لم نجد هذا الطلب.', 404)

/** The customer goes on where the answer was read. */
export const writeInRequest = command({
  name: 'site.write-in-request',
  permission: anyoneSignedIn,
  input: WriteInRequestInput,
  async run(work, { id, text, files }) {
    const entry = await heldOwn(work, id)
    if (!entry) throw notThere()
    if (entry.queue === 'conversation') throw new Refusal('site.in-chat', 'اكتب في المحادثة نفسها.')
    if (!entry.isOpen) throw new Refusal('site.request-closed', 'أُغلق هذا الطلب. أعد فتحه، أو أرسل طلبًا جديدًا.')
    if (await saidJustNow(work, { entryId: id, text, files })) {
      work.repeated()
      return { id }
    }
    await writeLine(work, { entryId: id, author: 'customer', channel: 'account', text, files })
    const { answered, taken } = courses[entry.queue]
    const status = entry.status === answered ? { status: taken } : {}
    await changeEntry(work, entry, { ...status, waitsForUs: true, lastAt: work.now(), preview: cut(text, 200) })
    const { number, name, assigneeId } = entry
    work.record(customerWrote, id, { number, name, assigneeId, requestId: id, files: files.length })
    return { id }
  },
})

/** What we took for solved and is not. */
export const reopenMyTicket = command({
  name: 'site.reopen-my-ticket',
  permission: anyoneSignedIn,
  input: OneRequestInput,
  async run(work, { id }) {
    const entry = await heldOwn(work, id)
    if (!entry) throw notThere()
    if (entry.status !== 'solved') throw new Refusal('site.not-solved', 'لا يُعاد فتح هذا الطلب. أرسل طلبًا جديدًا.')
    await changeEntry(work, entry, { status: 'in-progress', closedAt: null, waitsForUs: true, lastAt: work.now() })
    work.record(requestReopened, id, { number: entry.number })
    return { id }
  },
})
