import { Link } from 'react-router'
import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Code } from '#ui/values.tsx'
import { creditTransferPath, newCreditTransferPath } from '../credit-transfer-asked.ts'
import { newCreditTransfer } from '../credit-transfer-form-queries.ts'
import { CreditTransferForm } from '../ui/credit-transfer-form.tsx'
import { askCreditTransfer } from '../use-cases/ask-credit-transfer.ts'
import type { Route } from './+types/back-office-new-credit-transfer'

export const meta = () => [{ title: 'تحويل رصيد إلى عميل آخر · التحالف' }]

export const handle = { above: { to: creditTransfersPath, label: 'تحويلات الأرصدة' }, crumb: () => 'تحويل رصيد' }

export const loader = page(financePermissions.transferCredit, async (ctx, { query }) => {
  const q = (query.get('q') ?? '').trim().slice(0, 80)
  const asked = { party: query.get('party') ?? '', taker: query.get('taker') ?? '', q }
  return { formId: ctx.newId(), ...(await newCreditTransfer(ctx, asked)) }
})

export const action = submit(askCreditTransfer, ({ id, number, isWaiting }) =>
  saying(isWaiting ? `طُلب التحويل ${number}، وهو بانتظار الاعتماد` : `حُوّل الرصيد بالسند ${number}`, creditTransferPath(id)),
)

export default function NewCreditTransferPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, giver, taker, found } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تحويل رصيد إلى عميل آخر</h1>
          {giver && (
            <p className="muted sm">
              من <bdi>{giver.name}</bdi> <Code>{giver.number}</Code>
              {' · '}
              <Link className="link" to={`${creditTransfersPath}/new`}>
                غيّر صاحب الرصيد
              </Link>
            </p>
          )}
          {giver && taker && (
            <p className="muted sm">
              إلى <bdi>{taker.name}</bdi> <Code>{taker.number}</Code>
              {' · '}
              <Link className="link" to={newCreditTransferPath(giver.id)}>
                غيّر من يُحوَّل إليه
              </Link>
            </p>
          )}
        </div>
      </div>
      {!giver && <BuyerChoice q={q} found={found} title="من صاحب الرصيد؟" />}
      {giver && !taker && <BuyerChoice q={q} found={found} title="إلى من يُحوَّل؟" name="taker" kept={{ party: giver.id }} />}
      {giver && taker && (
        <CreditTransferForm key={giver.id + taker.id} {...loaderData} giver={giver} taker={taker} reply={reply} />
      )}
    </>
  )
}
