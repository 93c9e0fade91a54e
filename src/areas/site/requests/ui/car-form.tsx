import { car } from '#areas/site/request-kinds/cars.ts'
import type { CarForm } from '#areas/site/request-kinds/cars-input.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { RequestForm } from './request-form.tsx'
import { VehicleClassField } from './vehicle-class-field.tsx'

type Props = {
  form: string
  reply: Reply | undefined
  today: string
  chosen: { fromOn: string; toOn: string }
  dayFaults: Reply['fields']
  places: string[]
  hours: string[]
}

/** `chosen` are the days that were already chosen on the first page, `dayFaults` what is wrong with them. */
export function CarRequest({ form, reply, today, chosen, dayFaults, places, hours }: Props) {
  const field = fieldsOf<CarForm>(reply)
  const day = (name: keyof typeof chosen) => ({
    ...field(name, chosen[name]),
    ...(!reply && { errors: dayFaults[name] }),
  })
  const { fromOn, toOn, fromAt, toAt, handOverPlace, returnPlace, vehicleClass, driverAge, licenceCountry } = car.fields
  const open = hours.length > 0 ? `ضمن ساعات العمل: ${hours.join('، ')}.` : undefined
  return (
    <RequestForm kind="car" form={form} reply={reply}>
      <div className="grid2">
        <DateField {...day('fromOn')} label={fromOn.label} min={today} required />
        <DateField {...day('toOn')} label={toOn.label} min={today} required />
        <Field {...field('fromAt')} label={fromAt.label} type="time" optional help={open} />
        <Field {...field('toAt')} label={toAt.label} type="time" optional help={open && 'ضمن ساعات العمل كذلك.'} />
        <Field {...field('handOverPlace')} {...handOverPlace} list="places" required />
        <Field {...field('returnPlace')} {...returnPlace} list="places" optional help="اتركه فارغًا إن كان مكان التسليم نفسه." />
        <NumberField {...field('driverAge')} {...driverAge} unit="سنة" required />
        <Field {...field('licenceCountry')} {...licenceCountry} autoComplete="country-name" required />
      </div>
      <VehicleClassField {...field('vehicleClass')} label={vehicleClass.label} required />
      <datalist id="places">
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </RequestForm>
  )
}
