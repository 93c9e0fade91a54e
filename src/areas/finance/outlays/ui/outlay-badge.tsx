import { type OutlayState, outlayStates } from '#areas/finance/outlay-dues/outlay.ts'
import { Badge } from '#ui/badge.tsx'

const tones = {
  unpaid: 'warning',
  'part-paid': 'warning',
  'receipt-missing': 'danger',
  'to-close': 'info',
  closed: 'success',
  credited: 'muted',
} as const

export const OutlayBadge = ({ state }: { state: OutlayState }) => <Badge tone={tones[state]}>{outlayStates[state]}</Badge>
