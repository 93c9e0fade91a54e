import type { Area } from '#platform/area.ts'
import { parcelPermissions } from './permissions.ts'
import { seedParcels } from './seed.ts'

export const parcels: Area = { name: 'parcels', label: 'الطرود', permissions: parcelPermissions, seed: seedParcels }
