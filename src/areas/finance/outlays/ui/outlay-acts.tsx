import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { plainMethods } from '#areas/finance/receipts/ways-back.ts'
import { FormId, ScanField } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { inDecimals } from '#values/money.ts'
import type { AddReceiptForm, PayOutlayForm } from '../inputs.ts'
import type { ShownOutlay } from '../outlay-detail.ts'

type Props = {
  outlay: ShownOutlay
  formId: string
  today: string
  act: string | null
  reply: Reply | undefined
  seesInvoices: boolean
}

/** What can be done with it now: pay the authority, keep its receipt, and close it. */
export function OutlayActs({ outlay, formId, today, act, reply, seesInvoices }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      {outlay.may.pay && <Pay outlay={outlay} formId={formId} reply={of('pay')} />}
      {outlay.may.acknowledge && <Acknowledge formId={formId} today={today} reply={of('acknowledge')} />}
      {outlay.may.close && <Close reply={of('close')} />}
      {outlay.free > 0n && seesInvoices && (
        <p className="muted sm">
          إن ألغته الجهة أو خُفّض، فأصدر به إشعارًا دائنًا من <OpenLink to={invoicePath(outlay.invoiceId)}>إشعار العميل</OpenLink>.
        </p>
      )}
    </>
  )
}

function Pay({ outlay: { free }, formId, reply }: Pick<Props, 'outlay' | 'formId' | 'reply'>) {
  const field = fieldsOf<PayOutlayForm>(reply)
  return (
    <Card title="دفعه للجهة">
      <PostForm action="?act=pay" reply={reply} before="إعداد السند">
        <FormId reply={reply} formId={formId} />
        <MoneyField {...field('amount', inDecimals(free) ?? undefined)} label="المبلغ" required />
        <SelectField {...field('method', 'bank-transfer')} label="الطريقة" options={Object.entries(plainMethods)} required />
        <Field {...field('iban')} label="آيبان حساب الجهة" help="إن حُوّل إلى حسابها، لا عبر موقعها." dir="ltr" optional />
        <div>
          <SubmitButton>أعدّ سند الصرف</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Acknowledge({ formId, today, reply }: Pick<Props, 'formId' | 'today' | 'reply'>) {
  const field = fieldsOf<AddReceiptForm>(reply)
  return (
    <Card title="إيصال الجهة">
      <PostForm action="?act=acknowledge" reply={reply} withFiles before="الحفظ">
        <FormId reply={reply} formId={formId} />
        <Field {...field('number')} label="رقم الإيصال" dir="auto" maxLength={60} required />
        <DateField {...field('day', today)} label="تاريخه" required />
        <ScanField {...field('receipt')} label="الإيصال" required />
        <div>
          <SubmitButton variant="outline">أضف الإيصال</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Close({ reply }: Pick<Props, 'reply'>) {
  return (
    <Card title="إقفاله">
      <PostForm action="?act=close" className="stack">
        <FormProblem text={reply?.problem} />
        <p className="sm">دُفع كله للجهة، وإيصالها محفوظ.</p>
        <div>
          <SubmitButton>أقفل الرسم</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
