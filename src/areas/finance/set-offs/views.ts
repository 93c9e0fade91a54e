import { viewsOfList } from '#areas/company/public-lists.ts'
import { keptViews } from '#areas/finance/lists/views-of-money.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { setOffsList } from './set-offs-list.tsx'

export const setOffViews = viewsOfList(keptViews, setOffsList, { name: 'set-offs', permission: financePermissions.viewSetOffs })
