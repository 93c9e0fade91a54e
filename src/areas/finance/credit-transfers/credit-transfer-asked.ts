import { type CreditTransferState, creditTransferStates } from './credit-transfer.ts'

/** The list of credit-transfers as its address says it. */
export type CreditTransfersAsked = { q: string; party: string; state: CreditTransferState | ''; branch: string; page: number }

export const creditTransfersPerPage = 25
export const creditTransfersPath = '/admin/finance/credit-transfers'
export const creditTransferPath = (id: string) => `${creditTransfersPath}/${id}`
/** Where one asks that the credit of a customer goes to another. */
export const newCreditTransferPath = (partyId: string) => `${creditTransfersPath}/new?party=${partyId}`

const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

export function readCreditTransfersAsked(query: URLSearchParams): CreditTransfersAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return {
    q: text('q'),
    party: text('party'),
    state: nameIn(creditTransferStates, text('state')),
    branch: text('branch'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function creditTransfersAddress({ page = 1, ...filters }: Partial<CreditTransfersAsked>, path = creditTransfersPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
