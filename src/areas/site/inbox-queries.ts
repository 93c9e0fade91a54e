import { sql } from 'kysely'
import { conversationsDesk } from '#areas/assistant/public.ts'
import type { Ctx } from '#platform/context.ts'
import { keptFiles } from '#platform/files/kept-files.ts'
import { isUuid } from '#platform/ids.ts'
import { sitePermissions } from './permissions.ts'
import { type ReplyWay, replyWays, requestStatuses, ticketStatuses } from './request.ts'
import { answersOf, type RequestKind, requestKinds, type Trade } from './request-kinds/all.ts'
import { answersTo } from './request-kinds/fields.ts'
import { inquiryFields, ticketFields } from './request-kinds/support.ts'
import { numberOf, type Queue } from './use-cases/sending.ts'

type Reading = Pick<Ctx, 'db'>
type Reader = Pick<Ctx, 'db' | 'actor'>

export const inboxPage = 25

/** A conversation that was handed over waits beside what came in by form. */
export type InboxQueue = Queue | 'conversation'

/** To the customer a ticket waits «for you»; to us it waits for the customer. */
const statusLabels: Record<string, string> = {
  ...requestStatuses,
  ...ticketStatuses,
  'waiting-for-customer': 'بانتظار رد العميل',
}

type Asked = { queue: InboxQueue | null; page: number }

/**
 * One page of what came in, the newest first, of one queue or of all. Two areas hold it, so each is asked for as much
 * as the page could need; conversations are for those who may read them. Past the end stands the last page.
 */
export async function inbox(ctx: Reader, { queue, page }: Asked) {
  const counts = await countAll(ctx)
  const total = queue === null ? Object.values(counts).reduce((sum, count) => sum + count) : counts[queue]
  const at = Math.min(page, Math.max(1, Math.ceil(total / inboxPage)))
  const most = at * inboxPage
  const talks = mayTalk(ctx) && (queue === null || queue === 'conversation')
  const [requests, conversations] = await Promise.all([
    queue === 'conversation' ? [] : latestRequests(ctx, queue, most),
    talks ? latestConversations(ctx, most) : [],
  ])
  const rows = [...requests, ...conversations].sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
  return { rows: rows.slice(most - inboxPage, most), total, at }
}

const mayTalk = ({ actor }: Pick<Ctx, 'actor'>) => actor.may(conversationsDesk.permission)

type Row = { id: string; sequence: number; queue: Queue; kind: RequestKind | null; status: string }
type Person = { name: string; phone: string; sentAt: Date }

async function latestRequests({ db }: Reading, queue: Queue | null, most: number) {
  const { rows } = await sql<Row & Person>`
    select * from (
      select id, sequence, 'inquiry' as queue, null as kind, status, name, phone, sent_at from inquiries
      union all
      select id, sequence, 'serviceRequest', kind, status, name, phone, sent_at from service_requests
      union all
      select id, sequence, 'ticket', null, status, name, phone, sent_at from tickets
    ) incoming
    where ${queue}::text is null or queue = ${queue}
    order by sent_at desc, id desc
    limit ${most}`.execute(db)
  return rows.map(line)
}

function line({ id, queue, sequence, kind, status, ...person }: Row & Person) {
  const title = queue === 'ticket' ? 'طلب دعم' : kind ? requestKinds[kind].title : 'استفسار'
  const number = numberOf(queue, { sequence, sentAt: person.sentAt })
  return { id, path: `/admin/requests/${id}`, title, number, ...person, ...labelled(status) }
}

async function latestConversations(reading: Reading, most: number) {
  const rows = await conversationsDesk.latest(reading, most)
  return rows.map((row) => ({ ...row, path: conversationsDesk.path(row.id), title: 'محادثة' }))
}

const labelled = (status: string) => ({ isNew: status === 'new', status: statusLabels[status] ?? status })

const tables = { inquiry: 'inquiries', serviceRequest: 'serviceRequests', ticket: 'tickets' } as const

async function countIn({ db }: Reading, queue: Queue, status?: 'new') {
  const { count } = await db
    .selectFrom(tables[queue])
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countAll(ctx: Reader, status?: 'new') {
  const [inquiry, serviceRequest, ticket, talks] = await Promise.all([
    countIn(ctx, 'inquiry', status),
    countIn(ctx, 'serviceRequest', status),
    countIn(ctx, 'ticket', status),
    mayTalk(ctx) ? conversationsDesk.count(ctx) : { all: 0, waiting: 0 },
  ])
  return { inquiry, serviceRequest, ticket, conversation: status ? talks.waiting : talks.all }
}

/** How many of each nobody has taken up. */
export const newInInbox = (ctx: Reader) => countAll(ctx, 'new')

/** Everything one request says, as whoever answers it reads it; null when there is none. */
export async function inboxItem(reading: Reading, id: string | undefined) {
  if (!isUuid(id)) return null
  return (await serviceRequestOf(reading, id)) ?? (await inquiryOf(reading, id)) ?? (await ticketOf(reading, id))
}

/** The questions as they are put to the visitor speak to the visitor. */
const inquiryRead = { ...inquiryFields, message: { label: 'الرسالة' } }
const ticketRead = { ...ticketFields, text: { label: 'ما حدث' } }

const columns = ['id', 'sequence', 'status', 'name', 'phone', 'email', 'replyBy', 'service', 'sentAt'] as const

type Sender = { id: string; sequence: number; sentAt: Date; status: string; replyBy: ReplyWay }

function item<Kind extends Sender>(queue: Queue, title: string, { sequence, status, replyBy, ...row }: Kind) {
  const number = numberOf(queue, { sequence, sentAt: row.sentAt })
  const { id, sentAt } = row
  return { ...row, id, sentAt, queue, title, number, replyBy: replyWays[replyBy], ...labelled(status) }
}

async function serviceRequestOf({ db }: Reading, id: string) {
  const row = await db
    .selectFrom('serviceRequests')
    .select([...columns, 'kind', 'details', 'trade'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { kind, details, trade, ...request } = row
  const answers = answersOf(kind, { ...(trade as Trade), details })
  return {
    ...item('serviceRequest', requestKinds[kind].title, request),
    answers,
    files: await filesOf(db, 'serviceRequestId', id),
  }
}

async function inquiryOf({ db }: Reading, id: string) {
  const row = await db
    .selectFrom('inquiries')
    .select([...columns, 'message'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { message, ...inquiry } = row
  return {
    ...item('inquiry', 'استفسار', inquiry),
    answers: answersTo(inquiryRead, { service: row.service, message }),
    files: [],
  }
}

async function ticketOf({ db }: Reading, id: string) {
  const row = await db
    .selectFrom('tickets')
    .select([...columns, 'subject', 'reference', 'text'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { subject, reference, text, ...ticket } = row
  const answers = answersTo(ticketRead, { service: row.service, subject, reference, text })
  return { ...item('ticket', 'طلب دعم', ticket), answers, files: await filesOf(db, 'ticketId', id) }
}

async function filesOf(db: Ctx['db'], owner: 'serviceRequestId' | 'ticketId', id: string) {
  const rows = await db.selectFrom('requestFiles').select('fileId').where(owner, '=', id).execute()
  return keptFiles(
    { db },
    rows.map(({ fileId }) => fileId),
  )
}

/** What visitors attached may be seen by whoever may see what they sent. */
export async function permissionForFile({ db }: Reading, fileId: string) {
  const ours = await db.selectFrom('requestFiles').select('fileId').where('fileId', '=', fileId).executeTakeFirst()
  return ours ? sitePermissions.viewRequests : null
}
