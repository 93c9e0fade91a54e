import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Paper = z.object({ number: z.string(), kind: z.string(), partyId: z.string(), total: baisa })

export const invoiceIssued = defineFact('finance.invoice-issued', Paper)
const Draft = z.object({ partyId: z.string(), total: baisa })
export const draftSaved = defineFact('finance.draft-saved', Draft)
export const draftDropped = defineFact('finance.draft-dropped', Draft)
export const proformaIssued = defineFact('finance.proforma-issued', Draft.extend({ number: z.string() }))
export const invoiceCredited = defineFact('finance.invoice-credited', Paper.extend({ credited: baisa, by: z.string() }))
/** More is owed of it than it says, by a note. */
export const invoiceAddedTo = defineFact('finance.invoice-added-to', Paper.extend({ added: baisa, by: z.string() }))
