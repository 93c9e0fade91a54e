import { Form, Link } from 'react-router'
import { Chip } from '#ui/badge.tsx'
import { FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'
import { daysAfter } from '#values/days.ts'
import type { Choices } from '../queries.ts'
import { type ReportName, reports, rings } from '../report.ts'
import { type ReportAsked, reportAddress } from '../report-asked.ts'

type Props = { name: ReportName; asked: ReportAsked; choices: Choices; today: string }

/** What narrows a report: it stands in the address, so a report that is kept or sent is the same one. */
export function ReportFilters({ name, asked, choices, today }: Props) {
  const { branch, property, owner, from, to } = asked
  const dated = reports[name].days !== 'none'
  return (
    <>
      <Form key={reportAddress(name, asked)} className="toolbar filter-bar" aria-label="تصفية التقرير">
        {choices.branches.length > 1 && (
          <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={choices.branches} />
        )}
        <FilterChoice name="property" label="العقار" all="كل العقارات" chosen={property} options={choices.properties} />
        <FilterChoice name="owner" label="المالك" all="كل الملّاك" chosen={owner} options={choices.owners} />
        {dated && <FilterDays from={from} to={to} />}
        <Button type="submit" variant="outline">
          اعرض
        </Button>
        {(branch || property || owner) && <Chip to={reportAddress(name, dated ? { from, to } : {})}>امسح شروط البحث</Chip>}
      </Form>
      {name === 'renewals' && <Rings asked={asked} today={today} />}
    </>
  )
}

/** What ends within so many days from today. */
const Rings = ({ asked, today }: Pick<Props, 'asked' | 'today'>) => (
  <nav className="row wrap px-5 pb-3" aria-label="ينتهي خلال">
    {rings.map((days) => {
      const to = daysAfter(today, days)
      return (
        <Link
          key={days}
          className="link sm"
          to={reportAddress('renewals', { ...asked, from: today, to, page: 1 })}
          {...(asked.from === today && asked.to === to && { 'aria-current': 'page' as const })}
        >
          خلال <Num>{days}</Num> يومًا
        </Link>
      )
    })}
  </nav>
)
