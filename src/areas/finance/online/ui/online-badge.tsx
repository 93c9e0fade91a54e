import { Badge } from '#ui/badge.tsx'
import { type OnlineState, onlineStates } from '../online-payment.ts'

const tones = {
  started: 'info',
  pending: 'info',
  paid: 'success',
  differs: 'danger',
  failed: 'muted',
  expired: 'muted',
} as const satisfies Record<OnlineState, string>

export const OnlineBadge = ({ state }: { state: OnlineState }) => <Badge tone={tones[state]}>{onlineStates[state]}</Badge>
