import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { FilterChoice } from '#ui/filter-bar.tsx'
import { contractPath, contractStates, type Standing } from './contract.ts'
import { ContractBadge } from './ui/contract-badge.tsx'

export const ContractStateBadge = (standing: Standing) => <ContractBadge {...standing} />

/** To where it is sent, signed, put in force and ended. */
export const ContractLink = ({ id }: { id: string }) => (
  <Link className={buttonLook()} to={contractPath(id)}>
    سير العقد
  </Link>
)

/** For a list of contracts of one kind: those that stand so. */
export const ContractStateFilter = ({ chosen }: { chosen: string }) => (
  <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={chosen} options={Object.entries(contractStates)} />
)
