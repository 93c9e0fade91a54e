import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Told = {
  number: z.string(),
  partyId: z.string(),
  holder: z.string(),
  takerId: z.string(),
  taker: z.string(),
  amount: baisa,
}
const CreditTransfer = z.object({ ...Told, reason: z.string() })

export const creditTransferAsked = defineFact('finance.credit-transfer-asked', CreditTransfer)
export const creditTransferred = defineFact('finance.credit-transferred', CreditTransfer)
export const creditTransferRejected = defineFact('finance.credit-transfer-rejected', CreditTransfer)
export const creditTransferReversed = defineFact('finance.credit-transfer-reversed', CreditTransfer)
