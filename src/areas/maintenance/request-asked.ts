import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import {
  type FaultKind,
  faultKinds,
  type Payer,
  type Priority,
  payers,
  priorities,
  type RequestState,
  requestStates,
  requestsPath,
} from './request.ts'

/** The list of requests as its address says it: what is still to be done, where it asks for nothing else. */
export type RequestsAsked = {
  q: string
  state: RequestState | 'open' | 'late' | 'all'
  category: FaultKind | ''
  priority: Priority | ''
  payer: Payer | ''
  property: string
  unit: string
  from: string
  to: string
  page: number
}
export const requestsPerPage = 25

export const stateChoices = { open: 'لم تُنجز بعد', late: 'متأخرة', ...requestStates, all: 'كل البلاغات' } as const

export function readRequestsAsked(query: URLSearchParams): RequestsAsked {
  const { text, day } = askedIn(query)
  return {
    ...{ q: text('q'), property: text('property'), unit: text('unit'), from: day('from'), to: day('to') },
    state: nameIn(stateChoices, text('state')) || 'open',
    category: nameIn(faultKinds, text('category')),
    ...{ priority: nameIn(priorities, text('priority')), payer: nameIn(payers, text('payer')), page: pageIn(query) },
  }
}

/** Without what is not asked for. */
export const requestsAddress = ({ state = 'open', ...asked }: Partial<RequestsAsked>, path: string = requestsPath) =>
  addressWith(path, { ...asked, state: state === 'open' ? '' : state })
