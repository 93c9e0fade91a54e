import { isUuid } from '#platform/ids.ts'
import { addressWith, askedIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { chequesPath } from './cheque-asked.ts'

/** The list of the papers cheques came with, and of those they went to the bank with, as its address says it. */
export type ChequeListsAsked = { q: string; branch: string; from: string; to: string; page: number }
export type SlipsAsked = ChequeListsAsked & { account: string }

export const papersPerPage = 25
export const slipsPath = `${chequesPath}/slips`
export const chequeListsPath = `${chequesPath}/lists`

export function readChequeListsAsked(query: URLSearchParams): ChequeListsAsked {
  const { text, day } = askedIn(query)
  const branch = text('branch')
  return { q: text('q'), branch: isUuid(branch) ? branch : '', from: day('from'), to: day('to'), page: pageIn(query) }
}

export function readSlipsAsked(query: URLSearchParams): SlipsAsked {
  const account = query.get('account') ?? ''
  return { ...readChequeListsAsked(query), account: isUuid(account) ? account : '' }
}

/** Without what is not asked for. */
export const slipsAddress = (asked: Partial<SlipsAsked>, path = slipsPath) => addressWith(path, asked)
export const chequeListsAddress = (asked: Partial<ChequeListsAsked>, path = chequeListsPath) => addressWith(path, asked)
