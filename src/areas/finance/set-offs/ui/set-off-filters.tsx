import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { setOffStates } from '../set-off.ts'
import { type SetOffsAsked, setOffsAddress } from '../set-off-asked.ts'

type Props = { asked: SetOffsAsked; branches: readonly (readonly [string, string])[] }

/** By the number or the customer, and what narrows them. Those of one customer stay those of one. */
export function SetOffFilters({ asked, branches }: Props) {
  const { q, party, state, branch } = asked
  const on = [state, branch].filter(Boolean).length
  return (
    <FilterBar
      key={setOffsAddress(asked)}
      label="تصفية المقاصات"
      search={{ name: 'q', label: 'ابحث برقم المقاصة أو العميل', value: q }}
      on={on}
      clear={q || party || on > 0 ? setOffsAddress({}) : null}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(setOffStates)} />
      {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
    </FilterBar>
  )
}
