import { heldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { type AccountsAsked, accountStates, accountsAddress } from '../account-asked.ts'

/** By the bank, the holder or the number, and what narrows the accounts. */
export function AccountFilters({ asked }: { asked: AccountsAsked }) {
  const { q, held, state } = asked
  return (
    <FilterBar
      key={accountsAddress(asked)}
      label="تصفية الحسابات"
      search={{ name: 'q', label: 'ابحث باسم البنك أو صاحب الحساب أو الآيبان', value: q }}
      filters={[held, state]}
      clear={accountsAddress({})}
    >
      <FilterChoice name="held" label="الحساب" all="تشغيلي وأمانات" chosen={held} options={Object.entries(heldFor)} />
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(accountStates)} />
    </FilterBar>
  )
}
