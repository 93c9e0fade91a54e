import { Badge } from '#ui/badge.tsx'
import { type InvoiceState, invoiceStates } from '../invoice-state.ts'

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  const { label, tone } = invoiceStates[state]
  return <Badge tone={tone}>{label}</Badge>
}
