import { Link } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { Pager } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { type ViewingRow, viewings } from '../queries.ts'
import { ViewingBadge } from '../ui/viewing-badge.tsx'
import {
  readViewingsAsked,
  viewingDayParts,
  viewingPath,
  viewingStates,
  viewingsAddress,
  viewingsPath,
  viewingsPerPage,
} from '../viewing.ts'
import type { Route } from './+types/back-office-viewings'

export const meta = () => [{ title: 'المعاينات · التحالف' }]

export const loader = page(propertiesPermissions.arrangeViewings, async (ctx, { query }) => {
  const asked = readViewingsAsked(query)
  return { asked, ...(await viewings(ctx, asked)) }
})

const columns: Column<ViewingRow>[] = [
  {
    key: 'name',
    title: 'من يعاين',
    cell: ({ id, name }) => (
      <Link className="link medium" to={viewingPath(id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'unit', title: 'الوحدة', cell: ({ called }) => <bdi>{called}</bdi> },
  {
    key: 'when',
    title: 'الموعد',
    cell: ({ startsAt, preferredOn, dayPart }) =>
      startsAt ? (
        <DateText at={startsAt} weekday time />
      ) : (
        <span className="muted">
          يفضّل <DateText at={preferredOn} weekday /> {viewingDayParts[dayPart]}
        </span>
      ),
  },
  { key: 'guide', title: 'يلقاه', cell: ({ guide }) => guide && <bdi>{guide}</bdi> },
  { key: 'phone', title: 'الهاتف', cell: ({ phone }) => <Code>{phone}</Code> },
  { key: 'no', title: 'الرقم', cell: ({ no }) => <Code>{no}</Code> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => <ViewingBadge state={state} /> },
]

export default function ViewingsPage({ loaderData: { asked, rows, count, at } }: Route.ComponentProps) {
  const { q, state } = asked
  return (
    <>
      <div className="page-h">
        <h1>المعاينات</h1>
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={viewingsPerPage} total={count} toPage={(page) => viewingsAddress({ ...asked, page })} />
        }
      >
        <FilterBar
          key={viewingsAddress(asked)}
          label="تصفية المعاينات"
          search={{ name: 'q', label: 'ابحث بالاسم أو الهاتف أو الوحدة', value: q }}
          filters={[state]}
          besides={asked.unit}
          clear={viewingsPath}
          kept={asked.unit ? { unit: asked.unit } : {}}
        >
          <FilterChoice
            name="state"
            label="الحالة"
            all="القادمة"
            chosen={state}
            options={[...Object.entries(viewingStates), ['all', 'كل الحالات']]}
          />
        </FilterBar>
        {rows.length > 0 && <Table caption="المعاينات" columns={columns} rows={rows} keyOf={({ id }) => id} />}
        {rows.length === 0 && (q || state ? <NoneFound q={q} all={viewingsPath} title="لا معاينة مطابقة" /> : <NoneYet />)}
      </Card>
    </>
  )
}

const NoneYet = () => (
  <Empty title="لا معاينات قادمة">انشر وحدة شاغرة من صفحتها، فيطلب الناس معاينتها من الموقع وتظهر طلباتهم هنا.</Empty>
)
