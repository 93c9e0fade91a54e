import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Session = {
  session_id: string
  client_reference_id: string
  invoice: string
  total_amount: number
  currency: 'OMR'
  payment_status: 'unpaid' | 'paid' | 'cancelled'
  success_url: string
  cancel_url: string
  expire_at: string
}
type Asked = { method: string; path: string; body: Record<string, unknown>; url: URL }

const keys = {
  secretKeyPassword: 'a secret nobody knows',
  publishableKey: 'told to everybody',
  webhookPassword: 'signs what it tells',
}

/**
 * Thawani on the loopback, as their API of payments speaks: sessions that are opened, paid on a page of theirs, cancelled and refunded,
 * and messages signed over their bytes. It can be down, or say something else than it was asked.
 */
export async function thawaniDouble() {
  const sessions = new Map<string, Session>()
  const refunded = new Map<string, number>()
  const double = { created: 0, asked: 0, failing: null as number | null, losesAnswers: false, losesRefunds: false }
  /** `refusing` is the code with which it refuses every refund; `refundsAsked` counts what came, answered or not. */
  const refunds = { refusing: null as number | null, refundsAsked: 0 }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://thawani')
    if (url.pathname === '/favicon.ico') return response.writeHead(204).end()
    if (url.pathname.startsWith('/pay/')) return payPage(url, response)
    const raw = await text(request)
    if (request.method === 'POST' && raw === '') return response.writeHead(411).end()
    const body = raw ? JSON.parse(raw) : {}
    answerTo({ method: request.method ?? 'GET', path: url.pathname.replace('/api/v1', ''), body, url }, request, response)
  })

  function payPage(url: URL, response: ServerResponse) {
    const session = sessions.get(url.pathname.slice('/pay/'.length))
    if (!session || url.searchParams.get('key') !== keys.publishableKey) return response.writeHead(404).end()
    const act = url.searchParams.get('act')
    if (!act) {
      const link = (name: string) => `<a href="?key=${encodeURIComponent(keys.publishableKey)}&act=${name}">${name}</a>`
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return response.end(
        `<!doctype html><html lang="en"><title>Pay</title><h1>${session.total_amount}</h1>${link('pay')} ${link('leave')}</html>`,
      )
    }
    if (act === 'pay') pay(session.session_id)
    return response.writeHead(302, { location: act === 'pay' ? session.success_url : session.cancel_url }).end()
  }

  function answerTo(asked: Asked, request: IncomingMessage, response: ServerResponse) {
    const say = (status: number, said: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    const no = (status: number, code: number) => say(status, { success: false, code, description: 'no', data: null })
    if (request.headers['thawani-api-key'] !== keys.secretKeyPassword) return no(401, 4010)
    if (double.failing) return no(double.failing, 5000)
    const found = resultOf(asked)
    if (typeof found === 'number') return no(found === 4003 ? 404 : 400, found)
    // It was done, and nobody hears of it.
    if (double.losesAnswers || (double.losesRefunds && asked.path === '/refunds')) return response.destroy()
    return say(200, { success: true, code: 2000, description: 'ok', data: found })
  }

  function resultOf({ method, path, body, url }: Asked): object | number {
    const [, kind, id = '', act] = path.split('/')
    if (kind === 'checkout' && id === 'session' && method === 'POST') return open(body)
    double.asked += 1
    if (kind === 'checkout' && id === 'session') return sessions.get(act ?? '') ?? 4003
    if (kind === 'checkout' && id === 'reference') return sessionOf(decodeURIComponent(act ?? '')) ?? 4003
    if (kind === 'checkout' && act === 'cancel') return cancel(id)
    if (kind === 'payments') return paymentsOf(url.searchParams.get('checkout_invoice') ?? '')
    if (kind === 'refunds') return refund(String(body.payment_id), Number(body.amount))
    return 4003
  }

  function open(body: Record<string, unknown>): Session | number {
    const [product] = body.products as { name: string; unit_amount: number; quantity: number }[]
    if (!product || !Number.isInteger(product.unit_amount) || product.name.length > 40 || !body.client_reference_id) return 4000
    double.created += 1
    const minutes = Number(body.expire_in_minutes ?? 1440)
    const session: Session = {
      ...{ session_id: `checkout_${randomUUID().replaceAll('-', '')}`, client_reference_id: String(body.client_reference_id) },
      ...{
        invoice: String(20_260_000 + sessions.size + 1),
        total_amount: product.unit_amount * product.quantity,
        currency: 'OMR',
      },
      ...{ payment_status: 'unpaid', success_url: String(body.success_url), cancel_url: String(body.cancel_url) },
      expire_at: new Date(Date.now() + minutes * 60_000).toISOString(),
    }
    sessions.set(session.session_id, session)
    return session
  }

  const sessionOf = (reference: string) => [...sessions.values()].findLast((one) => one.client_reference_id === reference)

  function cancel(id: string): Session | number {
    const session = sessions.get(id)
    if (!session) return 4003
    if (session.payment_status === 'unpaid') session.payment_status = 'cancelled'
    return session
  }

  function paymentsOf(invoice: string) {
    const paid = [...sessions.values()].filter((one) => one.invoice === invoice && one.payment_status === 'paid')
    return paid.length > 0 ? paid.map((one) => ({ payment_id: `pay-${one.invoice}`, status: 'successful' })) : 4003
  }

  function refund(id: string, amount: number) {
    refunds.refundsAsked += 1
    if (refunds.refusing) return refunds.refusing
    if (refunded.has(id)) return 4301
    refunded.set(id, amount)
    return { refund_id: `refund-${id}` }
  }

  function pay(id: string, amount?: number) {
    const session = sessions.get(id)
    if (session?.payment_status !== 'unpaid') return
    Object.assign(session, { payment_status: 'paid', ...(amount && { total_amount: amount }) })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(double, {
    /** What an office is connected with. */
    account: { place: `http://127.0.0.1:${port}`, ...keys },
    sessionOf,
    refunds,
    refunded,
    pay,
    cancel,
    close: () => void server.close(),
    /** A message as they send it about one payment; `signedBy` another secret it is forged, `at` another time stale. */
    telling(reference: string, { signedBy = keys.webhookPassword, at = new Date(), event = 'checkout.completed' } = {}) {
      const session = sessionOf(reference)
      const raw = JSON.stringify({ event_type: event, data: { client_reference_id: reference, session_id: session?.session_id } })
      const timestamp = String(Math.floor(at.getTime() / 1000))
      const signature = createHmac('sha256', signedBy).update(`${raw}-${timestamp}`).digest('hex')
      return { raw, headers: new Headers({ 'thawani-timestamp': timestamp, 'thawani-signature': signature }) }
    },
  })
}
