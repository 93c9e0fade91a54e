import { periodsPath } from '../ledger/period-paths.ts'
import { keptViews } from '../lists/kept-views.ts'
import { financePermissions } from '../permissions.ts'
import { locksAddress, readLocksAsked } from './lock-asked.ts'

export const lockViews = keptViews({
  ...{ name: 'period-locks', path: periodsPath, permission: financePermissions.viewBooks },
  tidy: (query) => locksAddress({ ...readLocksAsked(query), page: 1 }),
})
