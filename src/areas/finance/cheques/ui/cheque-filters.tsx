import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { chequeStates } from '../cheque.ts'
import { type ChequesAsked, chequesAddress } from '../cheque-asked.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { asked: ChequesAsked; branches: Choices; banks: Choices }

/** By the number, the bank, the drawer or the customer, and what narrows the cheques. Those of one customer stay those of one. */
export function ChequeFilters({ asked, branches, banks }: Props) {
  const { q, party, state, bank, branch, from, to } = asked
  return (
    <FilterBar
      key={chequesAddress(asked)}
      label="تصفية الشيكات"
      search={{ name: 'q', label: 'ابحث برقم الشيك أو الساحب أو العميل', value: q }}
      filters={[state, bank, branch, from, to]}
      besides={party}
      clear={chequesAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(chequeStates)} />
      {banks.length > 1 && <FilterChoice name="bank" label="البنك" all="كل البنوك" chosen={bank} options={banks} />}
      <BranchChoice branches={branches} chosen={branch} />
      <FilterDays label="تستحق من" from={from} to={to} />
    </FilterBar>
  )
}
