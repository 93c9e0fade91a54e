import { Form } from 'react-router'
import { howMany } from '#values/plural.ts'
import { type Service, services } from '#values/services.ts'

type Props = { asked: { weeks: number; service: Service | null }; weeks: readonly number[]; services: readonly Service[] }

/** With a script a choice takes effect at once, without one by the button. */
export function PaceFilters({ asked, weeks, services: names }: Props) {
  return (
    <Form className="ib-filters" role="search" onChange={({ currentTarget }) => currentTarget.requestSubmit()}>
      <div className="input">
        <select key={asked.weeks} name="weeks" aria-label="المدة" defaultValue={asked.weeks}>
          {weeks.map((count) => (
            <option key={count} value={count}>
              آخر {howMany(count, 'week', 'gen')}
            </option>
          ))}
        </select>
      </div>
      <div className="input">
        <select key={asked.service ?? ''} name="service" aria-label="الخدمة" defaultValue={asked.service ?? ''}>
          <option value="">كل الخدمات</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {services[name].label}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <button type="submit" className="btn btn-outline btn-sm">
          اعرض
        </button>
      </noscript>
    </Form>
  )
}
