import { exportOfList } from '#areas/company/public-lists.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { machinesList } from '../machines-list.tsx'
import { exportedMachines } from '../queries.ts'

export const loader = exportOfList(machinesList, { permission: equipmentPermissions.export, rows: exportedMachines })

export const middleware = [loader.middleware]

export default function MachinesExport() {
  return null
}
