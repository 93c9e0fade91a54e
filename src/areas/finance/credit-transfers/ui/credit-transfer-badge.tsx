import { Badge } from '#ui/badge.tsx'
import { type CreditTransferState, creditTransferStates } from '../credit-transfer.ts'

const tones = { submitted: 'warning', done: 'success', rejected: 'danger', reversed: 'muted' } as const

export const CreditTransferBadge = ({ status }: { status: CreditTransferState }) => (
  <Badge tone={tones[status]}>{creditTransferStates[status]}</Badge>
)
