import type { Taken } from '#areas/calendar/public.ts'

/** How what stands in a calendar is drawn. */
export function barState({ kind, status }: Pick<Taken, 'kind' | 'status'>) {
  if (kind === 'maintenance') return 'maintenance' as const
  if (kind === 'lease') return 'leased' as const
  if (status === 'held' || status === 'out') return status
  return 'confirmed' as const
}
