import type { ComponentProps } from 'react'
import { Field } from '#ui/form.tsx'

/** Why a reference that is like an earlier one is another slip. */
export const OtherSlip = (field: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field {...field} label="مرجع مشابه" help="لماذا هو عملية أخرى، إن قيل إنه مسجل." optional maxLength={200} />
)
