import { FormId, ScanField } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { EnterOwnerBillForm } from '../inputs.ts'
import { poolPath } from '../pool-asked.ts'
import type { ShownPool } from '../queries.ts'

type Props = { pool: ShownPool; suppliers: readonly (readonly [string, string])[]; formId: string; reply: Reply | undefined }

/** A supplier's bill in the owners' name, taken from what lies with us for them. */
export function OwnerBillCard({ pool: { mandateId, expenseLimit, may, today }, suppliers, formId, reply }: Props) {
  if (!may.spend) return null
  const field = fieldsOf<EnterOwnerBillForm>(reply)
  return (
    <Card title="فواتير باسم الملّاك">
      <details className="acc more" open={Boolean(reply)}>
        <summary>سجّل فاتورة مورّد</summary>
        <PostForm action={`${poolPath(mandateId)}&act=bill`} part="bill" reply={reply} before="التسجيل" withFiles>
          <FormId reply={reply} formId={formId} />
          <input type="hidden" name="mandateId" value={mandateId} />
          <p className="muted sm">
            تُسدَّد من أماناتهم. يُصرف بلا موافقتهم حتى <Money amount={expenseLimit ?? 0n} />
          </p>
          <SelectField {...field('supplierId')} label="المورّد" options={suppliers} required />
          <Field {...field('number')} label="رقم الفاتورة" help="كما في ورقة المورّد." dir="ltr" required />
          <DateField {...field('day', today)} label="تاريخها" max={today} required />
          <DateField {...field('dueOn', today)} label="تاريخ الاستحقاق" required />
          <Field {...field('description')} label="البيان" required />
          <MoneyField {...field('amount')} label="المبلغ" help="مع ضريبته: هي على المالك." required />
          <Field {...field('consent')} label="موافقة المالك" help="لما فوق حده: كيف وافق ومتى. ويعتمده آخر قبل صرفه." optional />
          <ScanField {...field('paper')} label="فاتورته" />
          <div>
            <SubmitButton>سجّل الفاتورة</SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  )
}
