import { periodsPath } from '#areas/finance/ledger/period-paths.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { locksAddress, readLocksAsked } from './lock-asked.ts'

export const lockViews = keptViews({
  ...{ name: 'period-locks', path: periodsPath, permission: financePermissions.viewBooks },
  tidy: (query) => locksAddress({ ...readLocksAsked(query), page: 1 }),
})
