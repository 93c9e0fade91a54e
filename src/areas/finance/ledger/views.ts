import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/kept-views.ts'
import { chartAddress, chartPath, readChartAsked } from './chart-asked.ts'
import { importsAddress, importsPath, readImportsAsked } from '../openings/import-asked.ts'
import { journalsAddress, readJournalsAsked } from './journal-asked.ts'
import { locksAddress, readLocksAsked } from '../closing/lock-asked.ts'
import { periodsPath } from './period-paths.ts'

export const journalViews = keptViews({
  ...{ name: 'journals', path: '/admin/finance/journals', permission: financePermissions.viewBooks },
  tidy: (query) => journalsAddress(readJournalsAsked(query)),
})

export const chartViews = keptViews({
  ...{ name: 'chart', path: chartPath, permission: financePermissions.viewBooks },
  tidy: (query) => chartAddress(readChartAsked(query)),
})

export const lockViews = keptViews({
  ...{ name: 'period-locks', path: periodsPath, permission: financePermissions.viewBooks },
  tidy: (query) => locksAddress({ ...readLocksAsked(query), page: 1 }),
})

export const importViews = keptViews({
  ...{ name: 'opening-imports', path: importsPath, permission: financePermissions.viewOpenings },
  tidy: (query) => importsAddress({ ...readImportsAsked(query), page: 1 }),
})
