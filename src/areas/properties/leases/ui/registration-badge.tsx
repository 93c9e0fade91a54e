import { Badge } from '#ui/badge.tsx'
import { type RegistrationState, registrationStates } from '../lease.ts'

const tones = {
  'not-required': 'muted',
  'not-registered': 'warning',
  submitted: 'info',
  registered: 'success',
  expired: 'danger',
} as const satisfies Record<RegistrationState, string>

export const RegistrationBadge = ({ state }: { state: RegistrationState }) => (
  <Badge tone={tones[state]}>{registrationStates[state]}</Badge>
)
