import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/values.tsx'
import { type GridState, gridStates } from '../property.ts'

const tones = {
  vacant: 'muted',
  held: 'info',
  leased: 'success',
  maintenance: 'warning',
  'out-of-service': 'danger',
  'due-soon': 'info',
  'part-paid': 'warning',
  overdue: 'danger',
  bounced: 'danger',
  vacating: 'warning',
} as const

export const UnitBadge = ({ state }: { state: GridState }) => <Badge tone={tones[state]}>{gridStates[state]}</Badge>

/** Nobody rents it now, and somebody will. */
export const LetFrom = ({ from }: { from: string }) => (
  <>
    مؤجرة من <DateText at={from} />
  </>
)
