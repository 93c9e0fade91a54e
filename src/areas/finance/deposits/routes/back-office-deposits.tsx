import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { depositsAddress, depositsPath, depositsPerPage, readDepositsAsked } from '../deposit-asked.ts'
import { deposits } from '../queries.ts'
import { DepositFilters } from '../ui/deposit-filters.tsx'
import { DepositsTable } from '../ui/deposits-table.tsx'
import { depositViews } from '../views.ts'
import type { Route } from './+types/back-office-deposits'

export const meta = () => [{ title: 'التأمينات المستردة · التحالف' }]

export const handle = { crumb: () => 'التأمينات المستردة' }

export const loader = page(financePermissions.viewDeposits, async (ctx, { query }) => {
  const asked = readDepositsAsked(query)
  const may = { export: ctx.actor.may(financePermissions.exportDeposits), ask: ctx.actor.may(financePermissions.askDeposits) }
  const opensBooks = ctx.actor.may(financePermissions.viewBooks)
  return { asked, may, opensBooks, views: await depositViews.of(ctx), ...(await deposits(ctx, asked)) }
})

export const action = depositViews.action

export default function DepositsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, opensBooks, views, rows, sums, count, at, today, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>التأمينات المستردة</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={depositsAddress(asked, `${depositsPath}/export`)} />}
          {may.ask && (
            <Link to={`${depositsPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              اطلب تأمينًا مستردًا
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={
          <Pager page={at} perPage={depositsPerPage} total={count} toPage={(page) => depositsAddress({ ...asked, page })} />
        }
      >
        <DepositFilters asked={asked} branches={branches} />
        <SavedViews views={views} here={depositsAddress({ ...asked, page: 1 })} reply={reply} />
        <DepositsTable rows={rows} sums={sums} asked={asked} today={today} opens={opensBooks} />
      </Card>
    </>
  )
}
