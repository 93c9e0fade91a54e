import { Seen } from '#ui/form/seen.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { TriageForm } from '../inputs.ts'
import { faultKinds, natures, payers, priorities, requestPath, sortedAs } from '../request.ts'
import type { ShownRequest } from '../request-detail.ts'

type Props = { request: ShownRequest; reply: Reply | undefined }

/** What it is and who pays; left alone, the payer is whom the law names. */
export function Triage({ request: one, reply }: Props) {
  const field = fieldsOf<TriageForm>(reply)
  return (
    <PostForm action={`${requestPath(one.id)}?act=triage`} reply={reply} before="التصنيف" part="triage">
      <Seen of={sortedAs(one)} reply={reply} />
      <div className="form-grid">
        <SelectField {...field('category', one.category)} label="نوع العطل" options={Object.entries(faultKinds)} required />
        <SelectField {...field('priority', one.priority)} label="الأولوية" options={Object.entries(priorities)} required />
      </div>
      <SelectField
        {...field('nature', one.nature ?? undefined)}
        label="سبب العطل"
        help="أصل المبنى على المالك، والاستعمال على المستأجر"
        options={Object.entries(natures)}
        required
      />
      <div className="form-grid">
        <SelectField
          {...field('payer', one.payerReason ? (one.payer ?? '') : '')}
          label="من يتحمله"
          options={Object.entries(payers)}
          placeholder="كما يلزم القانون"
          optional
        />
        <Field
          {...field('payerReason', one.payerReason ?? undefined)}
          label="السبب إن كان غير ما يلزم القانون"
          maxLength={200}
          optional
        />
        <MoneyField
          {...field('estimate', one.estimate === null ? undefined : (inDecimals(one.estimate) ?? undefined))}
          label="تقدير التكلفة"
          optional
        />
      </div>
      <div>
        <SubmitButton>صنّف البلاغ</SubmitButton>
      </div>
    </PostForm>
  )
}
