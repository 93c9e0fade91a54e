import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '#areas/finance/reports/kept-views.ts'
import { billsPath } from './bill.ts'
import { billsAddress, readBillsAsked } from './bill-asked.ts'

export const billViews = keptViews({
  ...{ name: 'bills', path: billsPath, permission: financePermissions.viewBills },
  tidy: (query) => billsAddress({ ...readBillsAsked(query), page: 1 }),
})
