import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { billsPath, suppliersPath } from './bill.ts'
import { billsAddress, readBillsAsked } from './bill-asked.ts'
import { pettyPath } from './petty.ts'
import { pettyAddress, readPettyAsked } from './petty-asked.ts'
import { readSuppliersAsked, suppliersAddress } from './supplier-asked.ts'

export const billViews = keptViews({
  ...{ name: 'bills', path: billsPath, permission: financePermissions.viewBills },
  tidy: (query) => billsAddress({ ...readBillsAsked(query), page: 1 }),
})

export const pettyViews = keptViews({
  ...{ name: 'petty', path: pettyPath, permission: financePermissions.viewPetty },
  tidy: (query) => pettyAddress({ ...readPettyAsked(query), expense: '', page: 1 }),
})

export const supplierViews = keptViews({
  ...{ name: 'suppliers', path: suppliersPath, permission: financePermissions.viewBills },
  tidy: (query) => suppliersAddress({ ...readSuppliersAsked(query), supplier: '', page: 1 }),
})
