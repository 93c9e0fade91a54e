import { chargesOfContracts } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { daysAfter } from '#values/days.ts'
import { upTo } from './changes-of-term.ts'
import { sourceOf } from './instalments-now.ts'
import { instalmentsOf, leaseOf } from './lease-held.ts'
import { scheduleOf, totalOf } from './schedule.ts'
import type { Instalment } from './terms.ts'

type Standing = { standing: readonly Instalment[]; isDemanded: (one: Instalment) => boolean }

/** What is to be demanded until the last day and not a day more; what was demanded before stays, and is settled when they leave. */
export function shortened({ standing, isDemanded }: Standing, { lastDay, earned }: { lastDay: string; earned: bigint }) {
  const kept = standing.filter((one) => isDemanded(one) || one.until <= lastDay)
  const left = earned - totalOf(kept)
  const cut = standing.filter((one) => !kept.includes(one) && one.from <= lastDay)
  return [...kept, ...cut.map((one) => ({ ...one, until: lastDay, amount: left > 0n ? left : 0n }))]
}

/** The rest of what was agreed is to be demanded again; what was demanded of the instalment that was cut comes off it. */
export function madeWhole({ standing, isDemanded }: Standing, agreed: readonly Instalment[]) {
  const last = standing.at(-1)?.until ?? ''
  const rest = agreed.filter(({ until }) => until > last)
  const [first] = rest
  const begun = first ? standing.filter(({ from }) => from >= first.from) : []
  const isWhole = !begun.some(isDemanded)
  const kept = isWhole ? standing.filter((one) => !begun.includes(one)) : standing
  const again = rest.map((one) => {
    if (isWhole || one !== first) return one
    const from = daysAfter(last, 1)
    return { ...one, from, dueOn: [one.dueOn, from].toSorted().at(-1) ?? from, amount: one.amount - totalOf(begun) }
  })
  return [...kept, ...again]
}

/** Notice was given for a day of its term. */
export async function owesUntil(work: Work, contract: HeldContract, lastDay: string) {
  if (lastDay >= contract.endsOn) return
  const { terms } = await leaseOf(work.tx, contract)
  const earned = totalOf(scheduleOf(upTo(terms, lastDay)))
  await rewrite(work, contract.id, (known) => shortened(known, { lastDay, earned }))
}

/** Whoever was to leave stays. */
export async function owesAllAgain(work: Work, contract: HeldContract) {
  const { terms } = await leaseOf(work.tx, contract)
  await rewrite(work, contract.id, (known) => madeWhole(known, scheduleOf(terms)))
}

/** The rows that stay are not touched: what was demanded of them is known to have been. */
async function rewrite(work: Work, contractId: string, anew: (known: Standing) => readonly Instalment[]) {
  const standing = await instalmentsOf(work.tx, contractId)
  const sources = new Set((await chargesOfContracts(work, [contractId])).map(({ sourceId }) => sourceId))
  const wanted = anew({ standing, isDemanded: (one) => sources.has(sourceOf(contractId, one).id) })
  const gone = standing.filter((one) => !wanted.includes(one)).map(({ from }) => from)
  const added = wanted.filter((one) => !standing.includes(one))
  const { tx } = work
  if (gone.length > 0)
    await tx.deleteFrom('leaseInstalments').where('contractId', '=', contractId).where('fromDay', 'in', gone).execute()
  if (added.length === 0) return
  const rows = added.map(({ from: fromDay, until: untilDay, ...one }) => ({
    contractId,
    fromDay,
    untilDay,
    ...one,
    demandedOn: null,
  }))
  await tx.insertInto('leaseInstalments').values(rows).execute()
}
