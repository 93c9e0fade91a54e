import { propertiesPath } from '#areas/properties/property.ts'
import { least } from '#values/money.ts'

export const moveOutKinds = { damage: 'ضرر', cleaning: 'تنظيف', other: 'غير ذلك' } as const
export type MoveOutKind = keyof typeof moveOutKinds
export const moveOutKindNames = Object.keys(moveOutKinds) as [MoveOutKind, ...MoveOutKind[]]

export const leavingPath = (contractId: string) => `${propertiesPath}/leases/${contractId}/leaving`

/** From which states of its contract a move-out is prepared, and from which it is settled. */
export const leavingStates: readonly string[] = ['notice-given', 'ended', 'terminated-early']
export const settlingStates: readonly string[] = ['ended', 'terminated-early']

/** `grossOf`: what taking back so much before tax takes back together with its share of the tax. */
export type RentCharge = { id: string; from: string; until: string; net: bigint; open: bigint; grossOf: (net: bigint) => bigint }

/**
 * What is too much of the rents that were demanded, by what was earned until the last day: only what was demanded for days after it, the
 * newest first. What of it is open is owed no more, and what was paid is the tenant's again.
 */
export function beyond(charges: readonly RentCharge[], { earned, lastDay }: { earned: bigint; lastDay: string }) {
  let over = charges.reduce((sum, { net }) => sum + net, 0n) - earned
  const later = charges.filter(({ until }) => until > lastDay).toSorted((one, other) => (one.from < other.from ? 1 : -1))
  return later.flatMap(({ id, net, open, grossOf }) => {
    const taken = least(over, net)
    if (taken <= 0n) return []
    over -= taken
    const gross = grossOf(taken)
    return [{ id, net: taken, gross, ofOpen: least(gross, open) }]
  })
}

type Rest = { refund: bigint; left: bigint; credited: bigint }

/** What is left in the end: what goes back and what of the rent was paid beyond the last day, less what is still owed. */
export const netOf = ({ refund, left, credited }: Rest) => refund + credited - left

/** Told where what they paid beyond the last day stands apart from what is left of the deposit. */
export function restApart(sums: Rest): [said: string, amount: bigint] | null {
  const net = netOf(sums)
  if (sums.credited === 0n || net === sums.credited) return null
  return net < 0n ? ['الصافي عليه، بعد رصيده', -net] : ['الصافي له، مع رصيده', net]
}

type Sums = { owed: bigint; deductions: bigint; held: bigint }

/** What is held pays what is owed; the rest of it goes back, or the rest of the debt stays. */
export function settled({ owed, deductions, held }: Sums) {
  const all = owed + deductions
  const used = least(all, held)
  return { all, used, refund: held - used, left: all - used }
}
