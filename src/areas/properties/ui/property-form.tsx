import { ChoiceField } from '#ui/form/choices.tsx'
import { ComboboxField } from '#ui/form/combobox-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { governorates, quartersOfSalalah } from '#values/wilayats.ts'
import { propertyWords } from '../field-words.ts'
import type { PropertyForm as Form } from '../inputs.ts'
import { pinText } from '../place-on-map.ts'
import { propertyKinds } from '../property.ts'
import type { ShownProperty } from '../property-detail.ts'

type Props = { reply: Reply | undefined; kept?: ShownProperty; branches?: readonly (readonly [string, string])[] }

const wilayats = Object.values(governorates).flat()

/** All that is written down of a property; what is known already stands in its box. */
export function PropertyFields({ reply, kept, branches = [] }: Props) {
  const named = fieldsOf<Form>(reply)
  const box = (name: Exclude<keyof Form, 'id' | 'branchId' | 'pin' | 'kind'>) => ({
    ...named(name, kept?.[name] ?? undefined),
    label: propertyWords[name],
  })
  const { latitude, longitude } = kept ?? {}
  const pin = latitude != null && longitude != null ? pinText({ latitude, longitude }) : undefined
  return (
    <>
      <div className="form-grid">
        <Field {...box('name')} help="كما يعرفه الناس: برج السعادة، فيلا عوقد 12" maxLength={120} required />
        <ChoiceField {...named('kind', kept?.kind ?? 'building')} label={propertyWords.kind} options={propertyKinds} required />
        {branches.length > 1 && (
          <SelectField {...named('branchId', branches[0]?.[0])} label="الفرع الذي يتابعه" options={branches} required />
        )}
      </div>
      <h3>مكانه</h3>
      <div className="form-grid">
        <SelectField
          {...named('wilayat', kept?.wilayat ?? 'صلالة')}
          label={propertyWords.wilayat}
          options={wilayats.map((name) => [name, name] as const)}
          required
        />
        <ComboboxField {...box('quarter')} suggestions={quartersOfSalalah} maxLength={80} optional />
        <Field {...box('way')} dir="auto" maxLength={80} optional />
        <Field {...box('building')} dir="auto" maxLength={80} optional />
        <Field {...box('oldAddress')} help="كما كان يُعرف قبل الأرقام الجديدة" maxLength={200} optional />
        <Field
          {...named('pin', pin)}
          label="الموقع على الخريطة"
          help="الصق رابط خرائط جوجل أو الرقمين"
          dir="ltr"
          maxLength={500}
          optional
        />
      </div>
      <h3>أوراقه وحساباته</h3>
      <div className="form-grid">
        <Field {...box('plotNumber')} dir="auto" maxLength={80} optional />
        <Field {...box('deedNumber')} dir="auto" maxLength={80} optional />
        <Field {...box('krookiNumber')} dir="auto" maxLength={80} optional />
        <Field {...box('electricityAccount')} dir="ltr" inputMode="numeric" maxLength={30} optional />
        <Field {...box('waterAccount')} dir="ltr" inputMode="numeric" maxLength={30} optional />
      </div>
    </>
  )
}
