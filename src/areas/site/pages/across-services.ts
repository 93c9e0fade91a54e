/** A few of many, so that each service has its turn before any has a second; in their own order. */
export function acrossServices<Item extends { service: string | null }>(items: readonly Item[], most: number) {
  const turn = new Map<string | null, number>()
  const ranked = items.map((item, place) => {
    const round = turn.get(item.service) ?? 0
    turn.set(item.service, round + 1)
    return { item, place, round }
  })
  const chosen = ranked.sort((one, other) => one.round - other.round || one.place - other.place).slice(0, most)
  return chosen.sort((one, other) => one.place - other.place).map(({ item }) => item)
}
