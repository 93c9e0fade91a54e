import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { writeOffStates } from '../write-off.ts'
import { type WriteOffsAsked, writeOffsAddress } from '../write-off-asked.ts'

type Props = { asked: WriteOffsAsked; branches: readonly (readonly [string, string])[] }

/** By the number or whoever owes, and what narrows them. Those of one customer stay those of one. */
export function WriteOffFilters({ asked, branches }: Props) {
  const { q, party, state, branch } = asked
  return (
    <FilterBar
      key={writeOffsAddress(asked)}
      label="تصفية ما شُطب"
      search={{ name: 'q', label: 'ابحث برقم الشطب أو العميل', value: q }}
      filters={[state, branch]}
      besides={party}
      clear={writeOffsAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(writeOffStates)} />
      <BranchChoice branches={branches} chosen={branch} />
    </FilterBar>
  )
}
