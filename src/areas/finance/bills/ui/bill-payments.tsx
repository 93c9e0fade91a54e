import { Printer } from 'lucide-react'
import { backAtBank } from '#areas/finance/addresses.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { billPaymentPdfPath } from '../bill.ts'
import type { RefundBillForm, ReverseBillPaymentForm } from '../inputs.ts'
import type { ShownBill } from '../queries.ts'
import { ReceiptLink, UndoRefund } from './cash-refunds.tsx'

type Payment = ShownBill['payments'][number]
type Props = { payments: readonly Payment[]; mayReverse: string | null; act: string | null; reply: Reply | undefined }

/** What was paid of a bill. Whoever may mirror a payment is named; whoever has paid it himself may not. */
export function BillPayments({ payments, mayReverse, act, reply }: Props) {
  if (payments.length === 0) return null
  return (
    <Card title="ما سُدّد">
      <ul className="lines">
        {payments.map((payment) => (
          <li key={payment.id} className="wrap">
            <Paid {...payment} />
            {mayReverse && payment.paidBy !== mayReverse && !payment.reversedAt && (
              <UndoPayment
                {...payment}
                reply={act === 'undo-payment' && reply?.typed.paymentId === payment.id ? reply : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Paid({ id, number, amount, bank, by, paidAt, reason, reverser, reversedAt }: Payment) {
  return (
    <>
      <span className="grow">
        سند صرف <Code>{number}</Code>
        <span className="block muted sm">
          <bdi>{bank}</bdi>
        </span>
        <span className="block muted sm">
          {by}، <DateText at={paidAt} time />
        </span>
        {reversedAt && (
          <span className="block sm">
            عكسه {reverser}، <DateText at={reversedAt} time />: {reason}
          </span>
        )}
      </span>
      <Money amount={amount} />
      <a
        href={billPaymentPdfPath(id)}
        target="_blank"
        className={buttonLook({ variant: 'ghost', size: 'small' })}
        aria-label={`اطبع سند الصرف ${number}`}
        rel="noopener"
      >
        <Printer className="i i-sm" aria-hidden />
        اطبع
      </a>
    </>
  )
}

function UndoPayment({ id, number, reply }: Pick<Payment, 'id' | 'number'> & { reply: Reply | undefined }) {
  return (
    <details className="acc more" open={Boolean(reply)}>
      <summary aria-label={`اعكس السداد ${number}`}>اعكس السداد</summary>
      <PostForm action="?act=undo-payment" part="undo" reply={reply} before="العكس">
        <input type="hidden" name="paymentId" value={id} />
        <p className="sm">يُرحَّل قيد عكسي بتاريخ اليوم، ويعود المبلغ مستحقًا للمورّد. يبقى السند ورقمه.</p>
        <p className="sm">{backAtBank}</p>
        <Field {...fieldsOf<ReverseBillPaymentForm>(reply)('reason')} label="السبب" required />
        <div>
          <SubmitButton variant="danger-ghost">اعكس السداد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

type Refunds = Pick<ShownBill, 'refunds'> & { mayUndo: boolean; act: string | null; reply: Reply | undefined }

export function BillRefunds({ refunds, mayUndo, act, reply }: Refunds) {
  if (refunds.length === 0) return null
  return (
    <Card title="ما ردّه المورّد">
      <ul className="lines">
        {refunds.map(({ id, number, amount, reference, bank, box, by, receivedAt, closedAt, reason, reversedAt }) => (
          <li key={id} className="wrap">
            <span className="grow">
              <bdi>{bank ?? box}</bdi> {reference && <Code>{reference}</Code>}
              <span className="block muted sm">
                {by}، <DateText at={receivedAt} time />
              </span>
              {reversedAt && (
                <span className="block sm">
                  عُكس، <DateText at={reversedAt} time />: {reason}
                </span>
              )}
            </span>
            <Money amount={amount} />
            {box && <ReceiptLink id={id} number={number} />}
            {box && mayUndo && !reversedAt && !closedAt && (
              <UndoRefund
                id={id}
                number={number}
                reply={act === 'undo-refund' && reply?.typed.refundId === id ? reply : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type RefundProps = { formId: string; accounts: readonly (readonly [string, string])[]; reply: Reply | undefined }

/** Money that came back from the supplier to an account of ours. */
export function RefundForm({ formId, accounts, reply }: RefundProps) {
  const field = fieldsOf<RefundBillForm>(reply)
  return (
    <Card title="ردّ المورّد مبلغًا">
      <details className="acc more" open={Boolean(reply)}>
        <summary>سجّل ما وصل منه</summary>
        <PostForm action="?act=refund" part="refund" reply={reply} before="التسجيل">
          <input type="hidden" name="id" value={field('id', formId).defaultValue} />
          <p className="sm muted">يعود المبلغ مستحقًا له إلى أن تسجّل إشعاره الدائن.</p>
          <SelectField {...field('accountId', accounts[0]?.[0])} label="إلى حساب" options={accounts} required />
          <MoneyField {...field('amount')} label="المبلغ" required />
          <Field {...field('reference')} label="المرجع في كشف البنك" dir="ltr" required />
          <div>
            <SubmitButton>سجّل الرد</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
