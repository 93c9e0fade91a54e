import { isQuarter, quartersUntil, taxPath } from '#areas/finance/quarter.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { addressWith, askedIn } from '#values/asked.ts'
import { dayOf } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { type DocumentKind, isDocumentKind } from './boxes.ts'

/** The papers behind a figure as their address says them. */
export type DocumentsAsked = { quarter: string; of: DocumentKind; q: string; from: string; to: string; page: number }

export const documentsPerPage = 50
export const taxDocumentsPath = `${taxPath}/documents`

/** The quarter an address asks for; the one that was last over where it asks for none that there is. */
export function quarterAsked(query: URLSearchParams, now: Date) {
  const asked = query.get('quarter') ?? ''
  const current = quarterOf(dayOf(now))
  const [, before = current] = quartersUntil(current)
  return isQuarter(asked) ? asked : before
}

export function readDocumentsAsked(query: URLSearchParams, now: Date): DocumentsAsked {
  const { text, day } = askedIn(query)
  const of = text('of')
  return {
    ...{ quarter: quarterAsked(query, now), of: isDocumentKind(of) ? of : 'standard' },
    ...{ q: text('q'), from: day('from'), to: day('to'), page: pageIn(query) },
  }
}

/** The quarter and the figure are always said: what is narrowed besides is not where nothing is asked for. */
export const documentsAddress = (asked: DocumentsAsked, path = taxDocumentsPath) => addressWith(path, asked)

/** The working paper to take along. */
export const taxExportPath = (quarter: string) => `${taxPath}/export?quarter=${quarter}`
