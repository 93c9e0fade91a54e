import type { Risk } from '#areas/customers/customer.ts'
import { riskWords } from '#areas/customers/words.ts'
import { Badge } from '#ui/badge.tsx'

export function RiskBadge({ risk }: { risk: Risk }) {
  return risk === 'none' ? null : <Badge tone={risk === 'blocked' ? 'danger' : 'warning'}>{riskWords[risk]}</Badge>
}
