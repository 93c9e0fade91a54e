import type { Area } from '#platform/area.ts'
import { mergeRooms } from '#platform/rooms.ts'
import { agreements } from './agreements/room.ts'
import { billing } from './billing/room.ts'
import { claims } from './claims/room.ts'
import { handOvers } from './hand-overs/room.ts'
import { hires } from './hires/room.ts'
import { machineImplements } from './implements/room.ts'
import { machineImportsRoom } from './imports/room.ts'
import { kinds } from './kinds/room.ts'
import { machines } from './machines/room.ts'
import { operators } from './operators/room.ts'
import { machinesOutOfUse } from './out-of-use/room.ts'
import { billingPath, equipmentPath, hiresPath, newHirePath, newMachinePath, sheetsPath } from './paths.ts'
import { equipmentPermissions as may } from './permissions.ts'
import { pools } from './pools/room.ts'
import { portal } from './portal/room.ts'
import { rules } from './rules/room.ts'
import { seedEquipment } from './seed.ts'
import { services } from './service/room.ts'
import { sheetLinks } from './sheet-links/room.ts'
import { sheets } from './sheets/room.ts'
import { subHires } from './sub-hires/room.ts'
import { transport } from './transport/room.ts'
import { yard } from './yard/room.ts'

export const equipment: Area = {
  name: 'equipment',
  label: 'المعدات',
  ...mergeRooms(
    kinds,
    machines,
    machineImplements,
    operators,
    rules,
    hires,
    handOvers,
    sheets,
    pools,
    agreements,
    billing,
    portal,
    sheetLinks,
    machinesOutOfUse,
    services,
    subHires,
    transport,
    claims,
    yard,
    machineImportsRoom,
  ),
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
