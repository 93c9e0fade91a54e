import { Badge } from '#ui/badge.tsx'
import { type ContractState, type Standing, standingInWords } from '../contract.ts'

const tones = {
  draft: 'muted',
  'pending-signature': 'info',
  active: 'success',
  suspended: 'warning',
  'notice-given': 'warning',
  ended: 'muted',
  closed: 'muted',
  cancelled: 'muted',
  'terminated-early': 'danger',
} as const satisfies Record<ContractState, string>

export const ContractBadge = ({ state, signedOn }: Standing) => (
  <Badge tone={tones[state]}>{standingInWords({ state, signedOn })}</Badge>
)
