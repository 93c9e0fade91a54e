/** A thing of the class, and from when until when it may be planned. */
export type Lane = { id: string; from: number; until: number }

/** A stretch that is planned: fixed to its lane, or free to lie on any. `busyUntil` counts the turnaround in. */
export type Stretch = { id: string; from: number; until: number; busyUntil: number; lane: string | null }

/**
 * Lays every stretch on a lane so that no two touch, or says that they do not fit. In the order of their beginning each takes the lane that
 * was free for the shortest time, which leaves the longest gaps whole.
 */
export function pack(lanes: readonly Lane[], stretches: readonly Stretch[]): Map<string, string> | null {
  const placed = new Map<string, string>()
  const onLane = new Map<string, Stretch[]>(lanes.map(({ id }) => [id, []]))
  for (const stretch of stretches) if (stretch.lane) onLane.get(stretch.lane)?.push(stretch)
  const free = stretches.filter(({ lane }) => !lane).toSorted((a, b) => a.from - b.from || b.until - a.until)
  for (const stretch of free) {
    const best = bestLane(lanes, onLane, stretch)
    if (!best) return null
    onLane.get(best)?.push(stretch)
    placed.set(stretch.id, best)
  }
  return placed
}

function bestLane(lanes: readonly Lane[], onLane: Map<string, Stretch[]>, stretch: Stretch) {
  let best: { id: string; gap: number } | null = null
  for (const lane of lanes) {
    if (stretch.from < lane.from || stretch.until > lane.until) continue
    const others = onLane.get(lane.id) ?? []
    if (others.some((other) => other.from < stretch.busyUntil && stretch.from < other.busyUntil)) continue
    const before = Math.max(0, ...others.filter((other) => other.busyUntil <= stretch.from).map((other) => other.busyUntil))
    const gap = stretch.from - before
    if (!best || gap < best.gap) best = { id: lane.id, gap }
  }
  return best?.id ?? null
}
