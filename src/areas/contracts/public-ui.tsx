import { Badge } from '#ui/badge.tsx'
import { FilterChoice } from '#ui/filter-bar.tsx'
import { type ContractState, contractStates } from './contract.ts'

const tones = {
  draft: 'muted',
  'pending-signature': 'info',
  active: 'success',
  suspended: 'warning',
  'notice-given': 'accent',
  ended: 'muted',
  closed: 'muted',
  cancelled: 'muted',
  'terminated-early': 'warning',
} as const

export const ContractStateBadge = ({ state }: { state: ContractState }) => (
  <Badge tone={tones[state]}>{contractStates[state]}</Badge>
)

/** For a list of contracts of one kind: those that stand so. */
export const ContractStateFilter = ({ chosen }: { chosen: string }) => (
  <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={chosen} options={Object.entries(contractStates)} />
)
