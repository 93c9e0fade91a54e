import { isDay } from '#values/days.ts'
import { type PayoutMethod, type PayoutState, payoutMethods, payoutStates } from './payout.ts'

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
export const payoutsPath = '/admin/finance/payouts'
export const payoutPath = (id: string) => `${payoutsPath}/${id}`
/** Where one asks for what a customer is to have back. */
export const newPayoutPath = (partyId: string) => `${payoutsPath}/new?party=${partyId}`

const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

export function readPayoutsAsked(query: URLSearchParams): PayoutsAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  return {
    q: text('q'),
    party: text('party'),
    method: nameIn(payoutMethods, text('method')),
    state: nameIn(payoutStates, text('state')),
    branch: text('branch'),
    from: day('from'),
    to: day('to'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function payoutsAddress({ page = 1, ...filters }: Partial<PayoutsAsked>, path = payoutsPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
