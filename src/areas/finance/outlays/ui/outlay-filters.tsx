import { outlayDues, outlayKinds, outlayStates } from '#areas/finance/outlay-dues/outlay.ts'
import { BranchChoice } from '#areas/finance/ui/branch-choice.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { type OutlaysAsked, outlaysAddress } from '../outlay-asked.ts'

type Props = { asked: OutlaysAsked; branches: readonly (readonly [string, string])[] }

/** By the authority, its reference or the customer, and what narrows the outlays. Those of one customer stay those of one. */
export function OutlayFilters({ asked, branches }: Props) {
  const { q, party, kind, state, due, branch } = asked
  return (
    <FilterBar
      key={outlaysAddress(asked)}
      label="تصفية الرسوم بالنيابة"
      search={{ name: 'q', label: 'ابحث بالجهة أو المرجع أو العميل', value: q }}
      filters={[kind, state, due, branch]}
      besides={party}
      clear={outlaysAddress({})}
      kept={party ? { party } : {}}
    >
      <FilterChoice name="state" label="الحالة" all="كل الحالات" chosen={state} options={Object.entries(outlayStates)} />
      <FilterChoice name="due" label="العميل" all="دفع أو لم يدفع" chosen={due} options={Object.entries(outlayDues)} />
      <FilterChoice name="kind" label="النوع" all="كل الأنواع" chosen={kind} options={Object.entries(outlayKinds)} />
      <BranchChoice branches={branches} chosen={branch} />
    </FilterBar>
  )
}
