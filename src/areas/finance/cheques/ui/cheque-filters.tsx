import { FilterBar, FilterChoice, FilterDay } from '#ui/filter-bar.tsx'
import { chequeStates } from '../cheque.ts'
import { type ChequesAsked, chequesAddress } from '../cheque-asked.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { asked: ChequesAsked; branches: Choices; banks: Choices }

/** By the number, the bank, the drawer or the customer, and what narrows the cheques. Those of one customer stay those of one. */
export function ChequeFilters({ asked, branches, banks }: Props) {
  const { q, party, state, bank, branch, from, to } = asked
  const on = [state, bank, branch, from, to].filter(Boolean).length
  return (
    <FilterBar
      key={chequesAddress(asked)}
      label="تصفية الشيكات"
      search={{ name: 'q', label: 'ابحث برقم الشيك أو الساحب أو العميل', value: q }}
      on={on}
      clear={q || party || on > 0 ? chequesAddress({}) : null}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(chequeStates)} />
      {banks.length > 1 && <FilterChoice name="bank" label="البنك" all="كل البنوك" chosen={bank} options={banks} />}
      {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
      <FilterDay name="from" label="تستحق من" value={from} />
      <FilterDay name="to" label="إلى" value={to} />
    </FilterBar>
  )
}
