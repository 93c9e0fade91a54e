import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Matrix } from '../queries.ts'
import { type Chosen, maskedFields } from './chosen.ts'

/** Which fields whoever holds the role sees masked; it follows what is chosen in the grid. */
export function MaskedFields({ matrix, chosen }: { matrix: Matrix; chosen: Record<string, Chosen> }) {
  const fields = maskedFields(matrix, chosen)
  if (fields.length === 0) return null
  const masked = fields.filter(({ isMasked }) => isMasked)
  const whole = fields.filter(({ isMasked }) => !isMasked)
  return (
    <section className="mx-masks" aria-labelledby="mx-masks">
      <h2 id="mx-masks">الحقول المخفية</h2>
      <p className="muted sm">من الأرقام يرى آخر أربعة، والصور لا تُفتح له. تظهر كاملة بالصلاحية التي تعرضها.</p>
      <dl className="told">
        {masked.length > 0 && (
          <Fields term="يُخفى عنه" icon={<EyeOff className="i i-sm" aria-hidden />} fields={masked.map(({ field }) => field)} />
        )}
        {whole.length > 0 && (
          <Fields term="يراه كاملًا" icon={<Eye className="i i-sm" aria-hidden />} fields={whole.map(({ field }) => field)} />
        )}
      </dl>
    </section>
  )
}

type FieldsProps = { term: string; icon: ReactNode; fields: string[] }

function Fields({ term, icon, fields }: FieldsProps) {
  return (
    <div>
      <dt>
        {icon} {term}
      </dt>
      <dd>{fields.join('، ')}</dd>
    </div>
  )
}
