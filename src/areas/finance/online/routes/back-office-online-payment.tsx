import { data, Link } from 'react-router'
import { onlinePath, onlinePaymentPath } from '#areas/finance/addresses.ts'
import { providerKinds } from '#areas/finance/ledger/provider-kinds.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { recordOf } from '#areas/records/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { FormProblem, PostForm, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { onlinePayment, type ShownOnline } from '../queries.ts'
import { refundsOf } from '../refundable.ts'
import { OnlineBadge } from '../ui/online-badge.tsx'
import { OnlineProblem } from '../ui/online-problem.tsx'
import { RefundOnline } from '../ui/refund-online.tsx'
import { askOnlineRefund } from '../use-cases/ask-online-refund.ts'
import { askProvider } from '../use-cases/ask-provider.ts'
import { acceptOnlineAmount } from '../use-cases/settle-online-payment.ts'
import type { Route } from './+types/back-office-online-payment'

export const loader = page(may.viewReceipts, async (ctx, { params, query }) => {
  const payment = await onlinePayment(ctx, params.paymentId)
  if (!payment) throw data('لا توجد هذه العملية.', { status: 404, statusText: 'Not Found' })
  const customer = await recordOf(ctx, 'customer', payment.partyId)
  const refunds = await refundsOf(ctx, payment)
  return { payment, customer: customer && { path: customer.path }, refunds, formId: ctx.newId(), act: query.get('act') }
})

export const action = submitOneOf({
  ask: submit(askProvider, ({ id }) => saying('سُئل المزوّد، وهذه حالة العملية الآن.', onlinePaymentPath(id))),
  accept: submit(acceptOnlineAmount, ({ id, number }) => saying(`صدر السند ${number} بما وصل`, onlinePaymentPath(id))),
  refund: submit(askOnlineRefund, ({ id, number, isWaiting }) =>
    saying(isWaiting ? `أُعدّ السند ${number}، وهو بانتظار الاعتماد` : `أُعدّ السند ${number}، ويمكن إرساله`, payoutPath(id)),
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `دفع إلكتروني ${loaderData?.payment.sequence ?? ''} · التحالف` },
]

export const handle = { above: { to: onlinePath, label: 'الدفع الإلكتروني' }, crumb: () => 'عملية' }

export default function OnlinePaymentPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { payment, customer, refunds, formId, act } = loaderData
  const here = onlinePaymentPath(payment.id)
  const asks = payment.mayAct && !payment.receiptId
  const mayRefund = act === 'refund' && refunds?.mayAsk && !refunds.why
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            دفع إلكتروني <Num>{payment.sequence}</Num>
          </h1>
          <p className="muted sm">
            <bdi>{payment.customer}</bdi> · <Money amount={payment.amount} />
          </p>
        </div>
      </div>
      {!asks && !mayRefund && <Unheard reply={reply} />}
      <div className="cols">
        <About payment={payment} customer={customer} />
        {asks && (
          <Card title="ما يمكن عمله">
            <FormProblem text={reply?.problem} />
            <div className="stack">
              <PostForm action={`${here}?act=ask`}>
                <p className="sm muted">يُسأل المزوّد كل ربع ساعة، وعند كل إشعار منه. لا يصدر سند إلا بما يقوله هو.</p>
                <div>
                  <SubmitButton variant="outline">اسأل المزوّد الآن</SubmitButton>
                </div>
              </PostForm>
              {payment.state === 'differs' && (
                <PostForm action={`${here}?act=accept`}>
                  <p className="sm">
                    وصل <Money amount={payment.paidAmount ?? 0n} /> إن قبلته صدر سند بما وصل.
                  </p>
                  <div>
                    <SubmitButton>اقبل ما وصل وأصدر السند</SubmitButton>
                  </div>
                </PostForm>
              )}
            </div>
          </Card>
        )}
        {refunds && (
          <RefundOnline payment={payment} refunds={refunds} formId={formId} reply={act === 'refund' ? reply : undefined} />
        )}
      </div>
    </>
  )
}

function About({ payment, customer }: { payment: ShownOnline; customer: { path: string } | null }) {
  const { provider, providerRef, invoice, state, startedAt, endedAt, expiresAt, tries, askedAt, problem, receiptId, receipt } =
    payment
  return (
    <Card title="العملية" actions={<OnlineBadge state={state} />}>
      <dl className="told">
        <Told question="العميل">
          <OpenLink to={customer?.path}>{payment.customer}</OpenLink>
        </Told>
        <Told question="المزوّد">{providerKinds[provider]}</Told>
        {invoice && (
          <Told question="المرجع">
            <Code>{invoice}</Code>
          </Told>
        )}
        {providerRef && (
          <Told question="الجلسة">
            <Code>{providerRef}</Code>
          </Told>
        )}
        <Told question="بدأت">
          <DateText at={startedAt} time />
        </Told>
        {expiresAt && !endedAt && (
          <Told question="مهلتها حتى">
            <DateText at={expiresAt} time />
          </Told>
        )}
        {endedAt && (
          <Told question="انتهت">
            <DateText at={endedAt} time />
          </Told>
        )}
        <Told question="سُئل المزوّد">
          {tries > 0 ? howMany(tries, 'time', 'acc') : 'لم يُسأل بعد'}
          {askedAt && '، آخرها '}
          {askedAt && <DateText at={askedAt} time />}
        </Told>
        {problem && (
          <Told question="آخر ما تعذّر">
            <OnlineProblem problem={problem} />
          </Told>
        )}
        {receiptId && receipt && (
          <Told question="السند">
            <Link className="link" to={receiptPath(receiptId)}>
              <Code>{receipt}</Code>
            </Link>
          </Told>
        )}
      </dl>
    </Card>
  )
}
