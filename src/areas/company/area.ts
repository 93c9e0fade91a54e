import type { Area } from '#platform/area.ts'
import { companyPermissions } from './permissions.ts'
import { seedCompany } from './seed.ts'

export const company: Area = { name: 'company', label: 'الشركة', permissions: companyPermissions, seed: seedCompany }
