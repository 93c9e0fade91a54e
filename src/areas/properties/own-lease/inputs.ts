import { z } from 'zod'
import { optionalText, plannedDay } from '#values/shapes.ts'

export const WishRenewalInput = z.object({ contractId: z.uuid(), note: optionalText(500) })
export type WishRenewalForm = z.input<typeof WishRenewalInput>

export const LeaveInput = z.object({ contractId: z.uuid(), reason: optionalText(500) })
export type LeaveForm = z.input<typeof LeaveInput>

export const StayInput = z.object({ contractId: z.uuid() })

/** The form brings the id, so a second press is the same promise. */
export const PromiseOwnInput = z.object({ id: z.uuid(), promisedOn: plannedDay('اكتب اليوم الذي تدفع فيه، مثل 20/1/2026.') })
export type PromiseOwnForm = z.input<typeof PromiseOwnInput>
