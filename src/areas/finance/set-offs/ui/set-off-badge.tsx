import { Badge } from '#ui/badge.tsx'
import { type SetOffState, setOffStates } from '../set-off.ts'

const tones = { submitted: 'warning', done: 'success', rejected: 'danger', reversed: 'muted' } as const

export const SetOffBadge = ({ status }: { status: SetOffState }) => <Badge tone={tones[status]}>{setOffStates[status]}</Badge>
