import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import type { FieldState } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import type { ChargeUtilityForm, RecordReadingForm, ReplaceMeterForm, TakeReadingBackForm } from '../inputs.ts'
import type { MeterKind } from '../meter.ts'
import type { ShownMeter } from '../queries.ts'

type Props = { to: string; unitId: string; kind: MeterKind; formId: string; today: string; reply: Reply | undefined }

/** What the meter shows, as one stands before it with the phone. */
export function ReadForm({ to, unitId, kind, formId, today, reply }: Props) {
  const field = fieldsOf<RecordReadingForm>(reply)
  return (
    <PostForm action={to} reply={reply} before="القراءة" part={`read-${kind}-${unitId}`} withFiles>
      <Which {...{ unitId, kind, formId }} />
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
export function ReplaceForm({ to, unitId, kind, formId, today, reply }: Props) {
  const field = fieldsOf<ReplaceMeterForm>(reply)
  return (
    <PostForm action={to} reply={reply} before="الاستبدال" part={`replace-${kind}`} withFiles>
      <Which {...{ unitId, kind, formId }} />
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

type TakeBackProps = Pick<Props, 'to' | 'unitId' | 'kind' | 'reply'> & { last: ShownMeter['readings'][number] }

/** The last one was typed wrongly: it is taken back, and the right one recorded after. */
export function TakeBackForm({ to, unitId, kind, last, reply }: TakeBackProps) {
  return (
    <PostForm action={to} reply={reply} before="السحب" part={`take-back-${kind}`}>
      <input type="hidden" name="readingId" value={last.id} />
      <input type="hidden" name="unitId" value={unitId} />
      <input type="hidden" name="kind" value={kind} />
      <p className="sm">
        تُسحب القراءة <Num>{last.reading}</Num> في <DateText at={last.readOn} />، وتبقى في السجل مع السبب. سجّل الصحيحة بعدها.
        {last.oldReading !== null && ' يبقى رقم العداد كما هو في الوحدة. صحّحه فيها إن لزم.'}
      </p>
      <Field {...fieldsOf<TakeReadingBackForm>(reply)('reason')} label="سبب السحب" maxLength={300} required />
      <div>
        <SubmitButton variant="outline">اسحب القراءة</SubmitButton>
      </div>
    </PostForm>
  )
}

type BillProps = Omit<Props, 'today'> & { meter: ShownMeter; dueOn: string }

/** What the tenant pays of it: between which readings, and how much by the provider's bill. */
export function BillForm({ to, unitId, kind, formId, meter, dueOn, reply }: BillProps) {
  const field = fieldsOf<ChargeUtilityForm>(reply)
  const choices = meter.readings.map(({ id, reading, readOn }) => [id, `${reading} في ${dayInWords(readOn)}`] as const)
  const [last, before] = meter.readings
  return (
    <PostForm action={to} reply={reply} before="التحميل" part={`bill-${kind}`}>
      <Which {...{ unitId, kind, formId }} />
      <div className="form-grid">
        <SelectField {...field('fromId', before?.id)} label="من قراءة" options={choices} required />
        <SelectField {...field('untilId', last?.id)} label="إلى قراءة" options={choices} required />
        <MoneyField {...field('amount')} label="المبلغ بحسب فاتورة المزوّد" required />
        <DateField {...field('dueOn', dueOn)} label="تستحق في" required />
      </div>
      <div>
        <SubmitButton variant="outline">حمّلها على المستأجر</SubmitButton>
      </div>
    </PostForm>
  )
}

const Which = ({ unitId, kind, formId }: Pick<Props, 'unitId' | 'kind' | 'formId'>) => (
  <>
    <input type="hidden" name="id" value={formId} />
    <input type="hidden" name="unitId" value={unitId} />
    <input type="hidden" name="kind" value={kind} />
  </>
)

const Photo = ({ field }: { field: FieldState }) => (
  <FileField {...field} label="صورة العداد" kinds="صورة" accept="image/jpeg,image/png,image/webp" megabytes={8} optional />
)
