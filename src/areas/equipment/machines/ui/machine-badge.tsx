import { StandingBadge } from '#areas/maintenance/public-ui.tsx'
import { isStopped, type MachineState, machineStates } from '../machine.ts'

const tones = {
  ready: 'success',
  out: 'info',
  'awaiting-inspection': 'warning',
  maintenance: 'warning',
  damaged: 'danger',
  lost: 'danger',
  retired: 'muted',
  sold: 'muted',
} as const

/** With the day until which it is out of use. */
export const MachineBadge = ({ state, until = null }: { state: MachineState; until?: string | null }) => (
  <StandingBadge tone={tones[state]} label={machineStates[state]} until={isStopped(state) ? until : null} />
)
