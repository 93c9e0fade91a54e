import { type OutlayDue, type OutlayKind, type OutlayState, outlayDues, outlayKinds, outlayStates } from './outlay.ts'

/** The list of outlays as its address says it; `due` is what the customer has done about it. */
export type OutlaysAsked = {
  q: string
  party: string
  kind: OutlayKind | ''
  state: OutlayState | ''
  due: OutlayDue | ''
  branch: string
  page: number
}

export const outlaysPerPage = 25
export const outlaysPath = '/admin/finance/outlays'
export const outlayPath = (id: string) => `${outlaysPath}/${id}`

const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

export function readOutlaysAsked(query: URLSearchParams): OutlaysAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return {
    q: text('q'),
    party: text('party'),
    kind: nameIn(outlayKinds, text('kind')),
    state: nameIn(outlayStates, text('state')),
    due: nameIn(outlayDues, text('due')),
    branch: text('branch'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function outlaysAddress({ page = 1, ...filters }: Partial<OutlaysAsked>, path = outlaysPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
