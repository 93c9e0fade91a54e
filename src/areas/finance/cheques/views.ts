import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { chequesAddress, chequesPath, readChequesAsked } from './cheque-asked.ts'
import {
  chequeListsAddress,
  chequeListsPath,
  readChequeListsAsked,
  readSlipsAsked,
  slipsAddress,
  slipsPath,
} from './papers-asked.ts'

export const chequeViews = keptViews({
  ...{ name: 'cheques', path: chequesPath, permission: financePermissions.viewCheques },
  tidy: (query) => chequesAddress({ ...readChequesAsked(query), page: 1 }),
})

export const slipViews = keptViews({
  ...{ name: 'cheque-slips', path: slipsPath, permission: financePermissions.viewCheques },
  tidy: (query) => slipsAddress({ ...readSlipsAsked(query), page: 1 }),
})

export const chequeListViews = keptViews({
  ...{ name: 'cheque-lists', path: chequeListsPath, permission: financePermissions.viewCheques },
  tidy: (query) => chequeListsAddress({ ...readChequeListsAsked(query), page: 1 }),
})
