import { Badge } from '#ui/badge.tsx'
import type { Risk } from '../customer.ts'
import { riskWords } from '../words.ts'

export function RiskBadge({ risk }: { risk: Risk }) {
  return risk === 'none' ? null : <Badge tone={risk === 'blocked' ? 'danger' : 'warning'}>{riskWords[risk]}</Badge>
}
