import { all, FieldNotes, type FieldProps, type Options, one, pairs, useFramed } from './frame.tsx'

type ChoiceProps = FieldProps & { options: Options; many?: boolean; onChoose?: (value: string) => void }

/** Some of a few: up to four short ones stand side by side, more of them, or `many` at once, stand in a list. */
export function ChoiceField(props: ChoiceProps) {
  const { frame, control, own, typed } = useFramed(props)
  const { options, many = false, onChoose, name, required, disabled } = own
  const words = pairs(options)
  const chosen = all(typed)
  const side = !many && words.length <= 4
  return (
    <fieldset
      className="field"
      role={many ? 'group' : 'radiogroup'}
      aria-describedby={control['aria-describedby']}
      disabled={disabled}
    >
      <legend className="label">
        {frame.label}
        {frame.optional && <span className="opt"> (اختياري)</span>}
      </legend>
      <div className={side ? 'seg' : 'choices'}>
        {words.map(([value, label], index) => (
          <label key={value} className={side ? undefined : 'opt-row'}>
            <input
              type={many ? 'checkbox' : 'radio'}
              className={side ? 'visually-hidden' : 'check'}
              id={index === 0 ? control.id : undefined}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              required={required && !many}
              aria-invalid={control['aria-invalid']}
              onChange={() => onChoose?.(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={frame.id} help={frame.help} errors={frame.errors} />
    </fieldset>
  )
}

type CheckProps = FieldProps & { value?: string }

/** One sentence to agree to or not; sent as its value, or not at all. */
export function CheckField(props: CheckProps) {
  return <Ticked {...props} look="check" />
}

/** For what takes effect at once. In a form that is sent, a check says better that it is not done yet. */
export function SwitchField(props: CheckProps) {
  return <Ticked {...props} look="switch" />
}

function Ticked({ look, ...props }: CheckProps & { look: 'check' | 'switch' }) {
  const { frame, control, own, typed } = useFramed(props)
  const { value = 'yes', ...input } = own
  return (
    <div className="field">
      <label className="opt-row top">
        <input
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={look}
          value={value}
          defaultChecked={one(typed) === value}
          {...control}
          {...input}
        />
        <span>{frame.label}</span>
      </label>
      <FieldNotes id={frame.id} help={frame.help} errors={frame.errors} />
    </div>
  )
}
