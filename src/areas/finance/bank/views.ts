import { banksPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { banksAddress, readBanksAsked } from './banks-asked.ts'
import { accountPath } from './line.ts'
import { linesAddress, readLinesAsked } from './line-asked.ts'

export const bankLineViews = keptViews({
  name: 'bank-lines',
  under: 'accountId',
  path: accountPath,
  permission: financePermissions.viewBankLines,
  tidy: (query, _, accountId) => linesAddress(accountId, { ...readLinesAsked(query), page: 1 }),
})

export const bankViews = keptViews({
  ...{ name: 'banks', path: banksPath, permission: financePermissions.viewBankLines },
  tidy: (query) => banksAddress(readBanksAsked(query)),
})
