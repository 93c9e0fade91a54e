import '#ui/styles/act-form.css'
import { parcelPath } from '#areas/parcels/paths.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import { dayInWords } from '#values/dates.ts'
import type { DisposalForm } from '../inputs.ts'
import type { MishapsOfParcel } from '../queries.ts'
import { PicturesField } from './damage-form.tsx'

type Props = {
  parcelId: string
  disposal: NonNullable<MishapsOfParcel['disposal']>
  warned: Reply | undefined
  reply: Reply | undefined
}

/** Two warnings, its days, pictures, and a manager who agrees. */
export function DisposeIt({ parcelId, disposal: { warned: days, mayWarn, notYet }, warned, reply }: Props) {
  const field = fieldsOf<DisposalForm>(reply)
  const at = (act: string) => addressWith(parcelPath(parcelId), { act })
  return (
    <details className="act-form" open={reply !== undefined || warned !== undefined}>
      <summary className="btn btn-outline btn-sm">أتلفه</summary>
      <div className="stack">
        <p className="sm muted">
          {days.length > 0 ? `أُنذر الطرفان: ${days.map((day) => dayInWords(day)).join('، ')}.` : 'لم يُنذر الطرفان بعد.'}
        </p>
        {mayWarn && (
          <PostForm reply={warned} action={at('warn')} part="warn" before="الإنذار">
            <input type="hidden" name="parcelId" value={parcelId} />
            <div>
              <SubmitButton variant="outline">أنذر المرسل والمرسل إليه</SubmitButton>
            </div>
          </PostForm>
        )}
        {notYet ? (
          <p className="sm">{notYet}</p>
        ) : (
          <PostForm reply={reply} action={at('dispose')} part="dispose" withFiles before="الطلب">
            <input type="hidden" name="parcelId" value={parcelId} />
            <Field {...field('reason')} label="السبب" maxLength={200} required />
            <PicturesField {...field('photos')} label="صورته قبل الإتلاف" required />
            <div>
              <SubmitButton variant="outline">اطلب اعتماد إتلافه</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </details>
  )
}
