import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { sessionMinutes } from './online-payment.ts'
import type { Intent, Provider, Refunded, Told } from './provider.ts'

export type ThawaniAccount = { address: string; publishableKey: string; secretKey: string; webhookSecret: string }

/** Shorter than a customer waits for a page. */
const patience = 12_000
const notFound = 4003
const refundedBefore = 4301

const Envelope = z.object({
  success: z.boolean(),
  code: z.coerce.number(),
  description: z.string().nullish(),
  data: z.unknown(),
})
const text = z.union([z.string(), z.number()]).transform(String)
const Session = z.object({
  session_id: z.string().min(1),
  client_reference_id: text,
  invoice: text,
  total_amount: z.int(),
  currency: z.literal('OMR').default('OMR'),
  payment_status: z.enum(['unpaid', 'paid', 'cancelled']),
  expire_at: z.string().nullish(),
})
const Payments = z.array(z.object({ payment_id: text, status: z.string() })).catch([])
const Refund = z.object({ refund_id: text })

/** Thawani's e-commerce API, v1: amounts are whole baisa, and there is no key by which a repeated POST is known. */
export function thawani(account: ThawaniAccount): Provider {
  const ask = (method: 'GET' | 'POST', path: string, body: object = {}) => call(account, { method, path, body })
  const told = (data: unknown) => (data === null ? null : asTold(account, data))
  return {
    async create(intent) {
      const created = told(await ask('POST', '/checkout/session', sessionOf(intent)))
      if (!created) throw new Error('Thawani answered a new session with nothing')
      return created
    },
    fetch: async (ref) => told(await ask('GET', `/checkout/session/${encodeURIComponent(ref)}`)),
    find: async (reference) => told(await ask('GET', `/checkout/reference/${encodeURIComponent(reference)}`)),
    cancel: async (ref) => void (await ask('POST', `/checkout/${encodeURIComponent(ref)}/cancel`)),
    async refund({ invoice, amount, reason }) {
      const payments = Payments.parse(await ask('GET', `/payments?checkout_invoice=${encodeURIComponent(invoice)}`))
      const paid = payments.find(({ status }) => status === 'successful')
      if (!paid) return { refused: 'not-theirs', code: notFound }
      const asked = { payment_id: paid.payment_id, amount: Number(amount), reason, metadata: {} }
      return await ask('POST', '/refunds', asked).then(refundedBy, refusedBy)
    },
    // That they know of no such payment is said to those alone whose key they take.
    knowsUs: () => ask('GET', `/checkout/reference/${randomUUID()}`).then(() => true, keyRefused),
    verifyWebhook: (message) => hintIn(account.webhookSecret, message),
  }
}

const refundedBy = (made: unknown): Refunded =>
  made === null ? { refused: 'not-theirs', code: notFound } : { refundId: Refund.parse(made).refund_id }

/** A no of theirs is an answer; that nothing was heard, or that they did not let us in, is none. */
function refusedBy(error: unknown): Refunded {
  if (!(error instanceof ThawaniNo) || ![400, 404, 409, 422].includes(error.status)) throw error
  return { refused: error.code === refundedBefore ? 'before' : 'no', code: error.code }
}

function keyRefused(error: unknown) {
  if (error instanceof ThawaniNo && [401, 403].includes(error.status)) return false
  throw error
}

class ThawaniNo extends Error {
  status: number
  code: number
  constructor(status: number, code: number, said: string) {
    super(`Thawani ${status} ${code || ''} ${said}`.trim())
    this.status = status
    this.code = code
  }
}

type Asked = { method: 'GET' | 'POST'; path: string; body: object }

/** What was answered; null where there is no such thing. */
async function call({ address, secretKey }: ThawaniAccount, { method, path, body }: Asked): Promise<unknown> {
  const answer = await fetch(new URL(`/api/v1${path}`, address), {
    method,
    headers: { 'thawani-api-key': secretKey, accept: 'application/json', 'content-type': 'application/json' },
    // A POST without a body is refused by the proxy before it.
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  const said = Envelope.safeParse(await answer.json().catch(() => null)).data
  if (said?.code === notFound) return null
  if (!answer.ok || !said?.success) {
    throw new ThawaniNo(answer.status, said?.code ?? 0, said?.description?.slice(0, 120) ?? '')
  }
  return said.data ?? null
}

/** The name of what is paid has room for forty letters. */
const sessionOf = ({ reference, amount, title, payer, back }: Intent) => ({
  client_reference_id: reference,
  mode: 'payment',
  products: [{ name: title.slice(0, 40), unit_amount: Number(amount), quantity: 1 }],
  success_url: `${back}?back=paid`,
  cancel_url: `${back}?back=left`,
  expire_in_minutes: sessionMinutes,
  metadata: { 'Customer name': payer.name, 'Contact number': payer.phone ?? '', 'Email address': payer.email ?? '' },
})

function asTold({ address, publishableKey }: ThawaniAccount, data: unknown): Told {
  const { session_id: id, client_reference_id: reference, ...session } = Session.parse(data)
  const page = new URL(`/pay/${encodeURIComponent(id)}`, address)
  page.searchParams.set('key', publishableKey)
  return {
    ...{ providerRef: id, reference, state: session.payment_status, amount: BigInt(session.total_amount) },
    ...{ invoice: session.invoice, redirectUrl: page.href },
    expiresAt: session.expire_at ? new Date(session.expire_at) : null,
  }
}

/** What was signed longer ago is somebody’s copy. */
const freshSeconds = 600

const Message = z.object({
  event_type: z.string(),
  data: z.object({ client_reference_id: text.nullish(), session_id: text.nullish() }),
})

/** Signed with our secret over the very bytes and their time, a moment ago; else it is nobody’s message. */
function hintIn(secret: string, { raw, headers, now }: { raw: string; headers: Headers; now: Date }) {
  const timestamp = headers.get('thawani-timestamp') ?? ''
  const given = Buffer.from(headers.get('thawani-signature') ?? '', 'hex')
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > freshSeconds) return null
  const expected = createHmac('sha256', secret).update(`${raw}-${timestamp}`).digest()
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const message = Message.safeParse(asJson(raw)).data
  return message
    ? { reference: message.data.client_reference_id ?? null, providerRef: message.data.session_id ?? null }
    : { reference: null, providerRef: null }
}

function asJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
