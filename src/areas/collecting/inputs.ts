import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, optionalText, plannedDay, rialsAbove, written } from '#values/shapes.ts'
import { followUpWayNames, loggedOutcomes } from './collecting.ts'

/** The form brings the id, so a second press is the same follow-up. */
const tried = {
  ...{ id: z.uuid(), partyId: z.uuid() },
  way: chosen(followUpWayNames, 'اختر كيف تواصلت معه.'),
  note: optionalText(500),
}

export const LogFollowUpInput = z.object({ ...tried, outcome: chosen(loggedOutcomes, 'اختر النتيجة.') })
export type FollowUpForm = z.input<typeof LogFollowUpInput>

export const RecordPromiseInput = z.object({
  ...tried,
  amount: rialsAbove,
  promisedOn: plannedDay('اكتب اليوم الذي وعد به، مثل 20/1/2026.'),
})
export type PromiseForm = z.input<typeof RecordPromiseInput>

export const WithdrawPromiseInput = z.object({
  promiseId: z.uuid(),
  partyId: z.uuid(),
  reason: written('اكتب سبب السحب.', 300),
})
export type WithdrawForm = z.input<typeof WithdrawPromiseInput>

const some = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

export const AskWaiverInput = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  chargeId: z.preprocess(some, z.array(z.uuid()).max(100)),
  amount: rialsAbove.optional(),
  reason: written('اكتب سبب الإعفاء.', 300),
  consent: uploads({ kinds: ['pdf', 'png', 'jpeg'], most: 1, megabytes: 10 }),
})
export type AskWaiverForm = z.input<typeof AskWaiverInput>
