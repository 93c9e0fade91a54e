import { vehicleClasses } from '#areas/site/request-kinds/cars.ts'
import { Car, type CarKind } from '#ui/art/car.tsx'
import { all, FieldNotes, type FieldProps, useFramed } from '#ui/form/frame.tsx'

const shapes: Record<keyof typeof vehicleClasses, CarKind> = {
  small: 'hatch',
  saloon: 'sedan',
  fourByFour: 'suv',
  pickup: 'pickup',
  family: 'van',
  minibus: 'van',
}
const classes = Object.keys(vehicleClasses) as (keyof typeof vehicleClasses)[]

/** A class is known by its shape sooner than by its name. */
export function VehicleClassField(props: FieldProps) {
  const { frame, control, own, typed } = useFramed(props)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a set of radios, as the other choices are
    <fieldset className="field" role="radiogroup" aria-describedby={control['aria-describedby']}>
      <legend className="label">{frame.label}</legend>
      <div className="classes">
        {classes.map((name, index) => (
          <label key={name}>
            <input
              type="radio"
              className="visually-hidden"
              id={index === 0 ? control.id : undefined}
              name={own.name}
              value={name}
              required={own.required}
              defaultChecked={all(typed).includes(name)}
              aria-invalid={control['aria-invalid']}
            />
            <Car kind={shapes[name]} />
            <span>{vehicleClasses[name]}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={frame.id} help={frame.help} errors={frame.errors} />
    </fieldset>
  )
}
