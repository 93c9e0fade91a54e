import '../styles/fuel.css'
import { FieldNotes, type FieldProps, one, useFramed } from './frame.tsx'

const eighths = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const cells = eighths.slice(1)
const said = (eighth: number) => (eighth === 0 ? 'فارغ' : eighth === 8 ? 'ممتلئ، 8 من 8' : `${eighth} من 8`)

/** Nine to choose from, drawn as the eight cells of the gauge: empty at the left and full at the right, as in every car. */
export function FuelField(props: FieldProps) {
  const { frame, control, own, typed } = useFramed(props)
  const { name, required, disabled } = own
  return (
    <fieldset className="field" aria-describedby={control['aria-describedby']} disabled={disabled}>
      <legend className="label">{frame.label}</legend>
      <div className="fuel" dir="ltr">
        {eighths.map((eighth) => (
          <label key={eighth} className={eighth === 0 ? 'fuel-none' : 'fuel-cell'}>
            <input
              type="radio"
              className="visually-hidden"
              id={eighth === 0 ? control.id : undefined}
              name={name}
              value={eighth}
              defaultChecked={one(typed) === String(eighth)}
              required={required}
              aria-invalid={control['aria-invalid']}
            />
            <span className="visually-hidden">{said(eighth)}</span>
            <span aria-hidden>{eighth === 0 ? 'E' : eighth}</span>
          </label>
        ))}
        <span className="fuel-full" aria-hidden>
          F
        </span>
      </div>
      <FieldNotes id={frame.id} help={frame.help} errors={frame.errors} />
    </fieldset>
  )
}

/** What the gauge shows; hatched is what was there before and is gone. */
export function FuelGauge({ now, was = now }: { now: number; was?: number }) {
  return (
    <div className="fuel is-shown" dir="ltr" role="img" aria-label={was === now ? said(now) : `${said(now)}، وكان ${said(was)}`}>
      {cells.map((cell) => (
        <i key={cell} className={cell <= now ? 'is-on' : cell <= was ? 'is-gone' : undefined} />
      ))}
    </div>
  )
}
