import { z } from 'zod'
import { isDay } from '#values/days.ts'

const day = z.string().refine(isDay, 'اختر اليوم.')

export const SendStatementInput = z.object({ partyId: z.uuid(), from: day, to: day })
