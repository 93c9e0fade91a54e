import { unitKinds } from '#areas/properties/property.ts'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { type TimelineAsked, timelineAddress } from '../timeline-asked.ts'

type Props = { asked: TimelineAsked; branches: readonly (readonly [string, string])[] }

/** By the unit or its property, and the days between which somebody wants one that is free. */
export function TimelineFilters({ asked, branches }: Props) {
  const { q, kind, branch, start, from, to } = asked
  return (
    <FilterBar
      key={timelineAddress(asked)}
      label="تصفية الوحدات"
      search={{ name: 'q', label: 'ابحث بالعقار أو رقم الوحدة', value: q }}
      filters={[kind, branch, from]}
      clear={timelineAddress({ start })}
      kept={start ? { start } : {}}
    >
      <FilterChoice name="kind" label="النوع" all="كل الأنواع" chosen={kind} options={Object.entries(unitKinds)} />
      {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
      <FilterDays label="فارغة من" from={from} to={to} />
    </FilterBar>
  )
}
