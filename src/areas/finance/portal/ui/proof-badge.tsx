import { Badge } from '#ui/badge.tsx'
import { type ProofStatus, proofStatuses } from '../transfer-proof.ts'

const tones = { waiting: 'info', confirmed: 'success', refused: 'danger', withdrawn: 'muted' } as const

export const ProofBadge = ({ status }: { status: ProofStatus }) => <Badge tone={tones[status]}>{proofStatuses[status]}</Badge>
