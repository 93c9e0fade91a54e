import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '#areas/finance/reports/kept-views.ts'
import { documentsAddress, readDocumentsAsked, taxDocumentsPath } from './documents-asked.ts'

export const taxDocumentViews = keptViews({
  ...{ name: 'tax-documents', path: taxDocumentsPath, permission: financePermissions.viewTax },
  tidy: (query, now) => documentsAddress({ ...readDocumentsAsked(query, now), page: 1 }),
})
