import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { governorates } from '#values/wilayats.ts'
import { type BoardAsked, boardAddress, debtAges, lastWays } from '../board-asked.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { asked: BoardAsked; properties: Choices; people: Choices }

const wilayats = Object.values(governorates).flatMap((names) => names.map((name) => [name, name] as const))
const pairs = <Name extends string>(words: Record<Name, string>) => Object.entries<string>(words)

/** Whom somebody goes after today: of an area or a property, by the age of the debt, and by who reached them last and how. */
export function BoardFilters({ asked, properties, people }: Props) {
  const { look, q, wilayat, property, by, age, way } = asked
  return (
    <FilterBar
      key={boardAddress(asked)}
      label="تصفية لوحة التحصيل"
      search={{ name: 'q', label: 'ابحث بالاسم أو الهاتف أو رقم العقد', value: q }}
      filters={[wilayat, property, by, age, way]}
      clear={boardAddress({ look })}
      kept={look ? { look } : {}}
    >
      <FilterChoice name="wilayat" label="المنطقة" all="كل الولايات" chosen={wilayat} options={wilayats} />
      <FilterChoice name="property" label="العقار" all="كل العقارات" chosen={property} options={properties} />
      <FilterChoice name="age" label="عمر الدين" all="كل الأعمار" chosen={age} options={pairs(debtAges)} />
      <FilterChoice name="by" label="آخر من تابعه" all="كل المحصّلين" chosen={by} options={people} />
      <FilterChoice name="way" label="آخر وسيلة" all="كل الوسائل" chosen={way} options={pairs(lastWays)} />
    </FilterBar>
  )
}
