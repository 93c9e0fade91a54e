import type { Doors } from './doors.ts'

type Asked = Doors<{ id: string; zoneId: string }>
export type Load = {
  id: string
  courierId: string
  stops: number
  cash: bigint
  doors: readonly { name: string; parcels: readonly { zoneId: string }[] }[]
  /** How many the courier gave of late, by the name of their doors. */
  knows: ReadonlyMap<string, number>
}

/**
 * Who brings which doors: whoever goes there today already, else who gave most there of late, else who goes to the same zone, else who has
 * least. Nobody is given cash beyond the limit; what fits nobody is left.
 */
export function sharedOut<One extends Asked>(doors: readonly One[], loads: readonly Load[], limit: bigint) {
  const given = new Map<string, One[]>()
  const left: One[] = []
  for (const one of doors) {
    const now = loads.map((load) => withGiven(load, given.get(load.id) ?? []))
    const fitting = now.filter(({ cash }) => one.due === 0n || cash + one.due <= limit)
    const best = fitting.toSorted((a, b) => compared(rank(a, one), rank(b, one)))[0]
    if (best) given.set(best.id, [...(given.get(best.id) ?? []), one])
    else left.push(one)
  }
  return { given, left }
}

const withGiven = (load: Load, more: readonly Asked[]): Load => ({
  ...load,
  doors: [...load.doors, ...more],
  stops: load.stops + more.reduce((sum, { parcels }) => sum + parcels.length, 0),
  cash: load.cash + more.reduce((sum, { due }) => sum + due, 0n),
})

/** The least comes first. */
function rank({ doors, knows, stops }: Load, { name, parcels }: Asked) {
  const zones = new Set(parcels.map(({ zoneId }) => zoneId))
  const goesThere = doors.some((one) => one.name === name)
  const goesNear = doors.some((one) => one.parcels.some(({ zoneId }) => zones.has(zoneId)))
  return [goesThere ? 0 : 1, -(knows.get(name) ?? 0), goesNear ? 0 : 1, stops]
}

function compared(one: readonly number[], other: readonly number[]) {
  const at = one.findIndex((each, index) => each !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
