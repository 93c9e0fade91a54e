import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type CreditTransferState, creditTransferStates } from './credit-transfer.ts'

/** The list of credit-transfers as its address says it. */
export type CreditTransfersAsked = { q: string; party: string; state: CreditTransferState | ''; branch: string; page: number }

export const creditTransfersPerPage = 25
export const creditTransferPath = (id: string) => `${creditTransfersPath}/${id}`
/** Where one asks that the credit of a customer goes to another. */
export const newCreditTransferPath = (partyId: string) => `${creditTransfersPath}/new?party=${partyId}`

export function readCreditTransfersAsked(query: URLSearchParams): CreditTransfersAsked {
  const { text } = askedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    state: nameIn(creditTransferStates, text('state')),
    branch: text('branch'),
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const creditTransfersAddress = (asked: Partial<CreditTransfersAsked>, path = creditTransfersPath) =>
  addressWith(path, asked)
