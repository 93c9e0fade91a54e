import { percentOf } from '#values/shares.ts'
import type { Instalment } from './terms.ts'

/** What the charge of an instalment is made from: a lease owes each stretch of days once. */
export const sourceOf = (contractId: string, { from, until }: Pick<Instalment, 'from' | 'until'>) => ({
  ...{ kind: 'instalment', id: `${contractId}:${from}:${until}` },
})

type Charge = {
  sourceId: string | null
  open: bigint
  covered: bigint
  paid: bigint
  waived: bigint
  net: bigint
  vat: bigint
  sent?: bigint
}

/** `rate`: how many of a hundred its rent is taxed with. */
type Known<One> = { instalments: readonly Instalment[]; charges: readonly One[]; today: string; rate: number }

/** Each instalment of a lease with what was demanded of it, and how it stands. */
export const withCharges = <One extends Charge>(contractId: string, { instalments, charges, today, rate }: Known<One>) =>
  instalments.map((one) => {
    const charge = charges.find(({ sourceId }) => sourceId === sourceOf(contractId, one).id) ?? null
    return { ...one, charge, vat: charge?.vat ?? percentOf(one.amount, rate), standing: standingOf(one, charge, today) }
  })

/** How an instalment stands, as its row says it. */
function standingOf({ dueOn, amount }: Instalment, charge: Charge | null, today: string) {
  if (amount === 0n) return 'free' as const
  if (!charge) return 'to-come' as const
  // Owed no more, and nobody paid it.
  if (charge.open === 0n && charge.paid === 0n) return charge.waived > 0n ? ('free' as const) : ('taken-back' as const)
  if (charge.open === 0n) return 'paid' as const
  if (charge.sent === charge.open) return 'sent' as const
  if (charge.covered >= charge.open) return 'covered' as const
  if (charge.paid > 0n) return 'part-paid' as const
  if (dueOn > today) return 'to-come' as const
  return dueOn < today ? ('late' as const) : ('due' as const)
}
export type Standing = ReturnType<typeof standingOf>

/** What was demanded of it, else what the lease says; the tax with either. */
export const askedFor = ({ amount, vat, charge }: { amount: bigint; vat: bigint; charge: Pick<Charge, 'net'> | null }) =>
  (charge?.net ?? amount) + vat
