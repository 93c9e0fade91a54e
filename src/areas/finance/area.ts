import type { Area } from '#platform/area.ts'
import { postVoucher } from './approvals.ts'
import { nightlyCheck } from './books-health.ts'
import { financePermissions } from './permissions.ts'
import { seedFinance } from './seed.ts'
import { financeFactLines, financeFactWords, financePartWords } from './words.ts'

export const finance: Area = {
  name: 'finance',
  label: 'المالية',
  permissions: financePermissions,
  desks: [{ path: '/admin/finance', label: 'المالية', permission: financePermissions.viewBooks }],
  acts: [{ path: '/admin/finance/journals/new', label: 'أعدّ قيد يومية', permission: financePermissions.writeVouchers }],
  approvals: [postVoucher],
  factWords: financeFactWords,
  factLines: financeFactLines,
  partWords: financePartWords,
  seed: seedFinance,
  daily: nightlyCheck,
}
