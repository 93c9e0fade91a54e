import { Link } from 'react-router'
import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Code } from '#ui/values.tsx'
import { payoutPath, payoutsPath } from '../payout-asked.ts'
import { newPayout } from '../payout-form-queries.ts'
import { RefundForm } from '../ui/refund-form.tsx'
import { askRefund } from '../use-cases/ask-refund.ts'
import type { Route } from './+types/back-office-new-payout'

export const meta = () => [{ title: 'إعداد سند صرف · التحالف' }]

export const handle = { above: { to: '/admin/finance/payouts', label: 'سندات الصرف' }, crumb: () => 'إعداد سند صرف' }

export const loader = page(financePermissions.preparePayouts, async (ctx, { query }) => {
  const asked = { party: query.get('party') ?? '', q: (query.get('q') ?? '').trim().slice(0, 80) }
  return { formId: ctx.newId(), ...(await newPayout(ctx, asked)) }
})

export const action = submit(askRefund, ({ id, number, isWaiting }) =>
  saying(isWaiting ? `أُعدّ السند ${number}، وهو بانتظار الاعتماد` : `أُعدّ السند ${number}، ويمكن صرفه`, payoutPath(id)),
)

export default function NewPayoutPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, payee, found } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>إعداد سند صرف</h1>
          {payee && (
            <p className="muted sm">
              إلى <bdi>{payee.name}</bdi> <Code>{payee.number}</Code>
              {' · '}
              <Link className="link" to={`${payoutsPath}/new`}>
                اختر غيره
              </Link>
            </p>
          )}
        </div>
      </div>
      {payee ? (
        <RefundForm key={payee.id} {...loaderData} payee={payee} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} title="إلى من يُصرف؟" />
      )}
    </>
  )
}
