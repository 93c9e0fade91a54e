import { Badge } from '#ui/badge.tsx'
import { type ChequeState, chequeStates } from '../cheque.ts'

const tones = {
  received: 'muted',
  deposited: 'info',
  redeposited: 'info',
  cleared: 'success',
  bounced: 'danger',
  legal: 'danger',
  replaced: 'muted',
  'settled-otherwise': 'success',
  returned: 'muted',
  undone: 'muted',
} as const

export const ChequeBadge = ({ state }: { state: ChequeState }) => <Badge tone={tones[state]}>{chequeStates[state]}</Badge>
