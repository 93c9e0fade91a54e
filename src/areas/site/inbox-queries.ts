import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { keptFiles } from '#platform/files/kept-files.ts'
import { isUuid } from '#platform/ids.ts'
import type { Service } from '#values/services.ts'
import { sitePermissions } from './permissions.ts'
import { type ReplyWay, replyWays, requestStatuses, ticketStatuses } from './request.ts'
import { answersOf, type RequestKind, requestKinds, type Trade } from './request-kinds/all.ts'
import { answersTo } from './request-kinds/fields.ts'
import { inquiryFields, ticketFields } from './request-kinds/support.ts'
import { numberOf, type Queue } from './use-cases/sending.ts'

type Reading = Pick<Ctx, 'db'>

export const inboxPage = 25

/** To the customer a ticket waits «for you»; to us it waits for the customer. */
const statusLabels: Record<string, string> = {
  ...requestStatuses,
  ...ticketStatuses,
  'waiting-for-customer': 'بانتظار رد العميل',
}

type Row = { id: string; sequence: number; queue: Queue; kind: RequestKind | null; service: Service | null; status: string }
type Person = { name: string; phone: string; sentAt: Date }

/** One line of the inbox, the newest first; `queue` shows one of the three. */
export async function inbox({ db }: Reading, { queue, page }: { queue: Queue | null; page: number }) {
  const { rows } = await sql<Row & Person>`
    select * from (
      select id, sequence, 'inquiry' as queue, null as kind, service, status, name, phone, sent_at from inquiries
      union all
      select id, sequence, 'serviceRequest', kind, service, status, name, phone, sent_at from service_requests
      union all
      select id, sequence, 'ticket', null, service, status, name, phone, sent_at from tickets
    ) incoming
    where ${queue}::text is null or queue = ${queue}
    order by sent_at desc, id desc
    limit ${inboxPage + 1} offset ${(page - 1) * inboxPage}`.execute(db)
  return { rows: rows.slice(0, inboxPage).map(line), more: rows.length > inboxPage }
}

function line({ sequence, kind, status, ...row }: Row & Person) {
  const title = row.queue === 'ticket' ? 'طلب دعم' : kind ? requestKinds[kind].title : 'استفسار'
  return { ...row, title, number: numberOf(row.queue, { sequence, sentAt: row.sentAt }), ...labelled(status) }
}

const labelled = (status: string) => ({ isNew: status === 'new', status: statusLabels[status] ?? status })

/** How many of each nobody has taken up. */
export async function newRequests({ db }: Reading) {
  const waiting = (table: 'inquiries' | 'serviceRequests' | 'tickets') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow()
  const [inquiry, serviceRequest, ticket] = await Promise.all([
    waiting('inquiries'),
    waiting('serviceRequests'),
    waiting('tickets'),
  ])
  return { inquiry: Number(inquiry.count), serviceRequest: Number(serviceRequest.count), ticket: Number(ticket.count) }
}

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
