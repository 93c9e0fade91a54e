import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { VehicleForm as Form } from '../inputs.ts'
import { vehicleWords } from '../vehicle.ts'
import type { ShownVehicle } from '../vehicle-detail.ts'

type Choices = readonly (readonly [string, string])[]
type Props = { reply: Reply | undefined; kept?: ShownVehicle; classes: Choices; branches?: Choices }

const eighths = Array.from({ length: 9 }, (_, at) => [String(8 - at), at === 0 ? 'ممتلئ (8 من 8)' : `${8 - at} من 8`] as const)

/** All that is written down of a vehicle; what is known already stands in its box. */
export function VehicleFields({ reply, kept, classes, branches = [] }: Props) {
  const named = fieldsOf<Form>(reply)
  const text = (name: 'model' | 'colour' | 'homePlace' | 'vin') => ({
    ...named(name, kept?.[name] ?? undefined),
    label: vehicleWords[name],
  })
  return (
    <>
      <div className="form-grid">
        <Field
          {...named('plate', kept?.plate)}
          label="اللوحة"
          help="الأرقام والأحرف: 7340 م ه"
          dir="auto"
          maxLength={20}
          required
        />
        <SelectField
          {...named('classId', kept?.classId ?? classes[0]?.[0])}
          label={vehicleWords.classId}
          options={classes}
          required
        />
        <Field {...text('model')} help="تويوتا كورولا" maxLength={80} required />
        <NumberField {...named('made', kept && String(kept.made))} label={vehicleWords.made} required />
        <Field {...text('colour')} maxLength={40} required />
        <Field {...text('vin')} dir="ltr" maxLength={17} optional />
        {branches.length > 1 && (
          <SelectField {...named('branchId', branches[0]?.[0])} label="الفرع الذي يتابعها" options={branches} required />
        )}
      </div>
      <h3>كما هي الآن</h3>
      <div className="form-grid">
        <NumberField {...named('odometer', kept && String(kept.odometer))} label={vehicleWords.odometer} unit="كم" required />
        <SelectField {...named('fuel', String(kept?.fuel ?? 8))} label={vehicleWords.fuel} options={eighths} required />
        <Field {...text('homePlace')} help="موقفها حين لا تكون مع أحد" maxLength={80} optional />
      </div>
      <TextareaField
        {...named('policyBorder', kept?.policyBorder)}
        label={vehicleWords.policyBorder}
        help="كل دولة في سطر، كما في الوثيقة"
        maxLength={500}
        rows={2}
        optional
      />
      <h3>شراؤها</h3>
      <div className="form-grid">
        <DateField {...named('boughtOn', kept?.boughtOn ?? undefined)} label={vehicleWords.boughtOn} optional />
        <MoneyField
          {...named('boughtFor', kept?.boughtFor == null ? undefined : inDecimals(kept.boughtFor))}
          label={vehicleWords.boughtFor}
          optional
        />
        <TextareaField {...named('note', kept?.note ?? undefined)} label={vehicleWords.note} maxLength={500} optional />
      </div>
    </>
  )
}
