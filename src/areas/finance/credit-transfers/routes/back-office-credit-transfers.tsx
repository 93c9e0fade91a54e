import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Figures } from '#ui/figures.tsx'
import { ListActs } from '#ui/list/list-acts.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { creditTransferStates } from '../credit-transfer.ts'
import { creditTransfersList } from '../credit-transfers-list.tsx'
import { creditTransfers } from '../queries.ts'
import { creditTransferViews } from '../views.ts'
import type { Route } from './+types/back-office-credit-transfers'

export const meta = () => [{ title: 'تحويلات الأرصدة · التحالف' }]

export const handle = { crumb: () => 'تحويلات الأرصدة' }

export const loader = page(financePermissions.viewCreditTransfers, async (ctx, { query }) => {
  const asked = creditTransfersList.read(query)
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
          taken={may.export && count > 0 && creditTransfersList.address(asked, `${creditTransfersPath}/export`)}
          begun={may.ask && `${creditTransfersPath}/new`}
          begin="حوّل رصيدًا"
        />
      }
    >
      <ListCard list={creditTransfersList} {...{ asked, rows, at, count, views, reply }} offers={{ branch: branches }}>
        <Figures figures={sums.map(({ status, sum }) => [creditTransferStates[status], sum])} />
      </ListCard>
    </FinanceFrame>
  )
}
