import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '#areas/finance/reports/kept-views.ts'
import { journalsAddress, readJournalsAsked } from './journal-asked.ts'

export const journalViews = keptViews({
  ...{ name: 'journals', path: '/admin/finance/journals', permission: financePermissions.viewBooks },
  tidy: (query) => journalsAddress(readJournalsAsked(query)),
})
