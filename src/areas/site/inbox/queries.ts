import { sql } from 'kysely'
import { conversationsDesk } from '#areas/assistant/public.ts'
import { wordsTyped } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import {
  type EntryStatus,
  entryStatuses,
  expectedAt,
  type InboxAsked,
  type InboxQueue,
  pressing,
  statusesOf,
} from '#areas/site/entry.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { type RequestKind, requestKinds } from '#areas/site/request-kinds/all.ts'
import { numberOf } from '#areas/site/requests/use-cases/sending.ts'
import type { Found, Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { pageOf } from '#platform/db/lists.ts'
import type { Count } from '#platform/db/one-statement.ts'
import { readReference } from '#values/reference.ts'

export type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

export const inboxPage = 25

export const everything: InboxAsked = { queue: null, state: null, service: null, whose: 'all', late: false, words: '', page: 1 }

/** Conversations are for those who may read them. */
export function readable({ db, actor }: Reader) {
  return db
    .selectFrom('inboxEntries')
    .$if(!actor.may(conversationsDesk.permission), (query) => query.where('queue', '<>', 'conversation'))
}

export function matching(ctx: Reader, { queue, state, service, whose, late, words }: InboxAsked) {
  return readable(ctx)
    .$if(queue !== null, (query) => query.where('queue', '=', queue ?? 'inquiry'))
    .$if(state !== null, (query) => query.where('status', 'in', state ? statusesOf[state] : []))
    .$if(service !== null, (query) => query.where('service', '=', service ?? 'rent'))
    .$if(whose === 'mine', (query) => query.where('assigneeId', '=', ctx.actor.id))
    .$if(whose === 'nobody', (query) => query.where('assigneeId', 'is', null).where('isOpen', '=', true))
    .$if(late, (query) => query.where('isOpen', '=', true).where(isLate(ctx.now())))
    .$if(words !== '', (query) => query.where(isFoundBy(words)))
}

/** Past what was promised, or past the working day within which everything is answered. */
const isLate = (now: Date) =>
  sql<boolean>`coalesce(due_at, case when waits_for_us and answered_at is null then answer_by end) < ${now}`

/** A number of ours; else words of the name or of what was said first, an address, or either end of a phone number. */
function isFoundBy(typed: string) {
  const number = readReference(typed)
  if (number) return sql<boolean>`sequence = ${Number(number.split('-')[1])}`
  const words = wordsTyped(typed)
  return words === null ? sql<boolean>`false` : sql<boolean>`inbox_words(name, preview, phone, email) @@ ${words}::tsquery`
}

const columns = [
  ...(['id', 'queue', 'kind', 'sequence', 'numberedAt', 'service', 'name', 'phone', 'preview', 'status', 'isOpen'] as const),
  ...(['waitsForUs', 'assigneeId', 'dueAt', 'sentAt', 'lastAt', 'answeredAt', 'answerBy'] as const),
] as const

type Row = {
  id: string
  queue: InboxQueue
  kind: string | null
  sequence: number
  numberedAt: Date
  status: EntryStatus
}

const titles = { inquiry: 'استفسار', ticket: 'طلب دعم', conversation: 'محادثة', serviceRequest: 'طلب خدمة' } as const

const isKind = (kind: string | null): kind is RequestKind => kind !== null && kind in requestKinds

export const titleOf = ({ queue, kind }: Pick<Row, 'queue' | 'kind'>) => (isKind(kind) ? requestKinds[kind].title : titles[queue])

function line<One extends Row & Parameters<typeof expectedAt>[0]>(row: One, now: Date) {
  const { id, queue, sequence, numberedAt, status } = row
  return {
    id,
    path: `/admin/requests/${id}`,
    title: titleOf(row),
    number: numberOf(queue, { sequence, sentAt: numberedAt }),
    statusLabel: entryStatuses[status],
    isNew: statusesOf.new.includes(status),
    pressing: pressing(row, now),
  }
}

/** One page of what came in, what moved last first; past the end stands the last page. */
export async function inbox(ctx: Reader, asked: InboxAsked) {
  const { count } = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  const { at, rows } = await pageOf(matching(ctx, asked).select(columns).orderBy('lastAt', 'desc').orderBy('id', 'desc'), {
    page: asked.page,
    count: total,
    perPage: inboxPage,
  })
  const names = await namesOf(
    ctx,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  )
  const told = rows.map((row) => ({
    ...{ ...row, ...line(row, ctx.now()) },
    assignee: row.assigneeId ? (names.get(row.assigneeId) ?? 'موظف سابق') : null,
  }))
  return { rows: told, total, at }
}
export type InboxRow = Awaited<ReturnType<typeof inbox>>['rows'][number]

/** How many of each queue nobody has taken up. */
export async function newInInbox(ctx: Reader) {
  const rows = await readable(ctx)
    .select(({ fn }) => ['queue', fn.countAll<bigint>().as('count')])
    .where('status', 'in', statusesOf.new)
    .groupBy('queue')
    .execute()
  const counts = new Map(rows.map(({ queue, count }) => [queue, Number(count)]))
  const of = (queue: InboxQueue) => counts.get(queue) ?? 0
  return { inquiry: of('inquiry'), serviceRequest: of('serviceRequest'), ticket: of('ticket'), conversation: of('conversation') }
}

export const newEntries = (ctx: Reader): Count =>
  readable(ctx)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('status', 'in', statusesOf.new)
    .$asScalar()

/** What this person has taken and has not answered. */
export async function waitingRequests(ctx: Ctx): Promise<Waiting[]> {
  if (!ctx.actor.may(sitePermissions.manageRequests)) return []
  const rows = await readable(ctx)
    .select([...columns])
    .where('assigneeId', '=', ctx.actor.id)
    .where('isOpen', '=', true)
    .where((eb) => eb.or([eb('waitsForUs', '=', true), eb('dueAt', 'is not', null)]))
    .orderBy('lastAt')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, path: `/admin/requests/${row.id}`, kind: titleOf(row), title: `رد على ${row.name}` },
    ...{ dueAt: expectedAt(row), since: row.sentAt },
  }))
}

export async function findRequests(ctx: Ctx, words: string): Promise<Found[]> {
  const { rows } = await inbox(ctx, { ...everything, words })
  return rows
    .slice(0, 5)
    .map(({ id, title, name, number, path }) => ({ kind: 'request', id, label: `${title}: ${name}`, detail: number, path }))
}
