import { viewsOfList } from '#areas/company/public-lists.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { claimsList } from './claims-list.tsx'

export const claimViews = viewsOfList(keptViews, claimsList, { name: 'parcel-claims', permission: parcelPermissions.view })
