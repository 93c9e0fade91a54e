import { chargeCustomer } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import type { LoadedHire } from '../hires/load-for-update.ts'
import { type Agreed, type Counts, countedBoth, decisions, type Piece } from './pool.ts'

/** What either side says is missing or damaged, by the prices of the list. */
export const shortsOf = (pieces: readonly Piece[], counts: readonly Counts[]) =>
  pieces.flatMap(({ place, name, lost, damaged: damagedPrice }) => {
    const count = counts.find((one) => one.place === place)
    if (!count || count.missing + count.theirMissing + count.damaged + count.theirDamaged === 0) return []
    return [{ ...count, name, lostPrice: lost, damagedPrice }]
  })
export type Short = ReturnType<typeof shortsOf>[number]

/** Of one side's count, as each of its two boxes says. */
const countOf = ({ missing, theirMissing, damaged, theirDamaged }: Short, by: Agreed) =>
  by === 'ours' ? { missing, damaged } : { missing: theirMissing, damaged: theirDamaged }

function amountOf(short: Short, by: Agreed) {
  const { missing, damaged } = countOf(short, by)
  return BigInt(missing) * short.lostPrice + BigInt(damaged) * short.damagedPrice
}

export const shortAmount = (shorts: readonly Short[], by: Agreed) => shorts.reduce((sum, short) => sum + amountOf(short, by), 0n)

export function shortCount(shorts: readonly Short[], by: Agreed) {
  const counts = shorts.map((short) => countOf(short, by))
  return counts.reduce((sum, { missing, damaged }) => sum + missing + damaged, 0)
}

/** The other count stands beside the one that is charged. */
function linesOf(pool: string, short: Short, by: Agreed) {
  const { name, missing, theirMissing, damaged, theirDamaged } = short
  const count = countOf(short, by)
  const said = (how: string, ours: number, theirs: number) =>
    `${pool}، ${name} ${how}: ${countedBoth(ours, theirs)}${ours === theirs ? '' : `، حُسب ${decisions[by]}`}`
  return [
    { count: count.missing, unitPrice: short.lostPrice, description: said('ناقص', missing, theirMissing) },
    { count: count.damaged, unitPrice: short.damagedPrice, description: said('متضرر', damaged, theirDamaged) },
  ].filter(({ count: pieces, unitPrice }) => pieces > 0 && unitPrice > 0n)
}

type Charged = { id: string; pool: { id: string; name: string }; day: string; shorts: readonly Short[]; by: Agreed }

/** At once, on a paper of its own: it takes the place of what is gone. */
export async function chargeShorts(work: Work, { contract, payDays }: LoadedHire, { id, pool, day, shorts, by }: Charged) {
  if (shortAmount(shorts, by) === 0n) return null
  const about = { kind: 'car-damage', line: 'equipment', discount: 0n, resourceId: pool.id } as const
  const { papers } = await chargeCustomer(work, {
    ...{ id, partyId: contract.partyId, branchId: contract.branchId, asAgreed: true },
    ...{ dueOn: daysAfter(dayOf(work.now()), payDays), suppliedFrom: day, suppliedUntil: day },
    lines: shorts.flatMap((short) =>
      linesOf(pool.name, short, by).map(({ count, ...line }) => ({ ...about, ...line, quantity: count * 1000 })),
    ),
  })
  const [paper] = papers
  if (!paper) throw new Error('what was short stands on a paper')
  return paper
}
