import { type WriteOffState, writeOffStates } from './write-off.ts'

/** The list of write-offs as its address says it. */
export type WriteOffsAsked = { q: string; party: string; state: WriteOffState | ''; branch: string; page: number }

export const writeOffsPerPage = 25
export const writeOffsPath = '/admin/finance/write-offs'
export const writeOffPath = (id: string) => `${writeOffsPath}/${id}`
/** Where one asks to give up what a customer owes; of one paper alone where it is said. */
export const newWriteOffPath = (partyId: string, invoiceId = '') =>
  `${writeOffsPath}/new?party=${partyId}${invoiceId && `&invoice=${invoiceId}`}`

const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

export function readWriteOffsAsked(query: URLSearchParams): WriteOffsAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return {
    q: text('q'),
    party: text('party'),
    state: nameIn(writeOffStates, text('state')),
    branch: text('branch'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function writeOffsAddress({ page = 1, ...filters }: Partial<WriteOffsAsked>, path = writeOffsPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
