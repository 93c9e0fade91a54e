import type { OccupancyKind, OccupancyStatus } from './occupancy.ts'

/** How what stands in a calendar is drawn. */
export function barState({ kind, status }: { kind: OccupancyKind; status: OccupancyStatus }) {
  if (kind === 'maintenance') return 'maintenance' as const
  if (kind === 'lease') return 'leased' as const
  if (status === 'held' || status === 'out') return status
  return 'confirmed' as const
}
