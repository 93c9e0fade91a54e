import { ticketFields } from '#areas/site/request-kinds/support.ts'
import { Attachments } from '#areas/site/ui/attachments.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import type { TicketForm as Typed } from '../inputs.ts'
import { VisitorForm } from './request-form.tsx'

export function TicketForm({ form, reply }: { form: string; reply: Reply | undefined }) {
  const field = fieldsOf<Typed>(reply)
  const { subject, service, reference, text } = ticketFields
  return (
    <VisitorForm form={form} reply={reply} send="أرسل طلب الدعم" withFiles>
      <Field {...field('subject')} {...subject} required />
      <div className="grid2">
        <SelectField {...field('service')} {...service} optional />
        <Field {...field('reference')} {...reference} optional dir="ltr" />
      </div>
      <TextareaField {...field('text')} {...text} rows={5} maxLength={2000} required />
      <Attachments reply={reply} />
    </VisitorForm>
  )
}
