import { Badge } from '#ui/badge.tsx'
import { type MachineState, machineStates } from '../machine.ts'

const tones = {
  ready: 'success',
  out: 'info',
  'awaiting-inspection': 'warning',
  maintenance: 'warning',
  damaged: 'danger',
  lost: 'danger',
  retired: 'muted',
} as const

export const MachineBadge = ({ state }: { state: MachineState }) => <Badge tone={tones[state]}>{machineStates[state]}</Badge>
