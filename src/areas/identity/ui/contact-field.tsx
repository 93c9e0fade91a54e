import type { FieldState } from '#ui/form/frame.tsx'
import { Field } from '#ui/form.tsx'

/** What one is known by here: a phone or an e-mail address, in one box. */
export function ContactField({ autoComplete = 'username', ...state }: FieldState & { autoComplete?: string }) {
  return (
    <Field
      {...state}
      label="رقم الهاتف أو البريد الإلكتروني"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
    />
  )
}
