import { Badge } from '#ui/badge.tsx'
import { type VehicleState, vehicleStates } from '../vehicle.ts'

const tones = {
  ready: 'success',
  out: 'info',
  dirty: 'warning',
  maintenance: 'warning',
  accident: 'danger',
  suspended: 'danger',
  sold: 'muted',
} as const

export const VehicleBadge = ({ state }: { state: VehicleState }) => <Badge tone={tones[state]}>{vehicleStates[state]}</Badge>
