import { z } from 'zod'
import { written } from '#values/shapes.ts'

/** The form brings the id, so a second press is the same settlement. */
export const PrepareSettlementInput = z.object({ id: z.uuid(), mandateId: z.uuid() })

export const RunCommissionInput = z.object({ mandateId: z.uuid() })

export const EndSettlementInput = z.object({ settlementId: z.uuid(), reason: written('اكتب السبب.', 300) })

export type EndSettlementForm = z.input<typeof EndSettlementInput>

export const PayOwnerInput = z.object({ id: z.uuid(), mandateId: z.uuid(), partyId: z.uuid() })
