import { Badge } from '#ui/badge.tsx'
import { type ViewingState, viewingStates } from '../viewing.ts'

const tones = { requested: 'warning', scheduled: 'info', done: 'success', 'no-show': 'danger', cancelled: 'muted' } as const

export const ViewingBadge = ({ state }: { state: ViewingState }) => <Badge tone={tones[state]}>{viewingStates[state]}</Badge>
