import { Badge } from '#ui/badge.tsx'
import { type FineState, fineStates, fineTones } from '../fine.ts'

export const FineBadge = ({ state }: { state: FineState }) => <Badge tone={fineTones[state]}>{fineStates[state]}</Badge>
