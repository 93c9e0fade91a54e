import { isDay } from '#values/days.ts'
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

const states = Object.keys(chequeStates) as ChequeState[]

export function readChequesAsked(query: URLSearchParams): ChequesAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  return {
    q: text('q'),
    party: text('party'),
    state: states.find((state) => state === text('state')) ?? '',
    bank: text('bank'),
    branch: text('branch'),
    from: day('from'),
    to: day('to'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function chequesAddress({ page = 1, ...filters }: Partial<ChequesAsked>, path = chequesPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
