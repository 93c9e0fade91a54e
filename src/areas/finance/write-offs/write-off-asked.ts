import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type WriteOffState, writeOffStates } from './write-off.ts'

/** The list of write-offs as its address says it. */
export type WriteOffsAsked = { q: string; party: string; state: WriteOffState | ''; branch: string; page: number }

export const writeOffsPerPage = 25
export const writeOffsPath = '/admin/finance/write-offs'
export const writeOffPath = (id: string) => `${writeOffsPath}/${id}`
/** Where one asks to give up what a customer owes; of one paper alone where it is said. */
export const newWriteOffPath = (partyId: string, invoiceId = '') =>
  `${writeOffsPath}/new?party=${partyId}${invoiceId && `&invoice=${invoiceId}`}`

export function readWriteOffsAsked(query: URLSearchParams): WriteOffsAsked {
  const { text } = askedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    state: nameIn(writeOffStates, text('state')),
    branch: text('branch'),
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const writeOffsAddress = (asked: Partial<WriteOffsAsked>, path = writeOffsPath) => addressWith(path, asked)
