import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { chartAddress, chartPath, readChartAsked } from './chart-asked.ts'
import { journalsAddress, readJournalsAsked } from './journal-asked.ts'

export const journalViews = keptViews({
  ...{ name: 'journals', path: '/admin/finance/journals', permission: financePermissions.viewBooks },
  tidy: (query) => journalsAddress(readJournalsAsked(query)),
})

export const chartViews = keptViews({
  ...{ name: 'chart', path: chartPath, permission: financePermissions.viewBooks },
  tidy: (query) => chartAddress(readChartAsked(query)),
})
