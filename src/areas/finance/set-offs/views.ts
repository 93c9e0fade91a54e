import { keptViews } from '#areas/finance/lists/kept-views.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { readSetOffsAsked, setOffsAddress, setOffsPath } from './set-off-asked.ts'

export const setOffViews = keptViews({
  ...{ name: 'set-offs', path: setOffsPath, permission: financePermissions.viewSetOffs },
  tidy: (query) => setOffsAddress({ ...readSetOffsAsked(query), page: 1 }),
})
