import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from '#ui/form.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'dir' | 'end'>

/** What is typed can be looked at; pasting it is as good as typing. Where there is no script there is nothing to press. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const look = (
    <button
      type="button"
      className="btn btn-ghost btn-icon btn-sm noscript:hidden"
      aria-label={shown ? 'أخفِ كلمة المرور' : 'أظهر كلمة المرور'}
      onClick={() => setShown(!shown)}
    >
      <Icon className="i" aria-hidden />
    </button>
  )
  return <Field {...props} type={shown ? 'text' : 'password'} dir="auto" autoCapitalize="none" spellCheck={false} end={look} />
}
