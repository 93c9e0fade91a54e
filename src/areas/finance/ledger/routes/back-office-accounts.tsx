import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Money } from '#ui/values.tsx'
import { accountTypes, sides } from '../account.ts'
import { type ChartRow, chart } from '../account-queries.ts'
import { type ChartAsked, chartAddress, chartPath, readChartAsked } from '../chart-asked.ts'
import { chartViews } from '../views.ts'
import type { Route } from './+types/back-office-accounts'

export const meta = () => [{ title: 'دليل الحسابات · التحالف' }]

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => {
  const asked = readChartAsked(query)
  const mayTake = ctx.actor.may(financePermissions.exportBooks)
  return { asked, mayTake, views: await chartViews.of(ctx), groups: await chart(ctx, asked) }
})

export const action = chartViews.action

const columns: Column<ChartRow>[] = [
  { key: 'code', title: 'الرقم', cell: ({ code }) => <Code>{code}</Code> },
  {
    key: 'name',
    title: 'الحساب',
    cell: ({ code, name, active }) => (
      <span className="row wrap">
        <Link className="link" to={`/admin/finance/accounts/${code}`}>
          {name}
        </Link>
        {!active && <Badge>موقوف</Badge>}
      </span>
    ),
  },
  { key: 'key', title: 'مقسّم حسب', cell: ({ keyWords }) => keyWords },
  { key: 'side', title: 'طبيعته', cell: ({ side }) => sides[side] },
  { key: 'balance', title: 'الرصيد', numeric: true, cell: ({ balance }) => (balance === 0n ? null : <Money amount={balance} />) },
]

export default function AccountsPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, mayTake, views, groups } = shown
  return (
    <FinanceFrame
      title="دليل الحسابات"
      action={mayTake && groups.length > 0 && <TakeAlong address={chartAddress(asked, `${chartPath}/chart/export`)} />}
    >
      <Card flush>
        <Filters {...asked} />
        <SavedViews views={views} here={chartAddress(asked)} reply={reply} />
        {groups.length === 0 && <Empty title="لا حساب مطابق">ابحث برقم الحساب أو بكلمة من اسمه، أو امسح شروط البحث.</Empty>}
      </Card>
      <div className="stack whole-lists">
        {groups.map(({ type, label, accounts }) => (
          <Card key={type} title={label} flush>
            <Table caption={label} columns={columns} rows={accounts} keyOf={({ code }) => code} />
          </Card>
        ))}
      </div>
    </FinanceFrame>
  )
}

function Filters(asked: ChartAsked) {
  const { q, type, lies } = asked
  return (
    <FilterBar
      key={chartAddress(asked)}
      label="تصفية الحسابات"
      search={{ name: 'q', label: 'ابحث برقم الحساب أو اسمه', value: q }}
      filters={[type, lies]}
      clear={chartPath}
    >
      <FilterChoice name="type" label="النوع" all="كل الأنواع" chosen={type} options={Object.entries(accountTypes)} />
      <FilterChoice name="lies" label="الرصيد" all="كل الأرصدة" chosen={lies} options={[['yes', 'فيه رصيد']]} />
    </FilterBar>
  )
}
