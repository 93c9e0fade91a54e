import { accountsPath } from '#areas/finance/addresses.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Pager, Tabs } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { ageingReport } from '../ageing-report.ts'
import { ageingPath, debtsAddress, debtsPerPage, debtsView, type Grouping, groupings, readDebtsAsked } from '../debts-asked.ts'
import { DebtFilters } from '../ui/debt-filters.tsx'
import { DebtsTable } from '../ui/debts-table.tsx'
import { GroupsTable } from '../ui/groups-table.tsx'
import { ageingViews } from '../views.ts'
import type { Route } from './+types/back-office-ageing'

export const meta = () => [{ title: 'أعمار الديون · التحالف' }]

export const handle = { crumb: () => 'أعمار الديون' }

export const loader = page(may.viewDebts, async (ctx, { query }) => {
  const asked = readDebtsAsked(query, ctx.now())
  const sees = { statements: ctx.actor.may(may.viewStatements), exports: ctx.actor.may(may.exportDebts) }
  const here = debtsView(asked, ctx.now(), ageingPath)
  return { asked, sees, here, views: await ageingViews.of(ctx), report: await ageingReport(ctx, asked, may.viewDebts) }
})

export const action = ageingViews.action

export default function AgeingPage({
  loaderData: { asked, sees, here, views, report },
  actionData: reply,
}: Route.ComponentProps) {
  const { rows, groups, sums, count, at, branches } = report
  const tabs = (Object.keys(groupings) as Grouping[]).map((by) => ({
    to: debtsAddress({ ...asked, by, page: 1 }, ageingPath),
    label: `حسب ${groupings[by]}`,
    current: by === asked.by,
  }))
  const acts = sees.exports && <TakeAlong address={debtsAddress({ ...asked, page: 1 }, `${accountsPath}/export`)} />
  return (
    <FinanceFrame title="أعمار الديون" action={acts}>
      <Card
        flush
        footer={
          rows && (
            <Pager
              page={at}
              perPage={debtsPerPage}
              total={count}
              toPage={(to) => debtsAddress({ ...asked, page: to }, ageingPath)}
            />
          )
        }
      >
        <Tabs label="تجميع الديون" tabs={tabs} />
        <DebtFilters asked={asked} branches={branches} path={ageingPath} />
        <SavedViews views={views} here={here} reply={reply} />
        {rows ? (
          <DebtsTable rows={rows} sums={sums} asked={asked} opens={sees.statements} />
        ) : (
          <GroupsTable groups={groups} sums={sums} asked={asked} />
        )}
      </Card>
    </FinanceFrame>
  )
}
