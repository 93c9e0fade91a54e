import { Badge } from '#ui/badge.tsx'
import { Money } from '#ui/values.tsx'
import { type SessionStatus, sessionStatuses } from '../cash.ts'

const tones = { open: 'info', counted: 'primary', difference: 'warning', approved: 'muted', closed: 'muted' } as const

export const SessionBadge = ({ status }: { status: SessionStatus }) => (
  <Badge tone={tones[status]}>{sessionStatuses[status]}</Badge>
)

/** Short or over in words, so that colour and sign are never alone. */
export function Difference({ amount }: { amount: bigint }) {
  if (amount === 0n) return 'لا فرق'
  return (
    <span className="nowrap">
      {amount < 0n ? 'عجز' : 'زيادة'} <Money amount={amount < 0n ? -amount : amount} />
    </span>
  )
}
