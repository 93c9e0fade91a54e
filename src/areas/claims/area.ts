import type { Area } from '#platform/area.ts'

/** Claims of damage to any subject that is out with somebody. The area of the subject declares its kind, who pays, and what else is told. */
export const claims: Area = { name: 'claims', label: 'محاضر الأضرار' }
