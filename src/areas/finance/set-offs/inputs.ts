import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { withLines } from '#platform/form-lines.ts'
import { rialsOrNone, written } from '#values/shapes.ts'
import { creditPot, mostSetOff, settledPot } from './set-off.ts'

/** The form brings the id, so a second press is the same set-off. */
const Asked = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  pot: z.union([z.literal([creditPot, settledPot]), z.uuid()], 'اختر من أين تُسدَّد.'),
  reason: written('اكتب سبب المقاصة.', 300),
  consent: written('اكتب كيف وافق العميل ومتى.', 300),
  evidence: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})
/** How much of each debt is paid, its tax included. */
const Paid = z.object({ chargeId: z.uuid(), amount: rialsOrNone.optional() })

export const AskSetOffInput = withLines(Asked, {
  name: 'lines',
  line: Paid,
  parts: ['chargeId', 'amount'],
  most: mostSetOff,
  once: { part: 'chargeId', under: 'amount' },
})
export type AskSetOffForm = z.input<typeof Asked> & { [Name in `${'chargeId' | 'amount'}${number}`]?: string }

export const ReverseSetOffInput = z.object({ setOffId: z.uuid(), reason: written('اكتب سبب العكس.', 300) })
