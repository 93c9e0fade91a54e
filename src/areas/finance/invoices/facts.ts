import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Paper = z.object({ number: z.string(), kind: z.string(), partyId: z.string(), total: baisa })

export const invoiceIssued = defineFact('finance.invoice-issued', Paper)
export const invoiceCredited = defineFact('finance.invoice-credited', Paper.extend({ credited: baisa, by: z.string() }))
