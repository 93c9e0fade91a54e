import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import { cut } from '#values/text.ts'
import type { ChargeOwnerForm, ChargeTenantForm, KeepCostForm } from '../cost-inputs.ts'
import { faultKinds, requestPath } from '../request.ts'
import type { ShownCost } from '../request-cost.ts'
import type { ShownRequest } from '../request-detail.ts'

type Props = { request: ShownRequest; asks: NonNullable<ShownCost['asks']>; formId: string; reply: Reply | undefined }

const costIn = ({ completion: { cost } }: Props['asks']) => (cost ? (inDecimals(cost) ?? undefined) : undefined)

/** Of which time it was done, and which press of the form it is. */
const Which = ({ asks, formId }: Pick<Props, 'asks' | 'formId'>) => (
  <>
    <input type="hidden" name="id" value={formId} />
    <input type="hidden" name="completionId" value={asks.completion.id} />
  </>
)

/** Our invoice: what was mended, before its tax. */
export function TenantsInvoice({ request: one, asks, formId, reply }: Props) {
  const field = fieldsOf<ChargeTenantForm>(reply)
  return (
    <PostForm action={`${requestPath(one.id)}?act=tenant`} reply={reply} before="التحميل" part="tenant">
      <Which asks={asks} formId={formId} />
      <p className="sm">تصدر للمستأجر فاتورة من الشركة، وتُضاف ضريبتها إن وجبت.</p>
      <MoneyField {...field('amount', costIn(asks))} label="المبلغ قبل الضريبة" required />
      <Field
        {...field('description', cut(`إصلاح ${faultKinds[one.category]}، ${one.where}، ${one.number}`, 200))}
        label="البيان"
        help="يقرؤه المستأجر في فاتورته"
        maxLength={200}
        required
      />
      <DateField {...field('dueOn', asks.dueOn)} label="تستحق في" required />
      <div>
        <SubmitButton>أصدر فاتورة للمستأجر</SubmitButton>
      </div>
    </PostForm>
  )
}

/** The supplier's bill in the owner's name, as his paper says it. */
export function OwnersBill({ request: one, asks, formId, reply }: Props) {
  const field = fieldsOf<ChargeOwnerForm>(reply)
  return (
    <PostForm action={`${requestPath(one.id)}?act=owner`} reply={reply} before="التحميل" part="owner" withFiles>
      <Which asks={asks} formId={formId} />
      <p className="sm">
        تُسجَّل فاتورة المورّد باسم المالك، وتُدفع من أماناته لدينا
        {asks.most !== null && (
          <>
            . الجائز الآن <Money amount={asks.most} />
          </>
        )}
      </p>
      <SelectField {...field('supplierId', one.supplierId ?? undefined)} label="المورّد" options={asks.suppliers} required />
      <div className="form-grid">
        <Field {...field('number')} label="رقم الفاتورة" maxLength={60} dir="ltr" required />
        <MoneyField {...field('amount', costIn(asks))} label="المبلغ مع ضريبته" required />
        <DateField {...field('day', one.today)} label="تاريخها" required />
        <DateField {...field('dueOn', asks.dueOn)} label="تستحق في" required />
      </div>
      <FileField
        {...field('paper')}
        label="فاتورة المورّد"
        kinds="صورة أو PDF"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        megabytes={10}
        required
      />
      <div>
        <SubmitButton>سجّلها على المالك</SubmitButton>
      </div>
    </PostForm>
  )
}

/** It stays with us: one of our own bills. */
export function KeepCost({ request: one, asks, formId, reply }: Props) {
  const field = fieldsOf<KeepCostForm>(reply)
  if (asks.bills.length === 0)
    return <p className="sm muted">تتحمله الشركة: سجّل فاتورة المورّد في «المالية» أولًا، ثم اخترها هنا.</p>
  return (
    <PostForm action={`${requestPath(one.id)}?act=company`} reply={reply} before="التحميل" part="company">
      <Which asks={asks} formId={formId} />
      <SelectField {...field('billId', one.billId ?? undefined)} label="فاتورة من مصروفات الشركة" options={asks.bills} required />
      <MoneyField {...field('amount', costIn(asks))} label="المبلغ منها لهذا البلاغ" required />
      <div>
        <SubmitButton>سجّلها على الشركة</SubmitButton>
      </div>
    </PostForm>
  )
}
