import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
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

/** What may still be done about a bill. */
export function BillActs({ bill: { open }, accounts, mayReverse, act, reply }: Props) {
  const pay = fieldsOf<PayBillForm>(act === 'pay' ? reply : undefined)
  const reverse = fieldsOf<ReverseBillForm>(act === 'reverse' ? reply : undefined)
  return (
    <>
      {accounts && (
        <Card title="اطلب سدادها">
          <PostForm action="?act=pay" reply={act === 'pay' ? reply : undefined} before="الطلب">
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
          <PostForm action="?act=reverse" reply={act === 'reverse' ? reply : undefined} before="العكس">
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
