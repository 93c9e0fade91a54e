import { clock } from '#values/dates.ts'
import type { OccupancyKind, OccupancyStatus } from './occupancy.ts'

type Stretch = {
  id: string
  resourceId: string
  kind: OccupancyKind
  status: OccupancyStatus
  startsAt: Date
  endsAt: Date
  turnaround: number
  pinned: boolean
  expiresAt: Date | null
  reason: string
}
/** What a stretch belongs to, where this person may read it: its id, whose it is and by which number. */
export type NamedStretch = { id: string; name: string; number: string }
type Shown = { from: Date; until: Date; now: Date; named: NamedStretch | undefined }

/** To the quarter of an hour: nobody would see more of it, and a page has hundreds of bars. */
const rounded = (days: number) => Math.round(days * 100) / 100
const inDays = (milliseconds: number) => rounded(milliseconds / 86_400_000)

/** A stretch as it is drawn: its place in days from the first that is shown, cut at both edges. */
export function barOf(one: Stretch, { from, until, now, named }: Shown) {
  const isLate = one.status === 'out' && one.endsAt < now
  const end = isLate ? now : one.endsAt
  const length = inDays(until.getTime() - from.getTime())
  const place = (at: Date) => Math.min(length, Math.max(0, inDays(at.getTime() - from.getTime())))
  return {
    ...{ resourceId: one.resourceId, pinned: one.pinned, startsAt: one.startsAt, endsAt: one.endsAt },
    ...{ from: place(one.startsAt), to: place(end), turnaround: one.status === 'out' ? 0 : inDays(one.turnaround * 60_000) },
    ...{ isCutBefore: one.startsAt < from, isCutAfter: end > until },
    state: stateOf(one, isLate),
    ofId: named?.id ?? null,
    who: named?.name ?? (one.kind === 'maintenance' ? one.reason : 'محجوزة'),
    detail: one.expiresAt ? `تنتهي ${clock(one.expiresAt)}` : (named?.number ?? ''),
  }
}

function stateOf({ kind, status, expiresAt }: Stretch, isLate: boolean) {
  if (kind === 'maintenance') return 'maintenance' as const
  if (isLate) return 'late' as const
  if (status === 'out') return 'out' as const
  return expiresAt ? ('held' as const) : ('confirmed' as const)
}
