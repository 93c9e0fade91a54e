import { viewsOfList } from '#areas/company/public-lists.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { exceptionsList } from './exceptions-list.tsx'

export const exceptionViews = viewsOfList(keptViews, exceptionsList, {
  name: 'parcel-exceptions',
  permission: parcelPermissions.view,
})
