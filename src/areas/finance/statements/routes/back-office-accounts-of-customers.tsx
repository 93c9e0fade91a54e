import { accountsPath } from '#areas/finance/addresses.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { dayOf } from '#values/days.ts'
import { debtsAddress, debtsPerPage, readDebtsAsked } from '../debts-asked.ts'
import { debts } from '../debts-queries.ts'
import { DebtFilters } from '../ui/debt-filters.tsx'
import { DebtsTable } from '../ui/debts-table.tsx'
import { accountViews } from '../views.ts'
import type { Route } from './+types/back-office-accounts-of-customers'

export const meta = () => [{ title: 'حسابات العملاء · التحالف' }]

export const handle = { crumb: () => 'حسابات العملاء' }

export const loader = page(may.viewDebts, async (ctx, { query }) => {
  const asked = { ...readDebtsAsked(query, ctx.now()), by: 'customer' as const, day: dayOf(ctx.now()) }
  const sees = { statements: ctx.actor.may(may.viewStatements), exports: ctx.actor.may(may.exportDebts) }
  return { asked, sees, views: await accountViews.of(ctx), ...(await debts(ctx, asked, may.viewDebts)) }
})

export const action = accountViews.action

export default function AccountsOfCustomersPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const {
    asked: { day: _, ...asked },
    sees,
    views,
    rows,
    sums,
    count,
    at,
    branches,
  } = loaderData
  const toPage = (page: number) => debtsAddress({ ...asked, page })
  return (
    <FinanceFrame
      title="حسابات العملاء"
      action={sees.exports && count > 0 && <TakeAlong address={debtsAddress({ ...asked, page: 1 }, `${accountsPath}/export`)} />}
    >
      <Card flush footer={<Pager page={at} perPage={debtsPerPage} total={count} toPage={toPage} />}>
        <DebtFilters asked={asked} branches={branches} path={accountsPath} />
        <SavedViews views={views} here={toPage(1)} reply={reply} />
        <DebtsTable rows={rows} sums={sums} asked={asked} opens={sees.statements} />
      </Card>
    </FinanceFrame>
  )
}
