import { Form } from 'react-router'
import { Chip } from '#ui/badge.tsx'
import { FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { type ReportName, reports } from '../report.ts'
import { type ReportAsked, reportAddress } from '../report-asked.ts'

type Props = { name: ReportName; asked: ReportAsked; branches: readonly (readonly [string, string])[] }

/** What narrows a report: it stands in the address, so a report that is kept or sent is the same one. */
export function ReportFilters({ name, asked, branches }: Props) {
  const { branch, from, to } = asked
  const dated = reports[name].days !== 'none'
  if (!dated && branches.length < 2) return null
  return (
    <Form key={reportAddress(name, asked)} className="toolbar filter-bar" aria-label="تصفية التقرير">
      {branches.length > 1 && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={branches} />}
      {dated && <FilterDays from={from} to={to} />}
      <Button type="submit" variant="outline">
        اعرض
      </Button>
      {branch && <Chip to={reportAddress(name, dated ? { from, to } : {})}>امسح شروط البحث</Chip>}
    </Form>
  )
}
