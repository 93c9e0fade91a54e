import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import {
  creditTransfersAddress,
  creditTransfersPath,
  creditTransfersPerPage,
  readCreditTransfersAsked,
} from '../credit-transfer-asked.ts'
import { creditTransfers } from '../queries.ts'
import { CreditTransferFilters } from '../ui/credit-transfer-filters.tsx'
import { CreditTransfersTable } from '../ui/credit-transfers-table.tsx'
import { creditTransferViews } from '../views.ts'
import type { Route } from './+types/back-office-credit-transfers'

export const meta = () => [{ title: 'تحويلات الأرصدة · التحالف' }]

export const handle = { crumb: () => 'تحويلات الأرصدة' }

export const loader = page(financePermissions.viewCreditTransfers, async (ctx, { query }) => {
  const asked = readCreditTransfersAsked(query)
  const may = {
    export: ctx.actor.may(financePermissions.exportCreditTransfers),
    ask: ctx.actor.may(financePermissions.transferCredit),
  }
  return { asked, may, views: await creditTransferViews.of(ctx), ...(await creditTransfers(ctx, asked)) }
})

export const action = creditTransferViews.action

export default function CreditTransfersPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { asked, may, views, rows, sums, count, at, branches } = loaderData
  return (
    <>
      <div className="page-h">
        <h1>تحويلات الأرصدة</h1>
        <div className="acts">
          {may.export && count > 0 && <TakeAlong address={creditTransfersAddress(asked, `${creditTransfersPath}/export`)} />}
          {may.ask && (
            <Link to={`${creditTransfersPath}/new`} className={buttonLook()}>
              <Plus className="i i-sm" aria-hidden />
              حوّل رصيدًا
            </Link>
          )}
        </div>
      </div>
      <Card
        flush
        footer={
          <Pager
            page={at}
            perPage={creditTransfersPerPage}
            total={count}
            toPage={(page) => creditTransfersAddress({ ...asked, page })}
          />
        }
      >
        <CreditTransferFilters asked={asked} branches={branches} />
        <SavedViews views={views} here={creditTransfersAddress({ ...asked, page: 1 })} reply={reply} />
        <CreditTransfersTable rows={rows} sums={sums} asked={asked} />
      </Card>
    </>
  )
}
