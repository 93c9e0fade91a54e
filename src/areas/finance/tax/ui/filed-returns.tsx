import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { quarterInWords, taxPath } from '#areas/finance/quarter.ts'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import type { Reply } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { FiledReturn, FiledReturns } from '../return-queries.ts'
import { type ReturnsAsked, returnsAddress, returnsExportPath, returnsPerPage, settledStates } from '../returns-asked.ts'

const columns: Column<FiledReturn>[] = [
  {
    key: 'quarter',
    title: 'الربع',
    cell: ({ quarter, reference }) => (
      <>
        <Link className="link" to={`${taxPath}?quarter=${quarter}`}>
          {quarterInWords(quarter)}
        </Link>
        <span className="block muted sm">
          <Code>{reference}</Code>
        </span>
      </>
    ),
  },
  {
    key: 'filed',
    title: 'قُدّم',
    cell: ({ filedAt, by }) => (
      <>
        <DateText at={filedAt} />
        <span className="block muted sm">{by}</span>
      </>
    ),
  },
  { key: 'net', title: 'الصافي', numeric: true, cell: ({ net }) => <Money amount={net} /> },
  { key: 'paid', title: 'سُدّد', numeric: true, cell: ({ paid }) => <Money amount={paid} /> },
]

type Props = { returns: FiledReturns; asked: ReturnsAsked; views: ComponentProps<typeof SavedViews>['views'] }
type More = { mayTake: boolean; reply: Reply | undefined }

/** What was told to the authority, quarter by quarter, to look back on and to take along. */
export function FiledReturnsCard({ returns, asked, views, mayTake, reply }: Props & More) {
  const { rows, sums, count, at, years } = returns
  if (years.length === 0) return null
  const here = { ...asked, quarter: '', page: 1 }
  const acts = mayTake && count > 0 && (
    <div className="row wrap">
      <TakeAlong address={returnsAddress(here, returnsExportPath)} />
    </div>
  )
  return (
    <Card
      title="الإقرارات المقدَّمة"
      actions={acts}
      flush
      footer={<Pager page={at} perPage={returnsPerPage} total={count} toPage={(page) => returnsAddress({ ...asked, page })} />}
    >
      <Filters asked={asked} years={years} />
      <SavedViews views={views} here={returnsAddress(here)} reply={reply} />
      {rows.length > 0 ? (
        <>
          <Figures
            figures={[
              ['الصافي', sums.net],
              ['سُدّد', sums.paid],
            ]}
          />
          <Table caption="الإقرارات المقدَّمة" columns={columns} rows={rows} keyOf={({ quarter }) => quarter} />
        </>
      ) : (
        <NoneFound q={asked.q} all={returnsAddress({ quarter: asked.quarter })} title="لا إقرار مطابق" />
      )}
    </Card>
  )
}

/** By its number at the authority, and what narrows them; the quarter that is looked at stays. */
function Filters({ asked, years }: { asked: ReturnsAsked; years: readonly string[] }) {
  const { quarter, q, year, state } = asked
  return (
    <FilterBar
      key={returnsAddress(asked)}
      label="تصفية الإقرارات"
      search={{ name: 'q', label: 'ابحث برقم الإقرار عند الجهاز', value: q }}
      filters={[year, state]}
      clear={returnsAddress({ quarter })}
      kept={quarter ? { quarter } : {}}
    >
      <FilterChoice name="year" label="السنة" all="كل السنوات" chosen={year} options={years.map((one) => [one, one])} />
      <FilterChoice name="state" label="السداد" all="ما سُوّي وما بقي" chosen={state} options={Object.entries(settledStates)} />
    </FilterBar>
  )
}
