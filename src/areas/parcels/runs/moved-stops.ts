type Moved = { stopId: string; before?: string | undefined; after?: string | undefined }

/** Stops in their new order; null where one of the two is not among them. */
export function movedStops<Stop extends { id: string }>(stops: readonly Stop[], { stopId, before, after }: Moved): Stop[] | null {
  const moved = stops.find(({ id }) => id === stopId)
  const left = stops.filter(({ id }) => id !== stopId)
  const at = left.findIndex(({ id }) => id === (before ?? after))
  if (!moved || at < 0) return null
  return left.toSpliced(before ? at : at + 1, 0, moved)
}
