import { setting } from '#areas/company/public.ts'
import { requestStatuses, ticketStatuses } from '#areas/site/request.ts'
import { type RequestKind, requestKinds } from '#areas/site/request-kinds/all.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { takesMessages } from '#values/phones.ts'
import { services } from '#values/services.ts'
import { hearsOfIt, numberOf } from './use-cases/sending.ts'

const columns = ['id', 'sequence', 'status', 'phone', 'email', 'sentAt'] as const

/**
 * What may be shown to whoever has the address of a confirmation: the address is a secret, but it travels in messages,
 * so nothing personal is told. Null when there is no such request.
 */
export async function sentRequest({ db, carries }: Pick<Ctx, 'db' | 'carries'>, id: string) {
  if (!isUuid(id)) return null
  const sent = (await serviceRequestSent(db, id)) ?? (await inquirySent(db, id)) ?? (await ticketSent(db, id))
  if (!sent) return null
  const { row, ...shown } = sent
  const number = numberOf(sent.queue, row)
  const answeredWithin = sent.queue === 'ticket' ? await setting({ db }, 'responseHours') : null
  return { ...shown, number, answeredWithin, copyBy: await copyBy({ db, carries }, row) }
}
export type SentRequest = NonNullable<Awaited<ReturnType<typeof sentRequest>>>

type Reached = { phone: string; email: string | null; sentAt: Date }

/** How our confirmation went to the visitor, if somebody carried it; the addresses themselves stay here. */
async function copyBy({ db, carries }: Pick<Ctx, 'db' | 'carries'>, row: Reached) {
  if (!(await hearsOfIt(db, row))) return null
  if (row.email && carries.includes('email')) return 'email'
  return takesMessages(row.phone) && carries.includes('sms') ? 'sms' : null
}

async function serviceRequestSent(db: Ctx['db'], id: string) {
  const row = await db
    .selectFrom('serviceRequests')
    .select([...columns, 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { title } = requestKinds[row.kind]
  return { queue: 'serviceRequest' as const, row, title, status: requestStatuses[row.status], from: formOf(row.kind) }
}

/** Of the two requests of a page the first has no address of its own. */
function formOf(kind: RequestKind) {
  const asked = kind === 'viewing' || kind === 'quotation' ? `?ask=${kind}` : ''
  return `${services[requestKinds[kind].service].path}${asked}#request`
}

async function inquirySent(db: Ctx['db'], id: string) {
  const row = await db.selectFrom('inquiries').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return { queue: 'inquiry' as const, row, title: 'استفسار', status: requestStatuses[row.status], from: '/contact#request' }
}

async function ticketSent(db: Ctx['db'], id: string) {
  const row = await db.selectFrom('tickets').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return { queue: 'ticket' as const, row, title: 'طلب دعم', status: ticketStatuses[row.status], from: '/support#request' }
}
