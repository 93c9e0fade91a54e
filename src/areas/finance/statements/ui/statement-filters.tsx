import { Form, Link } from 'react-router'
import { FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { services } from '#values/services.ts'
import { type StatementAsked, statementAddress, usualPeriods } from '../statement-asked.ts'

const labels = Object.entries(services).map(([name, { label }]) => [name, label] as const)

/** Of which days, and of which service alone: all in the address. */
export function StatementFilters({ asked, path, today }: { asked: StatementAsked; path: string; today: string }) {
  const { from, to, service } = asked
  return (
    <div className="card-b row wrap no-print statement-filters">
      <nav className="seg" aria-label="المدة">
        {usualPeriods(today).map((period) => (
          <Link
            key={period.label}
            to={statementAddress({ ...asked, from: period.from, to: today, page: 1 }, path)}
            aria-current={period.from === from && to === today ? 'true' : undefined}
            preventScrollReset
          >
            {period.label}
          </Link>
        ))}
      </nav>
      <Form className="row wrap" role="search" aria-label="تصفية الكشف" preventScrollReset>
        <FilterDays from={from} to={to} />
        <FilterChoice name="service" label="الخدمة" all="كل الخدمات" chosen={service} options={labels} />
        <Button type="submit" variant="outline">
          اعرض
        </Button>
      </Form>
    </div>
  )
}
