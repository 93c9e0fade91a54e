import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { RequestLink } from '#ui/request-link.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { PayBillForm, ReverseBillForm } from '../inputs.ts'

type Accounts = readonly (readonly [id: string, name: string])[]
type Props = {
  bill: { open: bigint }
  accounts: Accounts | null
  mayReverse: boolean
  act: string | null
  reply: Reply | undefined
}

type Asked = { amount: bigint | null; by: string; requestedAt: Date; approver: string; path: string | null }

/** One request of a bill waits at a time: for how much, by whom, and for whose yes. */
export function PaymentAsked({ amount, by, requestedAt, approver, path }: Asked) {
  return (
    <Card title="سداد بانتظار الاعتماد">
      <dl className="told">
        {amount !== null && (
          <Told question="المبلغ">
            <Money amount={amount} />
          </Told>
        )}
        <Told question="طلبه">
          {by}، <DateText at={requestedAt} time />
        </Told>
        <Told question="يعتمده">
          {approver}
          <RequestLink path={path} />
        </Told>
      </dl>
    </Card>
  )
}

/** What may still be done about a bill. */
export function BillActs({ bill: { open }, accounts, mayReverse, act, reply }: Props) {
  const pay = fieldsOf<PayBillForm>(act === 'pay' ? reply : undefined)
  const reverse = fieldsOf<ReverseBillForm>(act === 'reverse' ? reply : undefined)
  return (
    <>
      {accounts && (
        <Card title="اطلب سدادها">
          <PostForm action="?act=pay" part="pay" reply={act === 'pay' ? reply : undefined} before="الطلب">
            <SelectField {...pay('accountId', accounts[0]?.[0])} label="من حساب" options={accounts} required />
            <MoneyField {...pay('amount', inDecimals(open) ?? '')} label="المبلغ" required />
            <div>
              <SubmitButton>أرسل للاعتماد</SubmitButton>
            </div>
          </PostForm>
        </Card>
      )}
      {mayReverse && (
        <Card title="اعكسها">
          <PostForm action="?act=reverse" part="reverse" reply={act === 'reverse' ? reply : undefined} before="العكس">
            <Field {...reverse('reason')} label="السبب" required />
            <div>
              <SubmitButton variant="danger-ghost">اعكس الفاتورة</SubmitButton>
            </div>
          </PostForm>
        </Card>
      )}
    </>
  )
}
