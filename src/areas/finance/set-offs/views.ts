import { viewsOfList } from '#areas/finance/lists/declared.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { setOffsList } from './set-offs-list.tsx'

export const setOffViews = viewsOfList(setOffsList, { name: 'set-offs', permission: financePermissions.viewSetOffs })
