import { chargeCustomer } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import type { LoadedHire } from '../hires/load-for-update.ts'
import type { Counts, Piece } from './pool.ts'

/** What either side says is missing or damaged, by the prices of the list. */
export const shortsOf = (pieces: readonly Piece[], counts: readonly Counts[]) =>
  pieces.flatMap(({ place, name, lost, damaged: damagedPrice }) => {
    const count = counts.find((one) => one.place === place)
    if (!count || count.missing + count.theirMissing + count.damaged + count.theirDamaged === 0) return []
    return [{ ...count, name, lostPrice: lost, damagedPrice }]
  })
export type Short = ReturnType<typeof shortsOf>[number]

const amountOf = ({ missing, damaged, lostPrice, damagedPrice }: Short) =>
  BigInt(missing) * lostPrice + BigInt(damaged) * damagedPrice

/** By our count: what they counted stands beside it. */
export const shortAmount = (shorts: readonly Short[]) => shorts.reduce((sum, short) => sum + amountOf(short), 0n)

const counted = (ours: number, theirs: number) => `${ours} بعدّنا و${theirs} بعدّ العميل`

const linesOf = (pool: string, { name, missing, theirMissing, damaged, theirDamaged, lostPrice, damagedPrice }: Short) =>
  [
    { count: missing, unitPrice: lostPrice, description: `${pool}، ${name} ناقص: ${counted(missing, theirMissing)}` },
    { count: damaged, unitPrice: damagedPrice, description: `${pool}، ${name} متضرر: ${counted(damaged, theirDamaged)}` },
  ].filter(({ count, unitPrice }) => count > 0 && unitPrice > 0n)

type Charged = { id: string; pool: { id: string; name: string }; day: string; shorts: readonly Short[] }

/** At once, on a paper of its own: it takes the place of what is gone. */
export async function chargeShorts(work: Work, { contract, payDays }: LoadedHire, { id, pool, day, shorts }: Charged) {
  if (shortAmount(shorts) === 0n) return null
  const about = { kind: 'car-damage', line: 'equipment', discount: 0n, resourceId: pool.id } as const
  const { papers } = await chargeCustomer(work, {
    ...{ id, partyId: contract.partyId, branchId: contract.branchId, asAgreed: true },
    ...{ dueOn: daysAfter(dayOf(work.now()), payDays), suppliedFrom: day, suppliedUntil: day },
    lines: shorts.flatMap((short) =>
      linesOf(pool.name, short).map(({ count, ...line }) => ({ ...about, ...line, quantity: count * 1000 })),
    ),
  })
  const [paper] = papers
  if (!paper) throw new Error('what was short stands on a paper')
  return paper
}
