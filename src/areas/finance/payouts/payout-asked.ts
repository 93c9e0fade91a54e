import { payoutsPath } from '#areas/finance/addresses.ts'
import { type PayoutMethod, payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type PayoutState, payoutStates } from './payout.ts'

/** The list of payment vouchers as its address says it. */
export type PayoutsAsked = {
  q: string
  party: string
  method: PayoutMethod | ''
  state: PayoutState | ''
  branch: string
  from: string
  to: string
  page: number
}

export const payoutsPerPage = 25
export const payoutPath = (id: string) => `${payoutsPath}/${id}`

export function readPayoutsAsked(query: URLSearchParams): PayoutsAsked {
  const { text, day } = askedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    method: nameIn(payoutMethods, text('method')),
    state: nameIn(payoutStates, text('state')),
    branch: text('branch'),
    from: day('from'),
    to: day('to'),
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const payoutsAddress = (asked: Partial<PayoutsAsked>, path = payoutsPath) => addressWith(path, asked)
