import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { serviceNames, services } from '#values/services.ts'
import type { QuestionForm } from '../inputs.ts'

type Kept = {
  question: string
  answer: string
  service: string | null
  linkPath: string | null
  linkLabel: string | null
  position: number
}

const options = serviceNames.map((name) => [name, services[name].label] as const)

export function QuestionFields({ reply, kept }: { reply: Reply | undefined; kept?: Kept }) {
  const field = fieldsOf<QuestionForm>(reply)
  return (
    <>
      <Field {...field('question', kept?.question)} label="السؤال" required />
      <TextareaField
        {...field('answer', kept?.answer)}
        label="الجواب"
        help="ما بين قوسين معقوفين، مثل {carMinAge}، يأتي من الإعدادات، ويغيب السؤال حتى تضيفه."
        rows={5}
        required
      />
      <SelectField
        {...field('service', kept?.service ?? undefined)}
        label="الخدمة"
        options={options}
        placeholder="الحساب والبيانات"
        optional
      />
      <div className="grid2">
        <Field {...field('linkPath', kept?.linkPath ?? undefined)} label="الرابط" dir="ltr" placeholder="/contact" optional />
        <Field {...field('linkLabel', kept?.linkLabel ?? undefined)} label="اسم الرابط" optional />
      </div>
      <NumberField {...field('position', kept && String(kept.position))} label="الترتيب" help="الأصغر أولًا." optional />
    </>
  )
}
