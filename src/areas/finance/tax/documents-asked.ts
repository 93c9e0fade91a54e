import { quarterOf } from '#areas/finance/invoices/vat.ts'
import { dayOf } from '#values/days.ts'
import { type DocumentKind, isDocumentKind } from './boxes.ts'
import { isQuarter, quartersUntil, taxPath } from './quarter.ts'

/** The quarter an address asks for; the one that was last over where it asks for none that there is. */
export function quarterAsked(query: URLSearchParams, now: Date) {
  const asked = query.get('quarter') ?? ''
  const current = quarterOf(dayOf(now))
  const [, before = current] = quartersUntil(current)
  return isQuarter(asked) ? asked : before
}

export function readDocumentsAsked(query: URLSearchParams, now: Date): { quarter: string; of: DocumentKind } {
  const of = query.get('of') ?? ''
  return { quarter: quarterAsked(query, now), of: isDocumentKind(of) ? of : 'standard' }
}

/** The working paper to take along, or the papers behind one of its figures. */
export const taxExportPath = (quarter: string, of?: DocumentKind) =>
  `${taxPath}/export?quarter=${quarter}${of ? `&of=${of}` : ''}`
