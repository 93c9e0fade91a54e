/** A throw of dice that is the same again for the same life. What was thrown before says nothing of the next, however many sides. */
export function dice(life: number) {
  let state = Math.imul(life, 2_654_435_761)
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}
