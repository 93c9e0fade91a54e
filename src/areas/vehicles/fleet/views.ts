import { viewsOfList } from '#areas/company/public-lists.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { vehiclesList } from './vehicles-list.tsx'

export const vehicleViews = viewsOfList(keptViews, vehiclesList, { name: 'vehicles', permission: vehiclesPermissions.view })
