import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { FilterChoice } from '#ui/filter-bar.tsx'
import { howMany } from '#values/plural.ts'
import { type Service, services } from '#values/services.ts'

type Props = { asked: { weeks: number; service: Service | null }; weeks: readonly number[]; services: readonly Service[] }

/** With a script a choice takes effect at once, without one by the button. */
export function PaceFilters({ asked, weeks, services: names }: Props) {
  return (
    <Form className="row wrap filter-bar" role="search" onChange={({ currentTarget }) => currentTarget.requestSubmit()}>
      <div className="input">
        <select key={asked.weeks} name="weeks" aria-label="المدة" defaultValue={asked.weeks}>
          {weeks.map((count) => (
            <option key={count} value={count}>
              آخر {howMany(count, 'week', 'gen')}
            </option>
          ))}
        </select>
        <ChevronDown className="i i-sm" aria-hidden />
      </div>
      <FilterChoice
        name="service"
        label="الخدمة"
        all="كل الخدمات"
        chosen={asked.service}
        options={names.map((name) => [name, services[name].label] as const)}
      />
      <noscript>
        <button type="submit" className="btn btn-outline btn-sm">
          اعرض
        </button>
      </noscript>
    </Form>
  )
}
