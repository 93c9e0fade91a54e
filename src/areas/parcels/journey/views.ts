import { viewsOfList } from '#areas/company/public-lists.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { parcelsList } from './parcels-list.tsx'

export const parcelViews = viewsOfList(keptViews, parcelsList, { name: 'parcels', permission: parcelPermissions.view })
