import { least } from '#values/money.ts'

type Late = { id: string; owed: bigint }
type UnderWay = {
  credit: bigint
  /** What they promised until a day that is not over. */
  promised: bigint
  proofs: readonly { amount: bigint; chargeIds: readonly string[] }[]
}

/**
 * What is owed of these, the oldest first, and nothing covers: neither credit, nor a promise that stands, nor a transfer that was shown
 * and waits to be confirmed. A transfer covers the dues it was shown for, and then the oldest as the others do.
 */
export function uncovered<One extends Late>(charges: readonly One[], { credit, promised, proofs }: UnderWay): One[] {
  const left = new Map(charges.map(({ id, owed }) => [id, owed]))
  const cover = (ids: readonly string[], amount: bigint) =>
    ids.reduce((rest, id) => {
      const open = left.get(id) ?? 0n
      const part = least(rest, open)
      left.set(id, open - part)
      return rest - part
    }, amount)
  const rests = proofs.map(({ amount, chargeIds }) => cover(chargeIds, amount))
  const rest = rests.reduce((sum, one) => sum + one, credit + promised)
  cover(
    charges.map(({ id }) => id),
    rest,
  )
  return charges.flatMap((one) => {
    const owed = left.get(one.id) ?? 0n
    return owed > 0n ? [{ ...one, owed }] : []
  })
}
