import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type ChequeState, chequeStates } from './cheque.ts'

/** The list of cheques as its address says it; `month` is the one the calendar shows. */
export type ChequesAsked = {
  q: string
  party: string
  state: ChequeState | ''
  bank: string
  branch: string
  from: string
  to: string
  page: number
}

export const chequesPerPage = 25
export const chequesPath = '/admin/finance/cheques'
export const chequePath = (id: string) => `${chequesPath}/${id}`
export const chequeListPath = (id: string) => `${chequesPath}/lists/${id}`
export const slipPath = (id: string) => `${chequesPath}/slips/${id}`
export const calendarPath = `${chequesPath}/calendar`
export const depositPath = `${chequesPath}/deposit`
export const newChequesPath = `${chequesPath}/new`

export function readChequesAsked(query: URLSearchParams): ChequesAsked {
  const { text, day } = askedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    state: nameIn(chequeStates, text('state')),
    bank: text('bank'),
    branch: text('branch'),
    from: day('from'),
    to: day('to'),
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const chequesAddress = (asked: Partial<ChequesAsked>, path = chequesPath) => addressWith(path, asked)
