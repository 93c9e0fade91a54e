import type { Charge } from '#areas/finance/invoices/charges.ts'
import type { Share } from './receipt.ts'

/** What a payment pays of a charge; and what of it is given up with that, because no coin is that small. */
export type Payment = { charge: Charge; share: Share; rounded?: Pick<Share, 'net' | 'vat'> }

type Told = { charge: string; sum: bigint }

/** A deposit that was asked for is no debt we may give up part of: it is held as it comes. */
const bearsRounding = (charge: Charge | undefined) => charge !== undefined && charge.debtAccount !== '9130'

/** What no coin reaches is left out of the largest that was chosen; nothing where none can bear it. */
export function leftOut<One extends Told>(told: readonly One[], short: bigint, held: ReadonlyMap<string, Charge>): One[] | null {
  const [largest] = told
    .filter(({ charge, sum }) => sum > short && bearsRounding(held.get(charge)))
    .toSorted((one, other) => (one.sum > other.sum ? -1 : 1))
  return largest ? told.map((one) => (one === largest ? { ...one, sum: one.sum - short } : one)) : null
}

/** What cash leaves of the dues it pays, as long as all of it is less than the smallest coin. */
export function roundedOff(paid: readonly Payment[], mostShort: bigint): Payment[] {
  let most = mostShort
  return paid.map(({ charge, share }) => {
    const rest = { net: charge.openNet - share.net, vat: charge.openVat - share.vat }
    const sum = rest.net + rest.vat
    if (sum === 0n || sum > most || !bearsRounding(charge)) return { charge, share }
    most -= sum
    return { charge, share, rounded: rest }
  })
}
