import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { debtsPath } from './debt.ts'
import { readStaffDebtsAsked, staffDebtsAddress } from './debt-asked.ts'

export const staffDebtViews = keptViews({
  ...{ name: 'staff-debts', path: debtsPath, permission: financePermissions.viewStaffDebts },
  tidy: (query) => staffDebtsAddress({ ...readStaffDebtsAsked(query), repayment: '', page: 1 }),
})
