import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { ListActs } from '#areas/finance/ui/list-acts.tsx'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page } from '#platform/http.ts'
import { creditTransfersAddress, creditTransfersPerPage, readCreditTransfersAsked } from '../credit-transfer-asked.ts'
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
    <FinanceFrame
      title="تحويلات الأرصدة"
      action={
        <ListActs
          taken={may.export && count > 0 && creditTransfersAddress(asked, `${creditTransfersPath}/export`)}
          begun={may.ask && `${creditTransfersPath}/new`}
          begin="حوّل رصيدًا"
        />
      }
    >
      <ListCard
        {...{ asked, views, at, count, reply }}
        perPage={creditTransfersPerPage}
        address={creditTransfersAddress}
        filters={<CreditTransferFilters asked={asked} branches={branches} />}
      >
        <CreditTransfersTable rows={rows} sums={sums} asked={asked} />
      </ListCard>
    </FinanceFrame>
  )
}
