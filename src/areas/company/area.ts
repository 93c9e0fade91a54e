import type { Area } from '#platform/area.ts'
import { companyPermissions } from './permissions.ts'
import { seedCompany } from './seed.ts'
import { companyFactWords } from './words.ts'

export const company: Area = {
  name: 'company',
  label: 'الشركة',
  permissions: companyPermissions,
  acts: [
    { path: '/admin/settings/branches', label: 'أضف فرعًا', permission: companyPermissions.manage },
    { path: '/admin/settings/holidays', label: 'أضف عطلة', permission: companyPermissions.manage },
  ],
  factWords: companyFactWords,
  seed: seedCompany,
}
