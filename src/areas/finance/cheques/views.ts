import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '#areas/finance/reports/kept-views.ts'
import { chequesAddress, chequesPath, readChequesAsked } from './cheque-asked.ts'

export const chequeViews = keptViews({
  ...{ name: 'cheques', path: chequesPath, permission: financePermissions.viewCheques },
  tidy: (query) => chequesAddress({ ...readChequesAsked(query), page: 1 }),
})
