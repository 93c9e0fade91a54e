import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Cheque = z.object({ number: z.string(), bank: z.string(), partyId: z.string(), amount: baisa })
const Together = z.object({ number: z.string(), count: z.number(), amount: baisa })
const Why = Cheque.extend({ reason: z.string() })

export const chequesReceived = defineFact('finance.cheques-received', Together.extend({ partyId: z.string() }))
export const chequeReplaced = defineFact('finance.cheque-replaced', Why.extend({ list: z.string() }))
