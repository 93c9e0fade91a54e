import { Badge } from '#ui/badge.tsx'
import { type DepositState, depositStates } from '../deposit.ts'

const tones = {
  expected: 'warning',
  held: 'info',
  'partly-applied': 'info',
  refunded: 'success',
  'used-up': 'muted',
  undone: 'muted',
} as const

export const DepositBadge = ({ state }: { state: DepositState }) => <Badge tone={tones[state]}>{depositStates[state]}</Badge>
