import { type ComponentProps, useState } from 'react'
import { PasswordField } from '#areas/identity/ui/password-field.tsx'
import { strengthOf } from '../password-strength.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'help' | 'autoComplete' | 'onInput' | 'required'>

/** A phrase is praised, and nothing is prescribed but its length. */
export function NewPasswordField(props: Props) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <PasswordField
        {...props}
        help={typed ? undefined : '10 أحرف على الأقل. جملة تتذكرها خير من كلمة قصيرة.'}
        autoComplete="new-password"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        required
      />
      {typed && <Strength {...strengthOf(typed)} />}
    </>
  )
}

function Strength({ level, says }: ReturnType<typeof strengthOf>) {
  return (
    <div className="pwm">
      <div className="segs" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= level ? 'on' : undefined} />
        ))}
      </div>
      <p className="help" role="status">
        {says}
      </p>
    </div>
  )
}
