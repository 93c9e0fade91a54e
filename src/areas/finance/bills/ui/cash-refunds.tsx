import { NoOwnBox } from '#areas/finance/cash/ui/no-own-box.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { supplierReceiptPath } from '../bill.ts'
import type { ReverseRefundForm, TakeRefundForm } from '../inputs.ts'
import type { RefundsAtBox } from '../refund-voucher.ts'

type Props = {
  formId: string
  box: string | null
  bills: readonly (readonly [string, string])[]
  action: string
  reply: Reply | undefined
}

/** A supplier pays back over the counter, into the box one keeps: for whoever may keep one. */
export function TakeRefund({ formId, box, bills, action, reply }: Props) {
  const field = fieldsOf<TakeRefundForm>(reply)
  const [only, ...others] = bills
  return (
    <Card title="ردّ مورّد نقدًا">
      <details className="acc more" open={Boolean(reply)}>
        <summary>اقبض ما ردّه في صندوقك</summary>
        <PostForm action={action} reply={reply} before="القبض">
          <input type="hidden" name="id" value={field('id', formId).defaultValue} />
          {box ? (
            <p className="sm">
              يدخل <bdi>{box}</bdi>، ويصدر به سند قبض. يعود المبلغ مستحقًا للمورّد إلى أن يُسجَّل إشعاره الدائن.
            </p>
          ) : (
            <NoOwnBox mayKeep>يُقبض نقدًا في صندوق ورديته مفتوحة في عهدتك.</NoOwnBox>
          )}
          {only && others.length === 0 ? (
            <input type="hidden" name="billId" value={only[0]} />
          ) : (
            <SelectField {...field('billId')} label="عن فاتورة" options={bills} required />
          )}
          <MoneyField {...field('amount')} label="المبلغ" required />
          <Field {...field('reference')} label="رقم ورقة المورّد" dir="ltr" optional />
          <div className="row wrap">
            <SubmitButton reason={box ? false : 'لا وردية مفتوحة لك.'}>اقبض الرد</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}

/** What suppliers paid back in the session that is open, each with its paper. */
export function TakenRefunds({ taken }: Pick<RefundsAtBox, 'taken'>) {
  if (taken.length === 0) return null
  return (
    <Card title="ما ردّه مورّدون في ورديتك">
      <ul className="lines">
        {taken.map(({ id, number, supplier, bill, amount, reversedAt }) => (
          <li key={id} className="wrap">
            <span className="grow">
              <bdi>{supplier}</bdi>، فاتورة <bdi>{bill}</bdi>
              {reversedAt && <span className="block muted sm">معكوس</span>}
            </span>
            <Money amount={amount} />
            <ReceiptLink id={id} number={number} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

export const ReceiptLink = ({ id, number }: { id: string; number: string }) => (
  <a className="link sm" href={supplierReceiptPath(id)} target="_blank" rel="noopener">
    سند القبض <bdi dir="ltr">{number}</bdi>
  </a>
)

/** It goes back to him, while its session is open. */
export function UndoRefund({ id, number, reply }: { id: string; number: string; reply: Reply | undefined }) {
  return (
    <details className="acc more" open={Boolean(reply)}>
      <summary aria-label={`اعكس السند ${number}`}>اعكس السند</summary>
      <PostForm action="?act=undo-refund" reply={reply} before="العكس">
        <input type="hidden" name="refundId" value={id} />
        <p className="sm">يخرج المبلغ من الصندوق الذي دخله، ما دامت ورديته مفتوحة. يبقى السند ورقمه.</p>
        <Field {...fieldsOf<ReverseRefundForm>(reply)('reason')} label="السبب" required />
        <div>
          <SubmitButton variant="danger-ghost">اعكس السند</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
