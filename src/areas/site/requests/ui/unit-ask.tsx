import { dayParts } from '#areas/site/request-kinds/fields.ts'
import type { UnitViewingForm, WatchForm } from '#areas/site/request-kinds/unit-input.ts'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { PublicFormFields } from '#ui/form/public-form.tsx'
import { PhoneField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { Known } from './contact-fields.tsx'
import { VisitorForm } from './request-form.tsx'

type Props = { form: string; reply: Reply | undefined; today: string; known: Known | null }

export function ViewUnit({ form, reply, today, known }: Props) {
  const field = fieldsOf<UnitViewingForm>(reply)
  return (
    <VisitorForm form={form} reply={reply} action="?act=viewing" known={known} title="اطلب معاينة" send="اطلب معاينة">
      <DateField {...field('viewingOn')} label="متى يناسبك؟" min={today} required />
      <DateField {...field('otherOn')} label="أو يوم آخر" min={today} optional />
      <ChoiceField {...field('dayPart')} label="الوقت" options={dayParts} required />
      <TextareaField {...field('details')} label="تفاصيل تساعدنا" rows={3} maxLength={500} optional />
    </VisitorForm>
  )
}

export function WatchUnit({ form, reply, known }: Omit<Props, 'today'>) {
  const field = fieldsOf<WatchForm>(reply)
  return (
    <PostForm reply={reply} action="?act=watch" className="card card-b stack visitor-form">
      <h2>أبلغني</h2>
      <p className="muted sm">الوحدة محجوزة مؤقتًا. اترك رقمك لنرسل إليك رسالة واحدة إن عادت متاحة.</p>
      <PublicFormFields form={form} />
      <Field {...field('name', known?.name)} label="الاسم" autoComplete="name" required />
      <PhoneField {...field('phone', known?.phone)} label="رقم الهاتف" required />
      <SubmitButton size="large" block busyText="جارٍ الإرسال…">
        أبلغني
      </SubmitButton>
    </PostForm>
  )
}
