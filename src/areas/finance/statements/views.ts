import { accountsPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { ageingPath, debtsView, readDebtsAsked } from './debts-asked.ts'

/** Of what is owed today: the list knows no other day. */
export const accountViews = keptViews({
  ...{ name: 'customer-accounts', path: accountsPath, permission: financePermissions.viewDebts },
  tidy: (query, now) => debtsView({ ...readDebtsAsked(query, now), by: 'customer', day: '' }, now),
})

export const ageingViews = keptViews({
  ...{ name: 'ageing', path: ageingPath, permission: financePermissions.viewDebts },
  tidy: (query, now) => debtsView(readDebtsAsked(query, now), now, ageingPath),
})
