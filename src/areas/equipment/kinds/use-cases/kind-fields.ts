import type { z } from 'zod'
import type { AddKindInput } from '../inputs.ts'

type Asked = Omit<z.output<typeof AddKindInput>, 'id'>

/** As the row keeps it: what was not said is null, and the hours between two hires are minutes. */
export const asRow = ({ tradeName, capacity, workGroup, serviceHours, turnaround, ...asked }: Asked) => ({
  ...asked,
  ...{ tradeName: tradeName ?? null, capacity: capacity ?? null, serviceHours: serviceHours ?? null },
  workGroup: workGroup ?? null,
  turnaround: turnaround * 60,
})
