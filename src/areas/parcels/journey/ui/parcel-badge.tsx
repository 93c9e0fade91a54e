import { Badge } from '#ui/badge.tsx'
import { type ParcelState, parcelStates } from '../parcel.ts'

const tones = {
  registered: 'muted',
  accepted: 'info',
  shelved: 'info',
  bagged: 'info',
  'in-transit': 'info',
  'at-branch': 'info',
  'out-for-delivery': 'info',
  'attempt-failed': 'warning',
  'ready-for-pickup': 'warning',
  'handed-over': 'success',
  returning: 'warning',
  returned: 'muted',
  'on-hold': 'danger',
  damaged: 'danger',
  lost: 'danger',
  disposed: 'muted',
  cancelled: 'muted',
} as const satisfies Record<ParcelState, string>

export const ParcelBadge = ({ state, isReturning = false }: { state: ParcelState; isReturning?: boolean }) => (
  <Badge tone={tones[state]}>
    {parcelStates[state]}
    {isReturning && state !== 'returning' && state !== 'returned' && '، في طريق العودة'}
  </Badge>
)
