import { Printer } from 'lucide-react'
import { buttonLook } from '#ui/button-look.ts'
import { type PaperForm, paperForms } from '../paper-forms.ts'

/** The paper itself, and beside it the other forms it is printed in. */
export function PrintChoice({ path, label, forms }: { path: string; label: string; forms: readonly PaperForm[] }) {
  return (
    <>
      <a href={`${path}/pdf`} download className={buttonLook()}>
        <Printer className="i i-sm" aria-hidden />
        {label}
      </a>
      {forms
        .filter((form) => form !== 'sheet')
        .map((form) => (
          <a key={form} href={`${path}/pdf?form=${form}`} download className={buttonLook({ variant: 'outline', size: 'small' })}>
            {paperForms[form]}
          </a>
        ))}
    </>
  )
}
