/** A throw of dice that is the same again for the same life. */
export function dice(life: number) {
  let state = life * 2_654_435_761
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state % sides
  }
}
