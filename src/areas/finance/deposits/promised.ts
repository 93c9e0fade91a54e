import { namedSetOffs } from '#areas/finance/set-offs/standing.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { inRials } from '#values/money.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Something that waits to take so much of what we hold, by the name people find it under. */
export type Promised = { what: string; amount: bigint; isVoucher?: true }

/** What waits to take of a deposit: vouchers that are not paid yet, requests to keep some of it, and set-offs. */
export async function promisesOf(asked: Asked, depositId: string): Promise<Promised[]> {
  const db = 'tx' in asked ? asked.tx : asked.db
  const vouchers = await db
    .selectFrom('payouts')
    .select(['number', 'amount'])
    .where('depositId', '=', depositId)
    .where('status', 'in', ['submitted', 'approved'])
    .orderBy('askedAt')
    .execute()
  const kept = await db
    .selectFrom('depositForfeits')
    .select('amount')
    .where('depositId', '=', depositId)
    .where('status', '=', 'submitted')
    .execute()
  return [
    ...vouchers.map(({ number, amount }) => ({ what: `سند الصرف ${number}`, amount, isVoucher: true as const })),
    ...kept.map(({ amount }) => ({ what: 'طلب مصادرة', amount })),
    ...(await namedSetOffs(asked, { depositId })),
  ]
}

export const sumOfPromised = (promised: readonly Promised[]) => promised.reduce((sum, { amount }) => sum + amount, 0n)

export const promisedInWords = (promised: readonly Promised[]) =>
  promised.map(({ what, amount }) => `${what} بمبلغ ${inRials(amount)}`).join(' و')

/** How much of it goes elsewhere already. */
export const promisedOf = async (asked: Asked, depositId: string) => sumOfPromised(await promisesOf(asked, depositId))

/** Why no more is deducted than nothing waits for; null where nothing does. */
export async function whyPromised(asked: Asked, { id, held }: { id: string; held: bigint }) {
  const waiting = await promisesOf(asked, id)
  if (waiting.length === 0) return null
  const free = held - sumOfPromised(waiting)
  return {
    free,
    why: `ينتظر ${promisedInWords(waiting)} ${endedFirst(waiting)}${free > 0n ? ` أو اخصم حتى ${inRials(free)}` : '.'}`,
  }
}

/** A voucher is cancelled by whoever asks; of a request somebody else has to say yes or no. */
function endedFirst(waiting: readonly Promised[]) {
  const vouchers = waiting.every(({ isVoucher }) => isVoucher)
  if (waiting.length === 1) return vouchers ? 'ألغه أولًا' : 'يُبتّ فيه أولًا'
  return vouchers ? 'ألغها أولًا' : 'يُبتّ فيها أولًا'
}
