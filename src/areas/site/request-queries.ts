import { setting } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { services } from '#values/services.ts'
import { requestStatuses, takesMessages, ticketStatuses } from './request.ts'
import { requestKinds } from './request-kinds/all.ts'
import { numberOf } from './use-cases/sending.ts'

type Reached = { phone: string; email: string | null }

/** How our confirmation reaches the visitor; the addresses themselves stay here. */
const copyBy = ({ phone, email }: Reached) => (email ? 'email' : takesMessages(phone) ? 'sms' : null)

const columns = ['id', 'sequence', 'status', 'phone', 'email', 'sentAt'] as const

/**
 * What may be shown to whoever has the address of a confirmation: the address is a secret, but it travels in messages,
 * so nothing personal is told. Null when there is no such request.
 */
export async function sentRequest({ db }: Pick<Ctx, 'db'>, id: string) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const sent = (await serviceRequestSent(db, id)) ?? (await inquirySent(db, id)) ?? (await ticketSent(db, id))
  return sent && { ...sent, answeredWithin: sent.queue === 'ticket' ? await setting({ db }, 'responseHours') : null }
}
export type SentRequest = NonNullable<Awaited<ReturnType<typeof sentRequest>>>

async function serviceRequestSent(db: Ctx['db'], id: string) {
  const row = await db
    .selectFrom('serviceRequests')
    .select([...columns, 'kind', 'service'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { title } = requestKinds[row.kind]
  const from = `${services[row.service].path}${row.kind === 'viewing' || row.kind === 'quotation' ? `?ask=${row.kind}` : ''}#request`
  const number = numberOf('serviceRequest', row)
  return { queue: 'serviceRequest' as const, title, number, status: requestStatuses[row.status], copyBy: copyBy(row), from }
}

async function inquirySent(db: Ctx['db'], id: string) {
  const row = await db.selectFrom('inquiries').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const number = numberOf('inquiry', row)
  const status = requestStatuses[row.status]
  return { queue: 'inquiry' as const, title: 'استفسار', number, status, copyBy: copyBy(row), from: '/contact#request' }
}

async function ticketSent(db: Ctx['db'], id: string) {
  const row = await db.selectFrom('tickets').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const number = numberOf('ticket', row)
  const status = ticketStatuses[row.status]
  return { queue: 'ticket' as const, title: 'طلب دعم', number, status, copyBy: copyBy(row), from: '/support#request' }
}
