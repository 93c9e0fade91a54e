import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { creditTransferStates } from '../credit-transfer.ts'
import { type CreditTransfersAsked, creditTransfersAddress } from '../credit-transfer-asked.ts'

type Props = { asked: CreditTransfersAsked; branches: readonly (readonly [string, string])[] }

/** By the number or the customer, and what narrows them. Those of one customer stay those of one. */
export function CreditTransferFilters({ asked, branches }: Props) {
  const { q, party, state, branch } = asked
  return (
    <FilterBar
      key={creditTransfersAddress(asked)}
      label="تصفية تحويلات الأرصدة"
      search={{ name: 'q', label: 'ابحث برقم التحويل أو العميل', value: q }}
      filters={[state, branch]}
      besides={party}
      clear={creditTransfersAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(creditTransferStates)} />
      <BranchChoice branches={branches} chosen={branch} />
    </FilterBar>
  )
}
