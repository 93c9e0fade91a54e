import type { Ctx, Work } from '#platform/context.ts'
import { inRials } from '#values/money.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Something that waits to take so much of what we hold, by the name people find it under. */
export type Promised = { what: string; amount: bigint }

/** What waits to take of a deposit: vouchers that are not paid yet, and requests to keep some of it. */
export async function promisesOf(asked: Asked, depositId: string) {
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
  return {
    vouchers: vouchers.map(({ number, amount }): Promised => ({ what: `سند الصرف ${number}`, amount })),
    kept: kept.map(({ amount }): Promised => ({ what: 'طلب مصادرة', amount })),
  }
}

export const sumOfPromised = (promised: readonly Promised[]) => promised.reduce((sum, { amount }) => sum + amount, 0n)

export const promisedInWords = (promised: readonly Promised[]) =>
  promised.map(({ what, amount }) => `${what} بمبلغ ${inRials(amount)}`).join(' و')

/** How much of it goes elsewhere already. */
export async function promisedOf(asked: Asked, depositId: string) {
  const { vouchers, kept } = await promisesOf(asked, depositId)
  return sumOfPromised([...vouchers, ...kept])
}

/** Why no more is deducted than no voucher waits for; null where none does. A request to keep some is looked at anew when it is agreed to. */
export async function whyPromised(asked: Asked, { id, held }: { id: string; held: bigint }) {
  const { vouchers } = await promisesOf(asked, id)
  if (vouchers.length === 0) return null
  const free = held - sumOfPromised(vouchers)
  const first = vouchers.length === 1 ? 'ألغه أولًا' : 'ألغها أولًا'
  return { free, why: `ينتظر ${promisedInWords(vouchers)} ${first}${free > 0n ? ` أو اخصم حتى ${inRials(free)}` : '.'}` }
}
