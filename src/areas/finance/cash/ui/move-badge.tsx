import { Badge } from '#ui/badge.tsx'
import { type MoveStatus, moveStatuses } from '../cash.ts'

const tones = { 'under-way': 'warning', arrived: 'success', 'taken-back': 'muted' } as const

export const MoveBadge = ({ status }: { status: MoveStatus }) => <Badge tone={tones[status]}>{moveStatuses[status]}</Badge>
