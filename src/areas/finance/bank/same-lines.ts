import { folded } from '#values/text.ts'

/** Of a line what tells it from others; which file it came in says nothing. */
export type Told = { day: string; amount: bigint; description: string; reference: string; balance: bigint | null }

const plain = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '')
/** The same words, in whichever of the two columns a bank put them. */
const together = ({ description, reference }: Told) =>
  (folded(`${description} ${reference}`).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ')

const marksDiffer = (one: Told, other: Told) => {
  const [mark, otherMark] = [plain(one.reference), plain(other.reference)]
  return mark !== '' && otherMark !== '' && mark !== otherMark
}

const sameText = (one: Told, other: Told) =>
  !marksDiffer(one, other) &&
  ((plain(one.reference) !== '' && plain(one.reference) === plain(other.reference)) ||
    plain(one.description) === plain(other.description) ||
    together(one) === together(other))

/** The same bank writes a file with balances and one without: they tell two lines apart only where both have one. */
const ways = [
  (one: Told, other: Told) => one.balance === other.balance && sameText(one, other),
  (one: Told, other: Told) => one.balance !== null && one.balance === other.balance && !marksDiffer(one, other),
  (one: Told, other: Told) => (one.balance === null || other.balance === null) && sameText(one, other),
]

const ofDay = ({ day, amount }: Told) => `${day} ${amount}`

/**
 * Which lines of a file are kept already. Each that is kept stands for one in the file, so two equal lines of one day stay two: those that
 * agree in their balance find each other first.
 */
export function knownAmong<Line extends Told>(lines: readonly Line[], kept: readonly Told[]) {
  const free = Map.groupBy(kept, ofDay)
  const known = new Set<Line>()
  for (const agree of ways) {
    for (const line of lines) {
      const left = free.get(ofDay(line)) ?? []
      const at = known.has(line) ? -1 : left.findIndex((one) => agree(line, one))
      if (at < 0) continue
      left.splice(at, 1)
      known.add(line)
    }
  }
  return known
}

/** Alike in all of these, lines are told apart by which of them each is, after those that are kept. */
export function numbered<Line extends Told>(lines: readonly Line[], kept: readonly (Told & { nth: number })[]) {
  const alike = ({ day, amount, reference, balance }: Told) => [day, amount, reference, balance ?? ''].join('\n')
  const last = new Map<string, number>()
  for (const one of kept) last.set(alike(one), Math.max(last.get(alike(one)) ?? 0, one.nth))
  return lines.map((line) => {
    const nth = (last.get(alike(line)) ?? 0) + 1
    last.set(alike(line), nth)
    return { ...line, nth }
  })
}
