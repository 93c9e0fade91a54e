import '#ui/styles/act-form.css'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { CodForm } from '../inputs.ts'

type Props = { parcelId: string; cod: bigint; action: string; reply: Reply | undefined; asksHow?: true }

/** Another sum to be collected, as long as the parcel is not out with a courier. */
export function ChangeCod({ parcelId, cod, action, reply, asksHow }: Props) {
  const field = fieldsOf<CodForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined} key={String(cod)}>
      <summary className="btn btn-outline btn-sm">غيّر المطلوب عند التسليم</summary>
      <PostForm reply={reply} action={action} part="cod" before="الحفظ">
        <input type="hidden" name="parcelId" value={parcelId} />
        <MoneyField
          {...field('cod', cod > 0n ? inDecimals(cod) : '')}
          label="المطلوب عند التسليم"
          help="اكتب 0 إن كان لا يُقبض شيء"
          required
        />
        {asksHow && <Field {...field('reason')} label="كيف طلب المرسل ذلك؟" maxLength={160} required />}
        <div>
          <SubmitButton>احفظ المبلغ</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
