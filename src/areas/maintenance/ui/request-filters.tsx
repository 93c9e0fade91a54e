import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { faultKinds, payers, priorities } from '../request.ts'
import { type RequestsAsked, requestsAddress, stateChoices } from '../request-asked.ts'

type Props = { asked: RequestsAsked; properties: readonly (readonly [string, string])[] }

/** What narrows the list of requests. Those of one unit stay those of one. */
export function RequestFilters({ asked, properties }: Props) {
  const { q, state, category, priority, payer, property, unit, from, to } = asked
  const chosen = state === 'open' ? '' : state
  return (
    <FilterBar
      key={requestsAddress(asked)}
      label="تصفية البلاغات"
      search={{ name: 'q', label: 'ابحث برقم البلاغ أو المكان أو ما كُتب فيه', value: q }}
      filters={[chosen, category, priority, payer, property, from, to]}
      besides={unit}
      clear={requestsAddress({})}
      kept={unit ? { unit } : {}}
    >
      <FilterChoice
        name="state"
        label="الحالة"
        all={stateChoices.open}
        chosen={chosen}
        options={Object.entries(stateChoices).filter(([name]) => name !== 'open')}
      />
      <FilterChoice name="category" label="نوع العطل" all="كل الأنواع" chosen={category} options={Object.entries(faultKinds)} />
      <FilterChoice name="priority" label="الأولوية" all="كل الأولويات" chosen={priority} options={Object.entries(priorities)} />
      <FilterChoice name="payer" label="من يتحمله" all="أيًّا كان من يتحمله" chosen={payer} options={Object.entries(payers)} />
      {properties.length > 1 && (
        <FilterChoice name="property" label="العقار" all="كل العقارات" chosen={property} options={properties} />
      )}
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}
