import '#ui/styles/act-form.css'
import { CalendarClock, House, Store, User } from 'lucide-react'
import { CheckField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { Redelivery } from '../choices.ts'
import type { RedeliveryForm } from '../inputs.ts'
import type { ActProps } from './act-props.ts'
import { PinPlace } from './pin-place.tsx'

/**
 * The same for whoever holds the link and for a colleague who was called: when, where, and who takes it. What was chosen folds the forms
 * away again.
 */
export const RedeliveryForms = (props: ActProps) => (
  <div className="acts3" key={keptOf(props.can)}>
    {props.can.at && <p>موعده: {props.can.at}</p>}
    {props.can.mayMove && <When {...props} />}
    {props.can.mayPin && <PinPlace {...props} />}
    {props.can.mayRedirect && props.can.mayToDoor && <ToDoor {...props} />}
    {props.can.mayRedirect && <ToBranch {...props} />}
    <Wishes {...props} />
  </div>
)

const keptOf = ({ at, place, pin, collector, instructions }: Redelivery) =>
  [at, place, pin && new Date(pin.at).getTime(), collector, instructions].join()

const Of = ({ parcelId }: { parcelId: string | undefined }) =>
  parcelId && <input type="hidden" name="parcelId" value={parcelId} />

function When({ can, at, parcelId, replyTo }: ActProps) {
  const reply = replyTo('when')
  const field = fieldsOf<RedeliveryForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline">
        <CalendarClock className="i" aria-hidden />
        {can.at ? 'غيّر الموعد' : 'اختر الموعد'}
      </summary>
      <PostForm reply={reply} action={at('when')} part="when" before="الحفظ">
        <Of parcelId={parcelId} />
        <SelectField {...field('day')} label="اليوم" options={can.days} required />
        <SelectField {...field('from')} label="الوقت" options={can.windows} required />
        <div>
          <SubmitButton>احفظ الموعد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function toWhere(reply: Reply | undefined, to: 'door' | 'branch') {
  return reply && (reply.typed.to === to || reply.typed.to === undefined) ? reply : undefined
}

function ToDoor({ can, at, parcelId, replyTo }: ActProps) {
  const reply = toWhere(replyTo('where'), 'door')
  const field = fieldsOf<RedeliveryForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline">
        <House className="i" aria-hidden />
        {can.isDoor ? 'عنوان آخر' : 'أوصلوه إلى الباب'}
      </summary>
      <PostForm reply={reply} action={at('where')} part="door" before="الحفظ">
        <Of parcelId={parcelId} />
        <input type="hidden" name="to" value="door" />
        <SelectField {...field('place', can.place)} label="الولاية" options={can.places} required />
        <Field {...field('quarter')} label="المنطقة" maxLength={80} optional />
        <Field {...field('landmark')} label="علامة قريبة" help="مسجد أو مدرسة أو محل معروف" maxLength={160} required />
        <Field {...field('building')} label="المبنى أو البيت" maxLength={80} optional />
        <Agreed reply={reply} />
        <div>
          <SubmitButton>احفظ المكان</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function ToBranch({ can, at, parcelId, replyTo }: ActProps) {
  const reply = toWhere(replyTo('where'), 'branch')
  const field = fieldsOf<RedeliveryForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline">
        <Store className="i" aria-hidden />
        استلمه من الفرع
      </summary>
      <PostForm reply={reply} action={at('where')} part="branch" before="الحفظ">
        <Of parcelId={parcelId} />
        <input type="hidden" name="to" value="branch" />
        <SelectField {...field('branchId')} label="الفرع" options={can.branches} required />
        <Agreed reply={reply} />
        <div>
          <SubmitButton>احفظ الفرع</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** Asked once it is known that it costs more, and how much. */
function Agreed({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<RedeliveryForm>(reply)
  if (reply?.fields.agreed === undefined && reply?.typed.agreed !== 'yes') return null
  return <CheckField {...field('agreed')} label="أوافق على دفع الزيادة عند الاستلام" />
}

function Wishes({ can, at, parcelId, replyTo }: ActProps) {
  const reply = replyTo('wishes')
  const field = fieldsOf<RedeliveryForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline">
        <User className="i" aria-hidden />
        يستلمه غيري، وتعليمات للمندوب
      </summary>
      <PostForm reply={reply} action={at('wishes')} part="wishes" before="الحفظ">
        <Of parcelId={parcelId} />
        <Field
          {...field('collector', can.collector ?? '')}
          label="اسم من يستلمه"
          help="معه رمز التسليم"
          maxLength={120}
          optional
        />
        <Field {...field('instructions', can.instructions ?? '')} label="تعليمات للمندوب" maxLength={200} optional />
        <div>
          <SubmitButton variant="outline">احفظ</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
