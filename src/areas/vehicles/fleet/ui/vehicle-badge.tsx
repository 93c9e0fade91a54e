import { StandingBadge } from '#areas/maintenance/public-ui.tsx'
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
  <StandingBadge tone={tones[state]} label={vehicleStates[state]} until={isStopped(state) ? until : null} />
)
