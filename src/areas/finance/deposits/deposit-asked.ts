import { type DepositLine, type DepositState, depositLines, depositStates } from './deposit.ts'

/** The list of deposits as its address says it; `due` is those that should have gone back. */
export type DepositsAsked = {
  q: string
  party: string
  line: DepositLine | ''
  state: DepositState | ''
  branch: string
  due: 'yes' | ''
  page: number
}

export const depositsPerPage = 25
export const depositsPath = '/admin/finance/deposits'
export const depositPath = (id: string) => `${depositsPath}/${id}`

const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

export function readDepositsAsked(query: URLSearchParams): DepositsAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return {
    q: text('q'),
    party: text('party'),
    line: nameIn(depositLines, text('line')),
    state: nameIn(depositStates, text('state')),
    branch: text('branch'),
    due: text('due') === 'yes' ? 'yes' : '',
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function depositsAddress({ page = 1, ...filters }: Partial<DepositsAsked>, path = depositsPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
