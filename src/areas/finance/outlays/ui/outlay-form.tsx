import { outlayKinds, outlayLines } from '#areas/finance/outlay-dues/outlay.ts'
import { BranchField, FormId } from '#areas/finance/ui/paper-fields.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ChargeOutlayForm } from '../inputs.ts'

type Props = {
  partyId: string
  branches: readonly (readonly [string, string])[]
  today: string
  formId: string
  reply: Reply | undefined
}

/** What the authority asks, and under which reference it knows it. */
export function OutlayForm({ partyId, branches, today, formId, reply }: Props) {
  const field = fieldsOf<ChargeOutlayForm>(reply)
  return (
    <Card title="رسم بالنيابة">
      <PostForm reply={reply} before="الإصدار">
        <FormId reply={reply} formId={formId} />
        <input type="hidden" name="partyId" value={partyId} />
        <div className="form-grid">
          <SelectField {...field('kind')} label="نوع الرسم" options={Object.entries(outlayKinds)} required />
          <SelectField {...field('line')} label="النشاط" options={outlayLines} required />
          <Field {...field('authority')} label="الجهة" help="مثل: بلدية ظفار." maxLength={80} required />
          <Field
            {...field('reference')}
            label="رقم المعاملة أو الحساب"
            help="كما تعرفه الجهة."
            dir="auto"
            maxLength={60}
            required
          />
          <MoneyField {...field('amount')} label="المبلغ" help="كما تطلبه الجهة، بلا زيادة." required />
          <DateField {...field('dueOn', today)} label="تاريخ الاستحقاق" required />
          <BranchField {...field('branchId', branches[0]?.[0])} branches={branches} />
        </div>
        {(reply?.fields.again || Boolean(reply?.typed.again)) && (
          <CheckField {...field('again')} label="هذا رسم آخر. حمّله أيضًا" />
        )}
        <p className="muted sm">يصدر به إشعار مدين خارج نطاق الضريبة: ليس إيرادًا لنا، ويُدفع للجهة كما هو.</p>
        <div>
          <SubmitButton>حمّله على العميل</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
