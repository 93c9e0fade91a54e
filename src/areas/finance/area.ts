import type { Area } from '#platform/area.ts'
import { nightlyCheck } from './books-health.ts'
import { financePermissions } from './permissions.ts'
import { financeFactLines, financeFactWords, financePartWords } from './words.ts'

export const finance: Area = {
  name: 'finance',
  label: 'المالية',
  permissions: financePermissions,
  desks: [{ path: '/admin/finance', label: 'المالية', permission: financePermissions.viewBooks }],
  factWords: financeFactWords,
  factLines: financeFactLines,
  partWords: financePartWords,
  daily: nightlyCheck,
}
