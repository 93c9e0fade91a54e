import { type SetOffState, setOffStates } from './set-off.ts'

/** The list of set-offs as its address says it. */
export type SetOffsAsked = { q: string; party: string; state: SetOffState | ''; branch: string; page: number }

export const setOffsPerPage = 25
export const setOffsPath = '/admin/finance/set-offs'
export const setOffPath = (id: string) => `${setOffsPath}/${id}`
/** Where one asks that what we hold of a customer pays what they owe. */
export const newSetOffPath = (partyId: string) => `${setOffsPath}/new?party=${partyId}`

const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

export function readSetOffsAsked(query: URLSearchParams): SetOffsAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return {
    q: text('q'),
    party: text('party'),
    state: nameIn(setOffStates, text('state')),
    branch: text('branch'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function setOffsAddress({ page = 1, ...filters }: Partial<SetOffsAsked>, path = setOffsPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
