import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { draftsPath } from './draft-paths.ts'

/** The list of drafts as its address says it; `shown` are those with a proforma or without. */
export type DraftsAsked = {
  q: string
  shown: DraftShown | ''
  branch: string
  by: string
  from: string
  to: string
  page: number
}
export const draftsShown = { yes: 'صدرت لها فاتورة أولية', no: 'بلا فاتورة أولية' } as const
type DraftShown = keyof typeof draftsShown

export const draftsPerPage = 25

export function readDraftsAsked(query: URLSearchParams): DraftsAsked {
  const { text, day } = askedIn(query)
  return {
    q: text('q'),
    shown: nameIn(draftsShown, text('shown')),
    ...{ branch: text('branch'), by: text('by'), from: day('from'), to: day('to') },
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const draftsAddress = (asked: Partial<DraftsAsked>, path = draftsPath) => addressWith(path, asked)
