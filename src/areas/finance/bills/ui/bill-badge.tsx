import { Badge } from '#ui/badge.tsx'
import { type BillState, billStates } from '../bill.ts'

const tones = { open: 'warning', 'part-paid': 'info', paid: 'success', credited: 'muted', reversed: 'muted' } as const

export const BillBadge = ({ state }: { state: BillState }) => <Badge tone={tones[state]}>{billStates[state]}</Badge>
