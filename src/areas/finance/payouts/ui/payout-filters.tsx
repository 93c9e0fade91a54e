import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { payoutStates } from '../payout.ts'
import { type PayoutsAsked, payoutsAddress } from '../payout-asked.ts'

type Props = { asked: PayoutsAsked; branches: readonly (readonly [string, string])[] }

/** By the number or whoever is paid, and what narrows the vouchers. Those of one customer stay those of one. */
export function PayoutFilters({ asked, branches }: Props) {
  const { q, party, method, state, branch, from, to } = asked
  return (
    <FilterBar
      key={payoutsAddress(asked)}
      label="تصفية سندات الصرف"
      search={{ name: 'q', label: 'ابحث برقم السند أو العميل', value: q }}
      filters={[method, state, branch, from, to]}
      besides={party}
      clear={payoutsAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(payoutStates)} />
      <FilterChoice name="method" label="الطريقة" all="كل الطرق" chosen={method} options={Object.entries(payoutMethods)} />
      <BranchChoice branches={branches} chosen={branch} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}
