import { Badge } from '#ui/badge.tsx'
import { type Standing, signingStates } from '../signing.ts'

const tones = {
  requested: 'info',
  signed: 'success',
  declined: 'danger',
  expired: 'warning',
  withdrawn: 'muted',
} as const satisfies Record<Standing, string>

export const SigningBadge = ({ standing }: { standing: Standing }) => (
  <Badge tone={tones[standing]}>{signingStates[standing]}</Badge>
)
