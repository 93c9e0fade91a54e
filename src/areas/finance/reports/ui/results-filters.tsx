import { Form, Link } from 'react-router'
import { divisions, ofNone, partNames, type ResultsAsked, resultsPath } from '#areas/finance/ledger/results-asked.ts'
import { lineNames, lineWords } from '#areas/finance/ledger/voucher.ts'
import { comparisons, type Span } from '#areas/finance/lists/span.ts'
import { Chip } from '#ui/badge.tsx'
import { FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { asked: ResultsAsked; branches: Choices; spans: [label: string, span: Span][] }

const lines = lineNames.map((line) => [line, lineWords[line]] as const)

/** What belongs to no branch is chosen by the figure that leads to it. */
const withNone = (branches: Choices, chosen: string): Choices =>
  chosen === ofNone ? [...branches, [ofNone, 'بلا فرع']] : branches

/** The period and what it is compared with, how it is divided, and which part of the company it is about. */
export function ResultsFilters({ asked, branches, spans }: Props) {
  const { from, to, compare, by, line, branch, project, resource } = asked
  const isPart = partNames.some((name) => asked[name] !== '')
  return (
    <>
      <Form
        className="toolbar filter-bar"
        role="search"
        aria-label="الفترة"
        preventScrollReset
        key={addressWith(resultsPath, asked)}
      >
        {project && <input type="hidden" name="project" value={project} />}
        {resource && <input type="hidden" name="resource" value={resource} />}
        <FilterDays from={from} to={to} />
        <FilterChoice name="compare" label="المقارنة" all="بلا مقارنة" chosen={compare} options={Object.entries(comparisons)} />
        <FilterChoice name="by" label="التقسيم" all="الشركة كلها" chosen={by} options={Object.entries(divisions)} />
        <FilterChoice name="line" label="النشاط" all="كل الأنشطة" chosen={line} options={lines} />
        {branches.length > 1 && (
          <FilterChoice name="branch" label="الفرع" all="كل الفروع" chosen={branch} options={withNone(branches, branch)} />
        )}
        <Button type="submit" variant="outline">
          اعرض
        </Button>
        {isPart && <Chip to={addressWith(resultsPath, { from, to, compare, by })}>امسح شروط البحث</Chip>}
      </Form>
      <div className="toolbar row wrap">
        {spans.map(([label, span]) => (
          <Link
            key={label}
            className="chip"
            to={addressWith(resultsPath, { ...asked, ...span })}
            aria-current={span.from === from && span.to === to ? 'true' : undefined}
            preventScrollReset
          >
            <span>{label}</span>
          </Link>
        ))}
      </div>
    </>
  )
}
