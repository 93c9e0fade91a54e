import { Badge } from '#ui/badge.tsx'
import { type BagState, bagStates } from '../bag.ts'

const tones = { open: 'info', 'on-the-way': 'accent', arrived: 'success' } as const

export const BagBadge = ({ state }: { state: BagState }) => <Badge tone={tones[state]}>{bagStates[state]}</Badge>
