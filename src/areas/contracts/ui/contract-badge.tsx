import { Badge } from '#ui/badge.tsx'
import { contractTones, type Standing, standingInWords } from '../contract.ts'

export const ContractBadge = ({ state, signedOn }: Standing) => (
  <Badge tone={contractTones[state]}>{standingInWords({ state, signedOn })}</Badge>
)
