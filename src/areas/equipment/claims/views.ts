import { viewsOfList } from '#areas/company/public-lists.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { claimsList } from './claims-list.tsx'

export const claimViews = viewsOfList(keptViews, claimsList, { name: 'machine-claims', permission: equipmentPermissions.view })
