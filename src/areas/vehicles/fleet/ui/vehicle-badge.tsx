import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/values.tsx'
import { isStopped, type VehicleState, vehicleStates } from '../vehicle.ts'

const tones = {
  ready: 'success',
  out: 'info',
  dirty: 'warning',
  maintenance: 'warning',
  accident: 'danger',
  suspended: 'danger',
  sold: 'muted',
} as const

/** With the day until which it is out of use. */
export const VehicleBadge = ({ state, until = null }: { state: VehicleState; until?: string | null }) => (
  <>
    <Badge tone={tones[state]}>{vehicleStates[state]}</Badge>
    {isStopped(state) && until && (
      <span className="sm muted">
        {' '}
        حتى <DateText at={until} />
      </span>
    )}
  </>
)
