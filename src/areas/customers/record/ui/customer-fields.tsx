import '#ui/styles/customers.css'
import type { ReactNode } from 'react'
import { type addressFields, channelWords, fieldWords } from '#areas/customers/words.ts'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { ComboboxField } from '#ui/form/combobox-field.tsx'
import type { FieldState } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { kindWords } from '#values/customer-kinds.ts'
import { governorates, quartersOfSalalah } from '#values/wilayats.ts'
import type { CorrectCustomerForm } from '../inputs.ts'

type Kept = { [Name in keyof CorrectCustomerForm]?: unknown }
type Props = { reply: Reply | undefined; kept?: Kept }

/** Everything that is written down of a customer; what is known already stands in its box. */
export function CustomerFields({ reply, kept = {} }: Props) {
  const named = fieldsOf<CorrectCustomerForm>(reply)
  const box = (name: keyof CorrectCustomerForm & keyof typeof fieldWords) => ({
    ...named(name, initial(kept[name])),
    label: fieldWords[name],
  })
  return (
    <>
      <Part title="من هو">
        <ChoiceField
          {...box('kind')}
          options={kindWords}
          {...(kept.kind ? {} : { defaultValue: textOf(reply, 'person') })}
          required
        />
        <Field {...box('name')} autoComplete="off" required />
        <Field {...box('latinName')} dir="ltr" optional />
        <PhoneField {...box('phone')} />
        <CheckField {...box('whatsapp')} />
        <Field {...box('email')} type="email" dir="ltr" autoComplete="off" optional />
        <SelectField {...box('preferredChannel')} options={channelWords} optional />
      </Part>
      <Part title="أرقامه">
        <Field {...box('civilNumber')} dir="ltr" inputMode="numeric" autoComplete="off" optional />
        <Field {...box('passportNumber')} dir="ltr" autoComplete="off" optional />
        <Field {...box('passportCountry')} dir="ltr" maxLength={2} help="رمز من حرفين، مثل IN" autoComplete="off" optional />
        <Field {...box('commercialRegister')} dir="ltr" inputMode="numeric" autoComplete="off" optional />
        <Field {...box('vatin')} dir="ltr" placeholder="OM1100000000" autoComplete="off" optional />
      </Part>
      <AddressFields box={box} />
      <FoldedPart title="أجزاء الاسم" boxes={nameParts.map(box)}>
        {(part) => <Field key={part.name} {...part} optional />}
      </FoldedPart>
    </>
  )
}

type Box = FieldState & { label: string }
type AddressBox = (name: (typeof addressFields)[number]) => Box

const nameParts = ['givenName', 'fatherName', 'grandfatherName', 'familyName'] as const
const rarer = ['block', 'plot', 'postBox', 'postalCode', 'nationalUnit', 'nationalStreet', 'nationalPlace'] as const
const spoken = ['wilayat', 'quarter', 'way', 'building', 'flat'] as const

/** The old style and the new: the quarter, way and building people say, and the numbers of the national address. */
export function AddressFields({ box }: { box: AddressBox }) {
  return (
    <>
      <FoldedPart title="العنوان" boxes={spoken.map(box)}>
        {(part) => <AddressField key={part.name} part={part} />}
      </FoldedPart>
      <FoldedPart title="القطعة والبريد والعنوان الوطني" boxes={rarer.map(box)}>
        {(part) => <AddressField key={part.name} part={part} />}
      </FoldedPart>
    </>
  )
}

function AddressField({ part }: { part: Box }) {
  switch (part.name) {
    case 'wilayat':
      return <SelectField {...part} options={wilayats} optional />
    case 'quarter':
      return <ComboboxField {...part} suggestions={quartersOfSalalah} optional />
    case 'postBox':
      return <Field {...part} dir="ltr" optional />
    case 'postalCode':
      return <Field {...part} dir="ltr" inputMode="numeric" maxLength={3} optional />
    default:
      return <Field {...part} optional />
  }
}

const wilayats = Object.entries(governorates).flatMap(([governorate, names]) =>
  names.map((name) => [name, `${name} (${governorate})`] as const),
)

const initial = (value: unknown) => (value === true ? 'yes' : typeof value === 'string' ? value : undefined)
const textOf = (reply: Reply | undefined, otherwise: string) => {
  const typed = reply?.typed.kind
  return typeof typed === 'string' ? typed : otherwise
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-part">
      <legend>{title}</legend>
      <div className="form-grid">{children}</div>
    </fieldset>
  )
}

type FoldedProps = { title: string; boxes: Box[]; children: (box: Box) => ReactNode }

/** What is seldom written down waits behind its name; what holds a text or a fault stands open. */
function FoldedPart({ title, boxes, children }: FoldedProps) {
  const isNeeded = boxes.some(({ errors, defaultValue }) => Boolean(errors?.length) || Boolean(defaultValue?.length))
  return (
    <details className="form-part" open={isNeeded}>
      <summary>{title}</summary>
      <div className="form-grid">{boxes.map(children)}</div>
    </details>
  )
}
