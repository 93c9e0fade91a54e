export type Dice = ReturnType<typeof dice>

/** Chance that can be told again: the same seed falls the same way. */
export function dice(seed: number) {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    falls: (share: number) => next() < share,
    /** One of them; of none the other. */
    one: <Item>(items: readonly Item[], otherwise: Item): Item => items[below(items.length)] ?? otherwise,
  }
}
