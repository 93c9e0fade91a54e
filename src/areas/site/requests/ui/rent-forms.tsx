import { property, viewing } from '#areas/site/request-kinds/rent.ts'
import type { PropertyForm, ViewingForm } from '#areas/site/request-kinds/rent-input.ts'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { RequestForm } from './request-form.tsx'
import { WilayatField } from './wilayat-field.tsx'

type Props = { form: string; reply: Reply | undefined; today: string }

export function PropertyRequest({ form, reply }: Props) {
  const field = fieldsOf<PropertyForm>(reply)
  const { role, propertyKind, wilayat, quarter, units, rented, monthlyRent, deedNumber } = property.fields
  return (
    <RequestForm kind="property" form={form} reply={reply} attach="أرفق ملفات">
      <ChoiceField {...field('role')} {...role} required />
      <div className="grid2">
        <SelectField {...field('propertyKind')} {...propertyKind} required />
        <WilayatField {...field('wilayat')} {...wilayat} required />
        <Field {...field('quarter')} {...quarter} required />
        <NumberField {...field('units')} {...units} required />
        <NumberField {...field('rented')} {...rented} required />
        <MoneyField {...field('monthlyRent')} label={monthlyRent.label} optional />
        <Field {...field('deedNumber')} {...deedNumber} optional dir="ltr" />
      </div>
    </RequestForm>
  )
}

export function ViewingRequest({ form, reply, today }: Props) {
  const field = fieldsOf<ViewingForm>(reply)
  const { unitKind, wilayat, quarter, rooms, rentUpTo, viewingOn, dayPart } = viewing.fields
  return (
    <RequestForm kind="viewing" form={form} reply={reply}>
      <div className="grid2">
        <SelectField {...field('unitKind')} {...unitKind} required />
        <WilayatField {...field('wilayat')} {...wilayat} required />
        <Field {...field('quarter')} {...quarter} optional />
        <NumberField {...field('rooms')} {...rooms} optional />
        <MoneyField {...field('rentUpTo')} label={rentUpTo.label} optional />
        <DateField {...field('viewingOn')} label={viewingOn.label} min={today} required />
      </div>
      <ChoiceField {...field('dayPart')} {...dayPart} required />
    </RequestForm>
  )
}
