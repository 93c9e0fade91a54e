import { financePermissions } from '#areas/finance/permissions.ts'
import { taxPath } from '#areas/finance/quarter.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { documentsAddress, readDocumentsAsked, taxDocumentsPath } from './documents-asked.ts'
import { readReturnsAsked, returnsAddress } from './returns-asked.ts'

export const taxDocumentViews = keptViews({
  ...{ name: 'tax-documents', path: taxDocumentsPath, permission: financePermissions.viewTax },
  tidy: (query, now) => documentsAddress({ ...readDocumentsAsked(query, now), page: 1 }),
})

export const returnViews = keptViews({
  ...{ name: 'tax-returns', path: taxPath, permission: financePermissions.viewTax },
  tidy: (query) => returnsAddress({ ...readReturnsAsked(query), quarter: '', page: 1 }),
})
