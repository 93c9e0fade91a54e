import type { ProviderKind } from '#areas/finance/ledger/provider-kinds.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { cut } from '#values/text.ts'
import type { Refunded } from './provider.ts'
import { providerOf } from './providers.ts'
import { settleOnlineRefund } from './use-cases/settle-online-refund.ts'

/** Longer than the provider is waited for: whoever asked is heard of by then, or was killed. */
const lease = 60_000

/**
 * Sends a refund to the provider, by one process at a time. Where an answer was lost, the whole of a payment is asked for again: more
 * than came cannot go back, and they say that it did before. A part of it is not: somebody looks there first.
 */
export async function sendToProvider(house: House, payoutId: string) {
  const asked = await claim(house, payoutId)
  if (!asked) return
  try {
    const provider = await providerOf(house, asked.provider)
    if (!provider || !asked.invoice) throw new Error('no provider')
    const answer = await provider.refund({ invoice: asked.invoice, amount: asked.amount, reason: asked.purpose })
    await settleOnlineRefund(asTheHouse(house), { payoutId, answer: asOurs(answer, asked) })
  } catch (error) {
    house.log.warn({ err: error, payoutId }, 'the provider of payments online said nothing of a refund')
    await noteProblem(house, payoutId, error instanceof Error ? error.message : 'no answer')
  }
}

/** Given back before, after we asked for it ourselves and heard nothing: that was ours. */
const asOurs = (answer: Refunded, { tries, invoice }: { tries: number; invoice: string | null }): Refunded =>
  'refused' in answer && answer.refused === 'before' && tries > 1 && invoice ? { refundId: invoice } : answer

const noteProblem = ({ db }: House, payoutId: string, problem: string) =>
  db
    .updateTable('onlineRefunds')
    .set({ problem: cut(problem, 200) })
    .where('payoutId', '=', payoutId)
    .execute()

type Claimed = { tries: number; amount: bigint; purpose: string; provider: ProviderKind; invoice: string | null }

async function claim({ db, now }: House, payoutId: string): Promise<Claimed | null> {
  const asked = await db
    .selectFrom('payouts as p')
    .innerJoin('onlinePayments as o', 'o.id', 'p.onlinePaymentId')
    .select(['p.amount', 'p.purpose', 'o.provider', 'o.invoice', 'o.paidAmount'])
    .where('p.id', '=', payoutId)
    .where('p.status', '=', 'sending')
    .executeTakeFirst()
  if (!asked) return null
  const isWhole = asked.amount === asked.paidAmount
  const taken = await db
    .updateTable('onlineRefunds')
    .set(({ eb }) => ({ askedAt: now(), problem: null, tries: eb('tries', '+', 1) }))
    .where('payoutId', '=', payoutId)
    .where(({ eb, or }) =>
      or([
        eb('askedAt', 'is', null),
        ...(isWhole ? [eb('askedAt', '<', new Date(now().getTime() - lease)), eb('problem', 'is not', null)] : []),
      ]),
    )
    .returning('tries')
    .executeTakeFirst()
  return taken ? { ...asked, ...taken } : null
}

/** Every quarter of an hour: what was to be sent and was not, and what nobody has heard of since. */
export async function reconcileRefunds(house: House) {
  const silent = new Date(house.now().getTime() - lease)
  await house.db
    .updateTable('onlineRefunds')
    .set({ problem: 'no answer' })
    .where('problem', 'is', null)
    .where('askedAt', '<', silent)
    .where('payoutId', 'in', house.db.selectFrom('payouts').select('id').where('status', '=', 'sending'))
    .execute()
  const rows = await house.db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'sending')
    .orderBy('askedAt')
    .limit(100)
    .execute()
  for (const { id } of rows) await sendToProvider(house, id)
}
