import { Badge } from '#ui/badge.tsx'
import { type WriteOffState, writeOffStates } from '../write-off.ts'

const tones = { submitted: 'warning', 'written-off': 'muted', rejected: 'danger', reversed: 'info' } as const

export const WriteOffBadge = ({ status }: { status: WriteOffState }) => (
  <Badge tone={tones[status]}>{writeOffStates[status]}</Badge>
)
