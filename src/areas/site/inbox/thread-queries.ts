import { accountsHolding } from '#areas/access/public.ts'
import { conversationsDesk } from '#areas/assistant/public.ts'
import { peopleLike, registeringCustomers, roomForPhone } from '#areas/customers/public.ts'
import { pathOfHire, quotingMachines } from '#areas/equipment/public.ts'
import { activeStaff, namesOf } from '#areas/identity/public.ts'
import { recordParts } from '#areas/records/public.ts'
import { courses, entryStatuses, type InboxQueue, pressing, statusesOf } from '#areas/site/entry.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { replyWays } from '#areas/site/request.ts'
import { answersOf, type RequestKind, type Trade } from '#areas/site/request-kinds/all.ts'
import { answersTo } from '#areas/site/request-kinds/fields.ts'
import { inquiryFields, ticketFields } from '#areas/site/request-kinds/support.ts'
import { numberOf } from '#areas/site/requests/use-cases/sending.ts'
import { siteFactWords } from '#areas/site/words.ts'
import type { Ctx } from '#platform/context.ts'
import { keptFiles } from '#platform/files/kept-files.ts'
import { isUuid } from '#platform/ids.ts'
import { takesMessages } from '#values/phones.ts'
import { entryOfLineFile, linesOf, type ThreadLine } from './line-queries.ts'
import { titleOf } from './queries.ts'

type Reading = Pick<Ctx, 'db'>

/** What somebody sent and what was said about it since, for whoever must tell or forget it. */
export async function inboxItem({ db }: Reading, id: string) {
  const entry = await db.selectFrom('inboxEntries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!entry) return null
  const number = numberOf(entry.queue, { sequence: entry.sequence, sentAt: entry.numberedAt })
  const [asked, lines] = await Promise.all([askedIn({ db }, entry), linesOf({ db }, entry)])
  return { ...entry, ...asked, lines, title: titleOf(entry), number, status: entryStatuses[entry.status] }
}

/** One entry of the inbox with all that was said, oldest first; null when it is not there for this person. */
export async function thread(ctx: Ctx, id: string | undefined) {
  if (!isUuid(id)) return null
  const entry = await ctx.db.selectFrom('inboxEntries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!entry || (entry.queue === 'conversation' && !ctx.actor.may(conversationsDesk.permission))) return null
  const [asked, lines, parts, people, saved, known, phoneGoes] = await Promise.all([
    askedIn(ctx, entry),
    linesOf(ctx, entry),
    recordParts(ctx, { kind: 'request', recordId: id, mayEdit: ctx.actor.may(sitePermissions.manageRequests) }),
    whoAnswers(ctx, entry.queue),
    savedReplies(ctx),
    entry.partyId ? [] : peopleLike(ctx, entry),
    entry.partyId ? roomForPhone(ctx, entry.partyId, entry.phone) : null,
  ])
  const { queue, assigneeId } = entry
  const names = await namesOf(ctx, assigneeId ? [assigneeId] : [])
  return {
    entry: {
      ...entry,
      title: titleOf(entry),
      number: numberOf(queue, { sequence: entry.sequence, sentAt: entry.numberedAt }),
      statusLabel: entryStatuses[entry.status],
      isNew: statusesOf.new.includes(entry.status),
      assignee: assigneeId ? (names.get(assigneeId) ?? 'موظف سابق') : null,
      isMine: assigneeId === ctx.actor.id,
      ends: courses[queue].ends,
      wayBack: entry.replyBy ? replyWays[entry.replyBy] : null,
      pressing: pressing(entry, ctx.now()),
    },
    ways: waysTo(entry),
    asked,
    lines: [...lines, ...notesAndEvents(parts)].sort((one, other) => one.at.getTime() - other.at.getTime()),
    people,
    saved,
    /** Who in the register may be the same person; and where the phone they wrote from would go. */
    ...{ known, phoneGoes },
    mayRegister: ctx.actor.may(registeringCustomers) && ctx.actor.may(sitePermissions.manageRequests),
    mayManage: ctx.actor.may(sitePermissions.manageRequests),
    quoting: entry.kind === 'machines' ? await quotingOf(ctx, id) : null,
  }
}

/** The quotation that was made of a request, or whether this person may make it. */
async function quotingOf(ctx: Ctx, id: string) {
  const row = await ctx.db.selectFrom('serviceRequests').select('quotedAs').where('id', '=', id).executeTakeFirst()
  return { path: row?.quotedAs ? pathOfHire(row.quotedAs) : null, may: ctx.actor.may(quotingMachines) }
}

/** Who may see to what came by this queue: nobody else is offered it. */
async function whoAnswers(ctx: Pick<Ctx, 'db' | 'now'>, queue: InboxQueue) {
  const needed = [sitePermissions.manageRequests, ...(queue === 'conversation' ? [conversationsDesk.permission] : [])]
  const able = await Promise.all(needed.map((permission) => accountsHolding({ tx: ctx.db, now: ctx.now }, permission)))
  return (await activeStaff(ctx)).filter(({ id }) => able.every((holders) => holders.includes(id)))
}

/** What one answers again and again, by name. */
export function savedReplies({ db }: Reading) {
  return db
    .selectFrom('savedReplies')
    .select(['id', 'title', 'text'])
    .where('archivedAt', 'is', null)
    .orderBy('title')
    .limit(200)
    .execute()
}

/** How this customer can be answered, the way they asked for first. */
function waysTo({
  queue,
  phone,
  email,
  replyBy,
}: {
  queue: string
  phone: string
  email: string | null
  replyBy: string | null
}) {
  const texts = takesMessages(phone) ? (['whatsapp', 'sms'] as const) : []
  const all = [
    ...(queue === 'conversation' ? (['chat'] as const) : []),
    ...texts,
    ...(email ? (['email'] as const) : []),
    'call' as const,
  ]
  return all.toSorted((one, other) => Number(other === replyBy) - Number(one === replyBy))
}

const isEvent = new Set([
  siteFactWords['site.request-taken'],
  siteFactWords['site.request-released'],
  siteFactWords['site.request-assigned'],
  siteFactWords['site.request-closed'],
  siteFactWords['site.request-reopened'],
  siteFactWords['site.request-linked'],
  siteFactWords['site.request-quoted'],
  siteFactWords['site.request-phone-kept'],
])

function notesAndEvents({ notes, history }: Awaited<ReturnType<typeof recordParts>>): ThreadLine[] {
  const rest = { channel: null, link: null, files: [] }
  return [
    ...notes
      .filter(({ archived }) => !archived)
      .map(({ id, text, author, writtenAt }) => ({ ...rest, id, text, by: author, at: writtenAt, side: 'note' as const })),
    ...history
      .filter(({ text }) => isEvent.has(text))
      .map(({ id, text, by, at }) => ({ ...rest, id, text, by, at, side: 'event' as const })),
  ]
}

/** What was sent by form, question by question, with its files. */
export async function askedIn({ db }: Reading, { id, queue }: { id: string; queue: string }) {
  if (queue === 'serviceRequest') return serviceRequestOf({ db }, id)
  if (queue === 'inquiry') return inquiryOf({ db }, id)
  return queue === 'ticket' ? ticketOf({ db }, id) : { answers: [], files: [] }
}

/** The questions as they are put to the visitor speak to the visitor. */
const inquiryRead = { ...inquiryFields, message: { label: 'الرسالة' } }
const ticketRead = { ...ticketFields, text: { label: 'ما حدث' } }

async function serviceRequestOf({ db }: Reading, id: string) {
  const { kind, details, trade } = await db
    .selectFrom('serviceRequests')
    .select(['kind', 'details', 'trade'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const answers = answersOf(kind satisfies RequestKind, { ...(trade as Trade), details })
  return { answers, files: await filesOf({ db }, 'serviceRequestId', id) }
}

async function inquiryOf({ db }: Reading, id: string) {
  const row = await db.selectFrom('inquiries').select(['service', 'message']).where('id', '=', id).executeTakeFirstOrThrow()
  return { answers: answersTo(inquiryRead, row), files: [] }
}

async function ticketOf({ db }: Reading, id: string) {
  const row = await db
    .selectFrom('tickets')
    .select(['service', 'subject', 'reference', 'text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { answers: answersTo(ticketRead, row), files: await filesOf({ db }, 'ticketId', id) }
}

async function filesOf({ db }: Reading, owner: 'serviceRequestId' | 'ticketId', id: string) {
  const rows = await db.selectFrom('requestFiles').select('fileId').where(owner, '=', id).execute()
  return keptFiles(
    { db },
    rows.map(({ fileId }) => fileId),
  )
}

/** What was attached, to the request or to an answer, belongs to an entry of the inbox. */
export async function entryOfFile({ db }: Reading, fileId: string) {
  const row = await db
    .selectFrom('requestFiles')
    .select(['serviceRequestId', 'ticketId'])
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  return row ? (row.serviceRequestId ?? row.ticketId) : entryOfLineFile({ db }, fileId)
}
