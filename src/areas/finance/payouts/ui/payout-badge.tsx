import { Badge } from '#ui/badge.tsx'
import { type PayoutState, payoutStates } from '../payout.ts'

const tones = {
  submitted: 'warning',
  approved: 'info',
  sending: 'info',
  paid: 'success',
  rejected: 'danger',
  cancelled: 'muted',
  reversed: 'danger',
} as const

export const PayoutBadge = ({ status }: { status: PayoutState }) => <Badge tone={tones[status]}>{payoutStates[status]}</Badge>
