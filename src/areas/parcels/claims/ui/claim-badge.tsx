import { Badge } from '#ui/badge.tsx'
import { claimStates, claimTones, type ParcelClaimState } from '../claim.ts'

export const ClaimBadge = ({ state }: { state: ParcelClaimState }) => <Badge tone={claimTones[state]}>{claimStates[state]}</Badge>
