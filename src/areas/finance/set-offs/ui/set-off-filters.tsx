import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { setOffStates } from '../set-off.ts'
import { type SetOffsAsked, setOffsAddress } from '../set-off-asked.ts'

type Props = { asked: SetOffsAsked; branches: readonly (readonly [string, string])[] }

/** By the number or the customer, and what narrows them. Those of one customer stay those of one. */
export function SetOffFilters({ asked, branches }: Props) {
  const { q, party, state, branch } = asked
  return (
    <FilterBar
      key={setOffsAddress(asked)}
      label="تصفية المقاصات"
      search={{ name: 'q', label: 'ابحث برقم المقاصة أو العميل', value: q }}
      filters={[state, branch]}
      besides={party}
      clear={setOffsAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(setOffStates)} />
      <BranchChoice branches={branches} chosen={branch} />
    </FilterBar>
  )
}
