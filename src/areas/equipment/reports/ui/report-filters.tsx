import { Form } from 'react-router'
import { Chip } from '#ui/badge.tsx'
import { FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import type { Choices } from '../queries.ts'
import { type ReportName, reports } from '../report.ts'
import { type ReportAsked, reportAddress } from '../report-asked.ts'

type Props = { name: ReportName; asked: ReportAsked; choices: Choices }

/** What narrows a report: it stands in the address, so a report that is kept or sent is the same one. */
export function ReportFilters({ name, asked, choices }: Props) {
  const { branch, kind, from, to } = asked
  const { days, byKind } = reports[name]
  const dated = days !== 'none'
  const manyBranches = choices.branches.length > 1
  if (!manyBranches && !byKind && !dated) return null
  return (
    <Form key={reportAddress(name, asked)} className="toolbar filter-bar" aria-label="تصفية التقرير">
      {manyBranches && <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={choices.branches} />}
      {byKind && <FilterChoice name="kind" label="النوع" all="كل الأنواع" chosen={kind} options={choices.kinds} />}
      {dated && <FilterDays from={from} to={to} />}
      <Button type="submit" variant="outline">
        اعرض
      </Button>
      {(branch || kind) && <Chip to={reportAddress(name, dated ? { from, to } : {})}>امسح شروط البحث</Chip>}
    </Form>
  )
}
