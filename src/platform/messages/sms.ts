import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { cut } from '#values/text.ts'
import type { Carry } from './carrier.ts'

/** Shorter than whoever took the message is waited for. */
const patience = 30_000
const Accepted = z.object({ id: z.union([z.string().min(1), z.number()]).transform(String) })

/**
 * The service that carries SMS, out of SMS_URL: the key stands where a password does, the registered name of the sender is `from`.
 * `https://:key@sms.example.om/v1/messages?from=AlTahaluf`
 */
function readService(smsUrl: string) {
  const url = new URL(smsUrl)
  const key = decodeURIComponent(url.password || url.username)
  const from = url.searchParams.get('from') ?? ''
  url.username = ''
  url.password = ''
  url.search = ''
  return { address: url.href, key, from }
}

/** The same id however often it is handed over: the service takes it for one message. */
export function smsCarrier(smsUrl: string, origin: string): Carry {
  const { address, key, from } = readService(smsUrl)
  return async ({ id, recipient, text }) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ from, to: recipient, text, reference: id, callback_url: `${origin}${deliveredPath}` }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`SMS ${answer.status}: ${cut(said, 200)}`)
    return Accepted.parse(JSON.parse(said)).id
  }
}

/** Where the service tells what became of a message. */
export const deliveredPath = '/sms/delivered'

const Report = z.object({
  reference: z.uuid(),
  status: z.enum(['delivered', 'failed', 'expired', 'rejected']),
  error: z.string().max(300).optional(),
})
export type Report = z.output<typeof Report>

/** What it told, if it is the service that tells: signed with our key over the very bytes; null otherwise. */
export function readReport(smsUrl: string, { body, signature }: { body: string; signature: string }): Report | null {
  const expected = createHmac('sha256', readService(smsUrl).key).update(body).digest()
  const given = Buffer.from(signature.replace(/^sha256=/, ''), 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  try {
    return Report.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
