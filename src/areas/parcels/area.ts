import type { Area } from '#platform/area.ts'
import { parcelPermissions } from './permissions.ts'
import { seedParcels } from './seed.ts'
import { parcelFactWords, parcelPartWords } from './words.ts'

export const parcels: Area = {
  name: 'parcels',
  label: 'الطرود',
  permissions: parcelPermissions,
  acts: [{ path: '/admin/settings/tariff', label: 'انشر تعرفة الطرود', permission: parcelPermissions.publishTariff }],
  factWords: parcelFactWords,
  partWords: parcelPartWords,
  seed: seedParcels,
}
