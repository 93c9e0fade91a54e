import { financePermissions as may } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager, Tabs } from '#ui/links.tsx'
import { ageingReport } from '../ageing-report.ts'
import { ageingPath, debtsAddress, debtsPerPage, type Grouping, groupings, readDebtsAsked } from '../debts-asked.ts'
import { accountsPath } from '../statement-asked.ts'
import { DebtFilters } from '../ui/debt-filters.tsx'
import { DebtsTable } from '../ui/debts-table.tsx'
import { Exports } from '../ui/exports.tsx'
import { GroupsTable } from '../ui/groups-table.tsx'
import type { Route } from './+types/back-office-ageing'

export const meta = () => [{ title: 'أعمار الديون · التحالف' }]

export const handle = { crumb: () => 'أعمار الديون' }

export const loader = page(may.viewDebts, async (ctx, { query }) => {
  const asked = readDebtsAsked(query, ctx.now())
  const sees = { statements: ctx.actor.may(may.viewStatements), exports: ctx.actor.may(may.exportDebts) }
  return { asked, sees, report: await ageingReport(ctx, asked, may.viewDebts) }
})

export default function AgeingPage({ loaderData: { asked, sees, report } }: Route.ComponentProps) {
  const { rows, groups, sums, count, at, branches } = report
  const taken = (part: string) => debtsAddress({ ...asked, page: 1 }, `${accountsPath}/${part}`)
  const tabs = (Object.keys(groupings) as Grouping[]).map((by) => ({
    to: debtsAddress({ ...asked, by, page: 1 }, ageingPath),
    label: `حسب ${groupings[by]}`,
    current: by === asked.by,
  }))
  const acts = sees.exports && (
    <>
      <a className={buttonLook({ variant: 'outline' })} href={taken('ageing/pdf')} download>
        نزّل PDF
      </a>
      <Exports address={taken('export')} />
    </>
  )
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
        {rows ? (
          <DebtsTable rows={rows} sums={sums} asked={asked} opens={sees.statements} />
        ) : (
          <GroupsTable groups={groups} sums={sums} asked={asked} />
        )}
      </Card>
    </FinanceFrame>
  )
}
