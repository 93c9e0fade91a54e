import type { Area } from '#platform/area.ts'
import { billingPath, equipmentPath, hiresPath, newHirePath, newMachinePath, sheetsPath } from './paths.ts'
import { equipmentPermissions as may } from './permissions.ts'
import { rooms } from './rooms.ts'
import { seedEquipment } from './seed.ts'

export const equipment: Area = {
  name: 'equipment',
  label: 'المعدات',
  ...rooms,
  permissions: may,
  desks: [
    {
      ...{ path: equipmentPath, label: 'المعدات', permission: may.view },
      tabs: [
        { path: hiresPath, permission: may.viewHires },
        { path: sheetsPath, permission: may.recordSheets },
        { path: billingPath, permission: may.bill },
      ],
    },
  ],
  acts: [
    { path: newHirePath, label: 'عرض سعر معدات', permission: may.quote },
    { path: newMachinePath, label: 'أضف معدّة', permission: may.manage },
  ],
  seed: seedEquipment,
}
