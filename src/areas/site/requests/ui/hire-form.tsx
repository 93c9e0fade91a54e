import { hire } from '#areas/site/request-kinds/equipment.ts'
import type { HireForm } from '#areas/site/request-kinds/equipment-input.ts'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { RequestForm } from './request-form.tsx'
import { WilayatField } from './wilayat-field.tsx'

type Props = { form: string; reply: Reply | undefined; today: string }

export function HireRequest({ form, reply, today }: Props) {
  const field = fieldsOf<HireForm>(reply)
  const { machine, fromOn, toOn, wilayat, site, operator, hoursPerDay } = hire.fields
  return (
    <RequestForm kind="hire" form={form} reply={reply}>
      <SelectField {...field('machine')} {...machine} required />
      <div className="grid2">
        <DateField {...field('fromOn')} label={fromOn.label} min={today} required />
        <DateField {...field('toOn')} label={toOn.label} min={today} required />
        <WilayatField {...field('wilayat')} {...wilayat} required />
        <Field {...field('site')} {...site} required />
        <ChoiceField {...field('operator')} {...operator} required />
        <NumberField {...field('hoursPerDay')} {...hoursPerDay} required />
      </div>
    </RequestForm>
  )
}
