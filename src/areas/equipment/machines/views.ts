import { viewsOfList } from '#areas/company/public-lists.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { machinesList } from './machines-list.tsx'

export const machineViews = viewsOfList(keptViews, machinesList, { name: 'machines', permission: equipmentPermissions.view })
