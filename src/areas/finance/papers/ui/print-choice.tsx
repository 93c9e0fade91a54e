import { Printer } from 'lucide-react'
import { buttonLook } from '#ui/button-look.ts'
import { type PaperForm, paperForms } from '../paper-forms.ts'

type Props = { path: string; forms: readonly PaperForm[] }

/** The paper itself, and beside it the other forms it is printed in. */
export const PrintChoice = ({ label, ...choice }: Props & { label: string }) => (
  <>
    <PrintPaper path={choice.path} label={label} />
    <OtherForms {...choice} />
  </>
)

/** A paper that is printed in one form. */
export const PrintPaper = ({ path, label }: { path: string; label: string }) => (
  <a href={`${path}/pdf`} target="_blank" className={buttonLook()} rel="noopener">
    <Printer className="i i-sm" aria-hidden />
    {label}
  </a>
)

/** What it can be taken as besides. */
export function OtherForms({ path, forms }: Props) {
  return forms
    .filter((form) => form !== 'sheet')
    .map((form) => (
      <a
        key={form}
        href={`${path}/pdf?form=${form}`}
        target="_blank"
        className={buttonLook({ variant: 'outline', size: 'small' })}
        rel="noopener"
      >
        {paperForms[form]}
      </a>
    ))
}
