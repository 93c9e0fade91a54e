import { Badge } from '#ui/badge.tsx'
import { type LineStatus, lineStatuses } from '../line.ts'

const tones = { new: 'warning', matched: 'success', locked: 'muted', 'taken-back': 'muted' } as const

export const LineBadge = ({ status }: { status: LineStatus }) => <Badge tone={tones[status]}>{lineStatuses[status]}</Badge>
