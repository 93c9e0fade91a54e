import { FilterBar, FilterChoice, FilterDay } from '#ui/filter-bar.tsx'
import { payoutMethods, payoutStates } from '../payout.ts'
import { type PayoutsAsked, payoutsAddress } from '../payout-asked.ts'

type Props = { asked: PayoutsAsked; branches: readonly (readonly [string, string])[] }

/** By the number or whoever is paid, and what narrows the vouchers. Those of one customer stay those of one. */
export function PayoutFilters({ asked, branches }: Props) {
  const { q, party, method, state, branch, from, to } = asked
  const on = [method, state, branch, from, to].filter(Boolean).length
  return (
    <FilterBar
      key={payoutsAddress(asked)}
      label="تصفية سندات الصرف"
      search={{ name: 'q', label: 'ابحث برقم السند أو العميل', value: q }}
      on={on}
      clear={q || party || on > 0 ? payoutsAddress({}) : null}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(payoutStates)} />
      <FilterChoice name="method" label="الطريقة" all="كل الطرق" chosen={method} options={Object.entries(payoutMethods)} />
      {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
      <FilterDay name="from" label="من" value={from} />
      <FilterDay name="to" label="إلى" value={to} />
    </FilterBar>
  )
}
