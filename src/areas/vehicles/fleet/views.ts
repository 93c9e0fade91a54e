import { viewsOfList } from '#areas/company/public-lists.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { viewsOfArea } from '#platform/kept-views.ts'
import { vehiclesList } from './vehicles-list.tsx'

export const { keptViews, factWords: viewFactWords, factLines: viewFactLines } = viewsOfArea('vehicles', 'لقائمة المركبات')

export const vehicleViews = viewsOfList(keptViews, vehiclesList, { name: 'vehicles', permission: vehiclesPermissions.view })
