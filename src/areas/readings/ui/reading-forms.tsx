import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import type { FieldState } from '#ui/form/frame.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Num } from '#ui/values.tsx'
import type { ReadingFields, ReplacementFields, TakeBackFields } from '../inputs.ts'

/** `hidden` says which meter of what it is, and brings the id where a new reading is made. */
type Props = { to: string; part: string; hidden: Readonly<Record<string, string>>; reply: Reply | undefined }

/** What the meter shows, as one stands before it with the phone. */
export function ReadingForm({ to, part, hidden, today, reply }: Props & { today: string }) {
  const field = fieldsOf<ReadingFields>(reply)
  return (
    <PostForm action={to} reply={reply} before="القراءة" part={part} withFiles>
      <Hidden {...hidden} />
      <div className="form-grid">
        <NumberField {...field('reading')} label="القراءة" required />
        <DateField {...field('readOn', today)} label="يومها" max={today} required />
      </div>
      <Photo field={field('photo')} />
      {reply?.fields.anyway && <CheckField {...field('anyway')} label="القراءة صحيحة، سجّلها" />}
      <div>
        <SubmitButton>سجّل القراءة</SubmitButton>
      </div>
    </PostForm>
  )
}

/** Another meter in its place. */
export function ReplacementForm({ to, part, hidden, today, reply }: Props & { today: string }) {
  const field = fieldsOf<ReplacementFields & { number: unknown }>(reply)
  return (
    <PostForm action={to} reply={reply} before="الاستبدال" part={part} withFiles>
      <Hidden {...hidden} />
      <div className="form-grid">
        <NumberField {...field('oldReading')} label="آخر قراءة للعداد القديم" required />
        <NumberField {...field('reading')} label="أول قراءة للعداد الجديد" required />
        <Field {...field('number')} label="رقم العداد الجديد" maxLength={40} dir="ltr" optional />
        <DateField {...field('readOn', today)} label="يوم الاستبدال" max={today} required />
      </div>
      <Field {...field('reason')} label="سبب الاستبدال" maxLength={300} required />
      <Photo field={field('photo')} />
      {reply?.fields.anyway && <CheckField {...field('anyway')} label="آخر قراءة صحيحة، سجّلها" />}
      <div>
        <SubmitButton variant="outline">سجّل استبدال العداد</SubmitButton>
      </div>
    </PostForm>
  )
}

type Last = { id: string; reading: number; readOn: string; oldReading: number | null }

/** The last one was typed wrongly: it is taken back, and the right one recorded after. `replaced` is said where a meter was put in with it. */
export function TakeReadingBackForm({ to, part, hidden, last, replaced, reply }: Props & { last: Last; replaced: string }) {
  return (
    <PostForm action={to} reply={reply} before="السحب" part={part}>
      <Hidden readingId={last.id} {...hidden} />
      <p className="sm">
        تُسحب القراءة <Num>{last.reading}</Num> في <DateText at={last.readOn} />، وتبقى في السجل مع السبب. سجّل الصحيحة بعدها.
        {last.oldReading !== null && ` ${replaced}`}
      </p>
      <Field {...fieldsOf<TakeBackFields>(reply)('reason')} label="سبب السحب" maxLength={300} required />
      <div>
        <SubmitButton variant="outline">اسحب القراءة</SubmitButton>
      </div>
    </PostForm>
  )
}

const Hidden = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

const Photo = ({ field }: { field: FieldState }) => (
  <FileField {...field} label="صورة العداد" kinds="صورة" accept="image/jpeg,image/png,image/webp" megabytes={8} optional />
)
