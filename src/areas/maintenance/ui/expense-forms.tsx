import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import type { FieldState } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { AskOwnerForm, RecordAnswerForm } from '../expense-inputs.ts'
import { requestPath } from '../request.ts'

type AskProps = { requestId: string; estimate: bigint | null; reply: Reply | undefined }

/** How much, what for, and the quote. */
export function AskOwner({ requestId, estimate, reply }: AskProps) {
  const field = fieldsOf<AskOwnerForm>(reply)
  return (
    <PostForm action={`${requestPath(requestId)}?act=ask`} reply={reply} before="الإرسال" part="ask" withFiles>
      <MoneyField
        {...field('amount', estimate ? (inDecimals(estimate) ?? undefined) : undefined)}
        label="التكلفة كلها"
        required
      />
      <TextareaField {...field('why')} label="ما يُنفَّذ ولماذا" help="يقرؤه المالك" rows={3} maxLength={500} required />
      <Papers field={field('photos')} label="عرض السعر وصوره" />
      <div>
        <SubmitButton>اطلب موافقة المالك</SubmitButton>
      </div>
    </PostForm>
  )
}

type RecordProps = {
  requestId: string
  owners: readonly { id: string; name: string }[]
  today: string
  reply: Reply | undefined
}

/** Who said what, on which day and how. */
export function RecordAnswer({ requestId, owners, today, reply }: RecordProps) {
  const field = fieldsOf<RecordAnswerForm>(reply)
  const [only] = owners
  return (
    <PostForm action={`${requestPath(requestId)}?act=record`} reply={reply} before="التسجيل" part="record" withFiles>
      <SelectField
        {...field('owner', owners.length === 1 ? only?.id : undefined)}
        label="من أجاب"
        options={owners.map(({ id, name }) => [id, name] as const)}
        required
      />
      <ChoiceField {...field('answer')} label="جوابه" options={{ accepted: 'وافق', refused: 'لم يوافق' }} required />
      <DateField {...field('saidOn', today)} label="يوم الجواب" required />
      <Field {...field('reason')} label="كيف أجاب وماذا قال" help="مثل: بالهاتف الساعة 5، قال نفّذوا" maxLength={300} required />
      <Papers field={field('photos')} label="إثبات، مثل صورة رسالته" />
      <div>
        <SubmitButton variant="outline">سجّل جوابه</SubmitButton>
      </div>
    </PostForm>
  )
}

const Papers = ({ field, label }: { field: FieldState; label: string }) => (
  <FileField
    {...field}
    label={label}
    kinds="صور أو PDF"
    accept="image/jpeg,image/png,image/webp,application/pdf"
    megabytes={8}
    most={3}
    optional
  />
)
