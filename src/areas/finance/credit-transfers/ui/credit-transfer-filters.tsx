import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { creditTransferStates } from '../credit-transfer.ts'
import { type CreditTransfersAsked, creditTransfersAddress } from '../credit-transfer-asked.ts'

type Props = { asked: CreditTransfersAsked; branches: readonly (readonly [string, string])[] }

/** By the number or the customer, and what narrows them. Those of one customer stay those of one. */
export function CreditTransferFilters({ asked, branches }: Props) {
  const { q, party, state, branch } = asked
  const on = [state, branch].filter(Boolean).length
  return (
    <FilterBar
      key={creditTransfersAddress(asked)}
      label="تصفية تحويلات الأرصدة"
      search={{ name: 'q', label: 'ابحث برقم التحويل أو العميل', value: q }}
      on={on}
      clear={q || party || on > 0 ? creditTransfersAddress({}) : null}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(creditTransferStates)} />
      {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
    </FilterBar>
  )
}
