import { Badge } from '#ui/badge.tsx'
import { type ContractState, contractStates } from './contract.ts'

const tones = {
  draft: 'muted',
  'pending-signature': 'info',
  active: 'success',
  suspended: 'warning',
  'notice-given': 'accent',
  ended: 'muted',
  closed: 'muted',
  cancelled: 'muted',
  'terminated-early': 'warning',
} as const

export const ContractStateBadge = ({ state }: { state: ContractState }) => (
  <Badge tone={tones[state]}>{contractStates[state]}</Badge>
)
