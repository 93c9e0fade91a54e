import { ReadingForm, ReplacementForm, TakeReadingBackForm } from '#areas/readings/public-ui.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { dayInWords } from '#values/dates.ts'
import type { ChargeUtilityForm } from '../inputs.ts'
import type { UnitMeter } from '../meter.ts'
import type { ShownMeter } from '../queries.ts'

type Props = { to: string; unitId: string; kind: UnitMeter; formId: string; today: string; reply: Reply | undefined }

export const ReadForm = ({ unitId, kind, formId: id, ...form }: Props) => (
  <ReadingForm {...form} part={`read-${kind}-${unitId}`} hidden={{ id, unitId, kind }} />
)

export const ReplaceForm = ({ unitId, kind, formId: id, ...form }: Props) => (
  <ReplacementForm {...form} part={`replace-${kind}`} hidden={{ id, unitId, kind }} />
)

type TakeBackProps = Pick<Props, 'to' | 'unitId' | 'kind' | 'reply'> & { last: ShownMeter['readings'][number] }

export const TakeBackForm = ({ unitId, kind, ...form }: TakeBackProps) => (
  <TakeReadingBackForm
    {...form}
    part={`take-back-${kind}`}
    hidden={{ unitId, kind }}
    replaced="يبقى رقم العداد كما هو في الوحدة. صحّحه فيها إن لزم."
  />
)

type BillProps = Omit<Props, 'today'> & { meter: ShownMeter; dueOn: string }

/** What the tenant pays of it: between which readings, and how much by the provider's bill. */
export function BillForm({ to, unitId, kind, formId, meter, dueOn, reply }: BillProps) {
  const field = fieldsOf<ChargeUtilityForm>(reply)
  const choices = meter.readings.map(({ id, reading, readOn }) => [id, `${reading} في ${dayInWords(readOn)}`] as const)
  const [last, before] = meter.readings
  return (
    <PostForm action={to} reply={reply} before="التحميل" part={`bill-${kind}`}>
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name="unitId" value={unitId} />
      <input type="hidden" name="kind" value={kind} />
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
