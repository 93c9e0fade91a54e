import { boxesKeptIn } from '#areas/finance/cash/own-session.ts'
import type { Ctx } from '#platform/context.ts'
import { type Correction, corrections } from './correction.ts'
import type { ShownReceipt } from './receipt-detail.ts'

type Reader = { mayReverse: boolean }

/** What may be asked for of it; reversing by request only where the reader does not do it at once. Null where there is nothing to ask. */
export async function asksOf(ctx: Pick<Ctx, 'db'>, one: ShownReceipt, { mayReverse }: Reader) {
  if (one.kind !== 'receipt' || one.reversedAt) return null
  const isElsewhere = one.ways.some(({ method }) => method === 'online' || method === 'cheque' || method === 'courier')
  const cash = one.ways.filter(({ method }) => method === 'cash').reduce((sum, { amount }) => sum + amount, 0n)
  const kinds: Correction[] = [
    ...(isElsewhere || (mayReverse && !one.isHandedOver) ? [] : (['reverse'] as const)),
    ...(one.paid.some(({ backAt }) => !backAt) ? (['free'] as const) : []),
  ]
  if (kinds.length === 0) return null
  const leaves = kinds.includes('reverse') && one.isHandedOver ? cash : 0n
  return {
    kinds: kinds.map((kind): [Correction, string] => [kind, corrections[kind]]),
    /** Cash of a closed shift, and the boxes it can go back from today. */
    cash: leaves,
    boxes: leaves > 0n ? await boxesKeptIn(ctx, one.branchId) : [],
  }
}
export type Asks = NonNullable<Awaited<ReturnType<typeof asksOf>>>
