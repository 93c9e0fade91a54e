import { documentStateWords, riskWords, roleWords } from '#areas/customers/words.ts'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { kindWords } from '#values/customer-kinds.ts'
import { type Asked, addressOf, type ListFilters } from '../list.ts'

const filterWords = {
  kind: { label: 'النوع', options: kindWords },
  role: { label: 'الصفة', options: roleWords },
  risk: { label: 'التعامل', options: riskWords },
  documents: {
    label: 'الوثائق',
    options: {
      'awaiting-check': documentStateWords['awaiting-check'],
      expiring: documentStateWords.expiring,
      expired: documentStateWords.expired,
      none: 'بلا وثيقة',
    },
  },
  account: { label: 'الحساب', options: { yes: 'له حساب في الموقع', no: 'بلا حساب' } },
  added: { label: 'التسجيل', options: { week: 'سُجّل في آخر 7 أيام' } },
} as const satisfies Record<keyof ListFilters, { label: string; options: Record<string, string> }>

const names = Object.keys(filterWords) as (keyof ListFilters)[]

/** One box for everything a customer is known by, and the filters. */
export function CustomerFilters({ asked }: { asked: Asked }) {
  return (
    <FilterBar
      key={addressOf(asked)}
      label="تصفية العملاء"
      search={{ name: 'q', label: 'ابحث بالاسم أو الهاتف أو الرقم', value: asked.q }}
      filters={names.map((name) => asked[name])}
      clear="/admin/users"
      kept={{ sort: asked.sort }}
    >
      {names.map((name) => (
        <FilterChoice
          key={name}
          name={name}
          label={filterWords[name].label}
          all={`${filterWords[name].label}: الكل`}
          chosen={asked[name]}
          options={Object.entries(filterWords[name].options)}
        />
      ))}
    </FilterBar>
  )
}
