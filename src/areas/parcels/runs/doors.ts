type Door = { place: string; quarter: string | null; isNear: boolean; due: bigint; grams: number }

/** Parcels whose doors lie together: of one quarter of the branch's own wilayat, or of another wilayat. */
export type Doors<One> = { name: string; parcels: One[]; due: bigint; grams: number }

export const doorsKey = ({ place, quarter, isNear }: Pick<Door, 'place' | 'quarter' | 'isNear'>) =>
  isNear ? (quarter ?? 'بلا منطقة') : place

/** In the order in which they were given. */
export function byDoors<One extends Door>(parcels: readonly One[]): Doors<One>[] {
  return [...Map.groupBy(parcels, doorsKey)].map(([name, together]) => ({
    ...{ name, parcels: together },
    due: together.reduce((sum, { due }) => sum + due, 0n),
    grams: together.reduce((sum, { grams }) => sum + grams, 0),
  }))
}
