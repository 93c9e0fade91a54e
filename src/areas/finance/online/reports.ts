import type { House } from '#platform/context.ts'
import { askQuietly } from './asking.ts'
import { activeKind, providerOf } from './providers.ts'

/** What the provider sent: believed only as a hint to ask about one payment. */
export async function noteTelling(house: House, message: { raw: string; headers: Headers }) {
  const kind = await activeKind(house)
  const provider = kind ? await providerOf(house, kind) : null
  if (!provider) return 404
  const hint = provider.verifyWebhook({ ...message, now: house.now() })
  if (!hint) return 401
  const payment = await house.db
    .selectFrom('onlinePayments')
    .select(['id', 'receiptId'])
    .where(({ eb, or }) => or([eb('id', '=', uuidIn(hint.reference)), eb('providerRef', '=', hint.providerRef)]))
    .executeTakeFirst()
  if (!payment || payment.receiptId) return 204
  // Told again later when we could not ask now.
  return (await askQuietly(house, payment.id)) ? 204 : 503
}

const uuidIn = (reference: string | null) => (reference && /^[0-9a-f-]{36}$/.test(reference) ? reference : null)
