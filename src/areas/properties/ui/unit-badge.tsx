import { Badge } from '#ui/badge.tsx'
import { type UnitState, unitStates } from '../property.ts'

const tones = { vacant: 'muted', held: 'info', leased: 'success', maintenance: 'warning', 'out-of-service': 'danger' } as const

export const UnitBadge = ({ state }: { state: UnitState }) => <Badge tone={tones[state]}>{unitStates[state]}</Badge>
