import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { depositsAddress, depositsPath, readDepositsAsked } from './deposit-asked.ts'

export const depositViews = keptViews({
  ...{ name: 'deposits', path: depositsPath, permission: financePermissions.viewDeposits },
  tidy: (query) => depositsAddress({ ...readDepositsAsked(query), page: 1 }),
})
