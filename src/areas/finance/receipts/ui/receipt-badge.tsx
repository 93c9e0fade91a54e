import { Badge } from '#ui/badge.tsx'
import { type ReceiptState, receiptStates } from '../receipt.ts'

const tones = { confirmed: 'success', reversed: 'danger' } as const

export const ReceiptBadge = ({ state }: { state: ReceiptState }) => <Badge tone={tones[state]}>{receiptStates[state]}</Badge>
