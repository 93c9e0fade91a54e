import '#ui/styles/act-form.css'
import { parcelClaimPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import { inDecimals, inRials } from '#values/money.ts'
import { mostOf } from '../claim.ts'
import type { AssessForm, PayForm, RejectForm } from '../inputs.ts'
import type { ShownClaim } from '../queries.ts'

type Props = { one: ShownClaim; reply: Reply | undefined }

const at = ({ id }: ShownClaim, act: string) => addressWith(parcelClaimPath(id), { act })

export function AssessIt({ one, reply }: Props) {
  const field = fieldsOf<AssessForm>(reply)
  const [most, ofPapers] = [mostOf({ ...one, papers: false }, one.rules), mostOf({ ...one, papers: true }, one.rules)]
  return (
    <Card title={one.state === 'assessed' ? 'قدّرها من جديد' : 'قدّرها'}>
      <PostForm reply={reply} action={at(one, 'assess')} part="assess" before="التقدير">
        <input type="hidden" name="claimId" value={one.id} />
        <p className="sm muted">{`يعتمده غيرك. التعويض حتى ${inRials(most)}، وعن الأوراق حتى ${inRials(ofPapers)}`}</p>
        <MoneyField {...field('assessed', one.assessed === null ? '' : inDecimals(one.assessed))} label="التعويض" required />
        <CheckField {...field('papers', one.papers ? 'yes' : '')} label="ما في الطرد أوراق" />
        <Field {...field('about', one.assessedAbout ?? '')} label="على ماذا بُني التقدير" maxLength={300} required />
        <div>
          <SubmitButton>قدّر واطلب الاعتماد</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

export function RejectIt({ one, reply }: Props) {
  const field = fieldsOf<RejectForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">ارفض المطالبة</summary>
      <PostForm reply={reply} action={at(one, 'reject')} part="reject" before="الرفض">
        <input type="hidden" name="claimId" value={one.id} />
        <Field {...field('note')} label="السبب، كما يُقال لصاحبها" maxLength={300} required />
        <div>
          <SubmitButton variant="outline">ارفض المطالبة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

export function PayIt({ one, reply }: Props) {
  const field = fieldsOf<PayForm>(reply)
  return (
    <Card title="سجّل الدفع">
      <PostForm reply={reply} action={at(one, 'pay')} part="pay" before="التسجيل">
        <input type="hidden" name="claimId" value={one.id} />
        <SelectField {...field('accountId')} label="من حساب" options={one.accounts} required />
        <Field {...field('reference')} label="مرجع التحويل" dir="ltr" maxLength={60} required />
        <div>
          <SubmitButton>{`دُفع ${inRials(one.assessed ?? 0n)}`}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
