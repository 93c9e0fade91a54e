import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { governorates } from '#values/wilayats.ts'
import { propertyKinds, unitStates } from '../property.ts'
import { type PropertiesAsked, propertiesAddress } from '../property-asked.ts'

type Props = { asked: PropertiesAsked; branches: readonly (readonly [string, string])[] }

const wilayats = Object.values(governorates).flatMap((names) => names.map((name) => [name, name] as const))

/** By any word of the property, and what narrows the list. Those of one owner stay those of one. */
export function PropertyFilters({ asked, branches }: Props) {
  const { q, owner, kind, state, wilayat, branch } = asked
  return (
    <FilterBar
      key={propertiesAddress(asked)}
      label="تصفية العقارات"
      search={{ name: 'q', label: 'ابحث بالاسم أو القطعة أو السند أو الحساب', value: q }}
      filters={[kind, state, wilayat, branch]}
      besides={owner}
      clear={propertiesAddress({})}
      kept={owner ? { owner } : {}}
    >
      <FilterChoice name="state" label="فيه وحدة" all="كل الوحدات" chosen={state} options={Object.entries(unitStates)} />
      <FilterChoice name="kind" label="النوع" all="كل الأنواع" chosen={kind} options={Object.entries(propertyKinds)} />
      <FilterChoice name="wilayat" label="الولاية" all="كل الولايات" chosen={wilayat} options={wilayats} />
      {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
    </FilterBar>
  )
}
