import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Cheque = z.object({ number: z.string(), bank: z.string(), partyId: z.string(), amount: baisa })
const Together = z.object({ number: z.string(), count: z.number(), amount: baisa })
const Why = Cheque.extend({ reason: z.string() })

export const chequesReceived = defineFact('finance.cheques-received', Together.extend({ partyId: z.string() }))
export const chequesDeposited = defineFact('finance.cheques-deposited', Together.extend({ bank: z.string() }))
export const chequeCovered = defineFact('finance.cheque-covered', Cheque.extend({ covered: baisa }))
export const chequeCleared = defineFact('finance.cheque-cleared', Cheque.extend({ receipt: z.string() }))
export const chequeUncleared = defineFact('finance.cheque-uncleared', Why.extend({ receipt: z.string() }))
export const chequeBounced = defineFact('finance.cheque-bounced', Why.extend({ settleBy: z.string() }))
/** It had not come back after all: whoever was told hears that too. */
export const chequeUnbounced = defineFact('finance.cheque-unbounced', Why)
export const chequeRedeposited = defineFact('finance.cheque-redeposited', Cheque.extend({ slip: z.string() }))
export const chequeReplaced = defineFact('finance.cheque-replaced', Why.extend({ list: z.string() }))
export const chequeSettledOtherwise = defineFact('finance.cheque-settled-otherwise', Why.extend({ receipt: z.string() }))
/** The receipt it was settled by was reversed: it is owed again. */
export const chequeUnsettled = defineFact('finance.cheque-unsettled', Why.extend({ receipt: z.string() }))
export const chequeReturned = defineFact('finance.cheque-returned', Why)
export const chequeEscalated = defineFact('finance.cheque-escalated', Why)
export const chequeDueSoon = defineFact('finance.cheque-due-soon', Cheque.extend({ dueOn: z.string() }))
