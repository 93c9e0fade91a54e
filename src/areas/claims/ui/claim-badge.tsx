import { Badge } from '#ui/badge.tsx'
import { type ClaimState, claimStates, claimTones } from '../claim.ts'

export const ClaimBadge = ({ state }: { state: ClaimState }) => <Badge tone={claimTones[state]}>{claimStates[state]}</Badge>
