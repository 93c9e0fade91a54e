import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type SetOffState, setOffStates } from './set-off.ts'

/** The list of set-offs as its address says it. */
export type SetOffsAsked = { q: string; party: string; state: SetOffState | ''; branch: string; page: number }

export const setOffsPerPage = 25
export const setOffsPath = '/admin/finance/set-offs'
export const setOffPath = (id: string) => `${setOffsPath}/${id}`
/** Where one asks that what we hold of a customer pays what they owe. */
export const newSetOffPath = (partyId: string) => `${setOffsPath}/new?party=${partyId}`

export function readSetOffsAsked(query: URLSearchParams): SetOffsAsked {
  const { text } = askedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    state: nameIn(setOffStates, text('state')),
    branch: text('branch'),
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const setOffsAddress = (asked: Partial<SetOffsAsked>, path = setOffsPath) => addressWith(path, asked)
