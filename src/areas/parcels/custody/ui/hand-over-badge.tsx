import { type HandOverStatus, handOverStatuses } from '#areas/finance/public-ui.tsx'
import { Badge } from '#ui/badge.tsx'

const tones = { declared: 'info', differs: 'danger', asked: 'warning', settled: 'success', withdrawn: 'muted' } as const

export const HandOverBadge = ({ status }: { status: HandOverStatus }) => (
  <Badge tone={tones[status]}>{handOverStatuses[status]}</Badge>
)
