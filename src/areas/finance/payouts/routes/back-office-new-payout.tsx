import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { HeadFor } from '#areas/finance/invoices/ui/head-for.tsx'
import { whoIsAsked } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { payoutPath } from '../payout-asked.ts'
import { newPayout } from '../payout-form-queries.ts'
import { RefundForm } from '../ui/refund-form.tsx'
import { askRefund } from '../use-cases/ask-refund.ts'
import type { Route } from './+types/back-office-new-payout'

export const meta = () => [{ title: 'إعداد سند صرف · التحالف' }]

export const handle = { above: { to: '/admin/finance/payouts', label: 'سندات الصرف' }, crumb: () => 'إعداد سند صرف' }

export const loader = page(financePermissions.preparePayouts, async (ctx, { query }) => ({
  formId: ctx.newId(),
  ...(await newPayout(ctx, whoIsAsked(query))),
}))

export const action = submit(askRefund, ({ id, number, isWaiting }) =>
  saying(isWaiting ? `أُعدّ السند ${number}، وهو بانتظار الاعتماد` : `أُعدّ السند ${number}، ويمكن صرفه`, payoutPath(id)),
)

export default function NewPayoutPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, payee, found } = loaderData
  return (
    <>
      <HeadFor title="إعداد سند صرف" as="إلى" whom={payee} />
      {payee ? (
        <RefundForm key={payee.id} {...loaderData} payee={payee} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="إلى من يُصرف؟" />
      )}
    </>
  )
}
