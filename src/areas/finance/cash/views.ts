import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { accountsAddress, readAccountsAsked } from './account-asked.ts'
import { boxesAddress, readBoxesAsked } from './box-asked.ts'
import { bankAccountsPath, boxesPath, movesPath, sessionsPath } from './cash-paths.ts'
import { movesAddress, readMovesAsked } from './move-asked.ts'
import { readSessionsAsked, sessionsAddress } from './session-asked.ts'

const permission = financePermissions.viewBoxes

export const boxViews = keptViews({
  ...{ name: 'cash-boxes', path: boxesPath, permission },
  tidy: (query) => boxesAddress(readBoxesAsked(query)),
})

export const sessionViews = keptViews({
  ...{ name: 'cash-sessions', path: sessionsPath, permission },
  tidy: (query) => sessionsAddress({ ...readSessionsAsked(query), page: 1 }),
})

export const moveViews = keptViews({
  ...{ name: 'cash-moves', path: movesPath, permission },
  tidy: (query) => movesAddress({ ...readMovesAsked(query), page: 1 }),
})

export const bankAccountViews = keptViews({
  ...{ name: 'bank-accounts', path: bankAccountsPath, permission: financePermissions.viewBankAccounts },
  tidy: (query) => accountsAddress(readAccountsAsked(query)),
})
