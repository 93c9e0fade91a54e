import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { boxes } from '../box-queries.ts'
import { sessionStatuses } from '../cash.ts'
import { sessionsPath } from '../cash-paths.ts'
import { readSessionsAsked, sessionPath, sessionsAddress, sessionsPerPage } from '../session-asked.ts'
import { type SessionRow, sessionList } from '../session-queries.ts'
import { Difference, SessionBadge } from '../ui/difference.tsx'
import { sessionViews } from '../views.ts'
import type { Route } from './+types/back-office-sessions'

export const meta = () => [{ title: 'الورديات · التحالف' }]

export const handle = { crumb: () => 'الورديات' }

export const loader = page(financePermissions.viewBoxes, async (ctx, { query }) => {
  const asked = readSessionsAsked(query)
  const [list, inReach] = await Promise.all([sessionList(ctx, asked), boxes(ctx)])
  const choices = inReach.map(({ id, name }) => [id, name] as const)
  const mayExport = ctx.actor.may(financePermissions.exportBoxes)
  return { asked, ...list, choices, mayExport, views: await sessionViews.of(ctx) }
})

type Shown = Route.ComponentProps['loaderData']

const columns: Column<SessionRow>[] = [
  {
    key: 'number',
    title: 'الوردية',
    cell: ({ id, number }) => (
      <Link className="link" to={sessionPath(id)}>
        <Num>{number}</Num>
      </Link>
    ),
  },
  { key: 'box', title: 'الصندوق', cell: ({ box }) => <bdi>{box}</bdi> },
  { key: 'keeper', title: 'في عهدة', cell: ({ keeper }) => <bdi>{keeper}</bdi> },
  { key: 'begun', title: 'بدأت', cell: ({ begunAt }) => <DateText at={begunAt} time /> },
  { key: 'closed', title: 'أُغلقت', cell: ({ closedAt }) => closedAt && <DateText at={closedAt} time /> },
  { key: 'status', title: 'الحالة', cell: ({ status }) => <SessionBadge status={status} /> },
  {
    key: 'counted',
    title: 'المعدود',
    numeric: true,
    cell: ({ counted }) => (counted === null ? null : <Money amount={counted} />),
  },
  {
    key: 'difference',
    title: 'الفرق',
    numeric: true,
    cell: ({ difference, differed }) => (
      <>
        {difference !== null && <Difference amount={difference} />} {differed && <Badge tone="warning">اختلف عدّ قبله</Badge>}
      </>
    ),
  },
]

export const action = sessionViews.action

export default function SessionsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, rows, at, total, sums, mayExport, views } = loaderData
  return (
    <FinanceFrame
      title="الورديات"
      action={mayExport && total > 0 && <TakeAlong address={sessionsAddress({ ...asked, page: 1 }, `${sessionsPath}/export`)} />}
    >
      <ListCard
        {...{ asked, views, at, count: total, reply }}
        perPage={sessionsPerPage}
        address={sessionsAddress}
        filters={<Filters {...loaderData} />}
      >
        {rows.length > 0 ? (
          <>
            <Sums {...sums} />
            <Table caption="الورديات" columns={columns} rows={rows} keyOf={({ id }) => id} />
          </>
        ) : (
          <Empty title="لا ورديات بهذه الشروط">وسّع الأيام، أو امسح شروط البحث.</Empty>
        )}
      </ListCard>
    </FinanceFrame>
  )
}

/** What was short and what was over: a sum of both would hide either. */
function Sums({ short, over }: Shown['sums']) {
  if (short === 0n && over === 0n) return null
  return (
    <Figures
      figures={[
        ['مجموع العجز', short],
        ['مجموع الزيادة', over],
      ]}
    />
  )
}

function Filters({ asked, choices }: Shown) {
  const { q, box, status, from, to } = asked
  return (
    <FilterBar
      key={sessionsAddress({ ...asked, page: 1 })}
      label="تصفية الورديات"
      search={{ name: 'q', label: 'رقم الوردية', value: q }}
      filters={[box, status, from, to]}
      clear={sessionsPath}
    >
      <FilterChoice name="box" label="الصندوق" all="كل الصناديق" chosen={box} options={choices} />
      <FilterChoice name="status" label="الحالة" all="كل الحالات" chosen={status} options={Object.entries(sessionStatuses)} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}
