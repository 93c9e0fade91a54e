import { conversationsDesk, moveConversation } from '#areas/assistant/public.ts'
import { oneWorkingDayAfter } from '#areas/company/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { courses, type EntryStatus, type InboxQueue, statusesOf } from '#areas/site/entry.ts'
import type { ReplyWay, RequestStatus, TicketStatus } from '#areas/site/request.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { type Incoming, numberOf } from './sending.ts'

/** Steps that the commands of the inbox share. */

const notThere = () => new Refusal('not-found', 'لم نجد هذا الطلب.', 404)

/** Held until the transaction ends: of two who take it at once, the second sees the first. */
export async function heldEntry({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string) {
  const entry = await tx
    .selectFrom('inboxEntries')
    .select(['id', 'queue', 'status', 'isOpen', 'assigneeId', 'answeredAt', 'name', 'phone', 'email', 'service', 'dueAt'])
    .select(['sequence', 'numberedAt', 'partyId', 'accountId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const mayRead = entry?.queue !== 'conversation' || actor.may(conversationsDesk.permission)
  if (!entry || !mayRead) throw notThere()
  return { ...entry, number: numberOf(entry.queue, { sequence: entry.sequence, sentAt: entry.numberedAt }) }
}
export type Held = Awaited<ReturnType<typeof heldEntry>>

export function mustBeOpen({ isOpen }: Pick<Held, 'isOpen'>) {
  if (!isOpen) throw new Refusal('site.request-closed', 'الطلب مغلق. أعد فتحه أولًا.')
}

/** Whoever else has it by now, by name. */
export async function takenBy({ tx }: Pick<Work, 'tx'>, accountId: string) {
  const name = (await namesOf({ db: tx }, [accountId])).get(accountId) ?? 'موظف آخر'
  return new Refusal('site.request-taken', `تولاه ${name} قبلك بلحظات.`)
}

type Change = {
  status?: EntryStatus
  assigneeId?: string | null
  waitsForUs?: boolean
  answeredAt?: Date
  dueAt?: Date | null
  lastAt?: Date
  closedAt?: Date | null
  closeReason?: string | null
  preview?: string
}

/** In the inbox and where the sender looks: the two never say different things. */
export async function changeEntry(work: Work, { id, queue }: Pick<Held, 'id' | 'queue'>, change: Change) {
  const isOpen = change.status ? { isOpen: !statusesOf.closed.includes(change.status) } : {}
  await work.tx
    .updateTable('inboxEntries')
    .set({ ...change, ...isOpen })
    .where('id', '=', id)
    .execute()
  if (change.status) await tellSource(work, { id, queue }, change.status)
}

async function tellSource({ tx }: Work, { id, queue }: { id: string; queue: InboxQueue }, status: EntryStatus) {
  if (queue === 'conversation') await moveConversation({ tx }, id, status as 'with-person')
  else if (queue === 'ticket')
    await tx
      .updateTable('tickets')
      .set({ status: status as TicketStatus })
      .where('id', '=', id)
      .execute()
  else
    await tx
      .updateTable(queue === 'inquiry' ? 'inquiries' : 'serviceRequests')
      .set({ status: status as RequestStatus })
      .where('id', '=', id)
      .execute()
}

/** Staff who write for somebody else are not the sender. */
export const senderOf = ({ actor }: Pick<Work, 'actor'>) => (actor.kind === 'customer' ? { actorId: actor.id } : {})

type New = Incoming & { queue: InboxQueue; kind: string | null; replyBy: ReplyWay | null; preview: string; actorId?: string }

/** What comes in is in the inbox in the same breath. Who was signed in finds it in the account. */
export async function enterInbox({ tx }: Pick<Work, 'tx'>, { actorId, numberedAt, ...entry }: New & { numberedAt?: Date }) {
  await tx
    .insertInto('inboxEntries')
    .values({
      ...entry,
      preview: cut(entry.preview, 200),
      status: courses[entry.queue].fresh,
      numberedAt: numberedAt ?? entry.sentAt,
      answerBy: await oneWorkingDayAfter({ tx }, entry.sentAt),
      lastAt: entry.sentAt,
      accountId: actorId ?? null,
      ...{ assigneeId: null, dueAt: null, answeredAt: null, closedAt: null, closeReason: null, partyId: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
