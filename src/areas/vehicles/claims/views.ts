import { viewsOfList } from '#areas/company/public-lists.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { claimsList } from './claims-list.tsx'

export const claimViews = viewsOfList(keptViews, claimsList, { name: 'car-claims', permission: vehiclesPermissions.view })
