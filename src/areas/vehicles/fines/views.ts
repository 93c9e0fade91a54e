import { viewsOfList } from '#areas/company/public-lists.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { finesList } from './fines-list.tsx'

export const fineViews = viewsOfList(keptViews, finesList, { name: 'car-fines', permission: vehiclesPermissions.fines })
