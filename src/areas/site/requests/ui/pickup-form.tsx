import { pickup } from '#areas/site/request-kinds/parcels.ts'
import type { PickupForm } from '#areas/site/request-kinds/parcels-input.ts'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField, NumberField, PhoneField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { FormPart, RequestForm } from './request-form.tsx'
import { WilayatField } from './wilayat-field.tsx'

type Measures = Record<string, string | undefined>
type Props = { form: string; reply: Reply | undefined; today: string; measures: Measures }

/** `measures` are those the price was just calculated for. */
export function PickupRequest({ form, reply, today, measures }: Props) {
  const field = fieldsOf<PickupForm>(reply)
  const { senderWilayat, pickupOn, senderAddress, declared } = pickup.fields
  const { recipientName, recipientPhone, recipientPlace, recipientAddress } = pickup.fields
  return (
    <RequestForm kind="pickup" form={form} reply={reply}>
      <FormPart title="من: المرسل">
        <div className="grid2">
          <WilayatField {...field('senderWilayat')} {...senderWilayat} required />
          <DateField {...field('pickupOn')} label={pickupOn.label} min={today} required />
        </div>
        <Field {...field('senderAddress')} label={senderAddress.label} autoComplete="street-address" required />
      </FormPart>
      <FormPart title="إلى: المرسل إليه">
        <div className="grid2">
          <Field {...field('recipientName')} label={recipientName.label} autoComplete="off" required />
          <PhoneField {...field('recipientPhone')} label={recipientPhone.label} autoComplete="off" required />
          <WilayatField {...field('recipientPlace')} {...recipientPlace} abroad required />
          <Field {...field('recipientAddress')} label={recipientAddress.label} autoComplete="off" required />
        </div>
      </FormPart>
      <ParcelFields reply={reply} measures={measures} />
      <CheckField {...field('declared')} label={declared.label} required />
    </RequestForm>
  )
}

function ParcelFields({ reply, measures }: Pick<Props, 'reply' | 'measures'>) {
  const field = fieldsOf<PickupForm>(reply)
  const { length, width, height, content, cashOnDelivery, payer } = pickup.fields
  return (
    <FormPart title="الطرد">
      <TextareaField {...field('content')} label={content.label} rows={2} maxLength={200} required />
      <div className="grid4">
        <NumberField {...field('weight', measures.weight)} label="الوزن" unit="كجم" inputMode="decimal" required />
        <NumberField {...field('length', measures.length)} label={length.label} unit="سم" optional />
        <NumberField {...field('width', measures.width)} label={width.label} unit="سم" optional />
        <NumberField {...field('height', measures.height)} label={height.label} unit="سم" optional />
      </div>
      <div className="grid2">
        <MoneyField {...field('cashOnDelivery', measures.cod)} label={cashOnDelivery.label} optional />
        <ChoiceField {...field('payer')} {...payer} required />
      </div>
    </FormPart>
  )
}
