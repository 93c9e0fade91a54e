import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { withLines } from '#platform/form-lines.ts'
import { rialsOrNone, written } from '#values/shapes.ts'
import { mostWrittenOff } from './write-off.ts'

/** The form brings the id, so a second press is the same write-off. */
const Asked = z.object({
  id: z.uuid(),
  partyId: z.uuid('اختر العميل.'),
  reason: written('اكتب سبب الشطب.', 300),
  attempts: written('اكتب ما جُرّب لتحصيله.', 500),
  evidence: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }),
})
/** How much of each debt is given up, its tax included. */
const GivenUp = z.object({ chargeId: z.uuid(), amount: rialsOrNone.optional() })

export const AskWriteOffInput = withLines(Asked, {
  name: 'lines',
  line: GivenUp,
  parts: ['chargeId', 'amount'],
  most: mostWrittenOff,
  once: { part: 'chargeId', under: 'amount' },
})
export type AskWriteOffForm = z.input<typeof Asked> & { [Name in `${'chargeId' | 'amount'}${number}`]?: string }

export const ReverseWriteOffInput = z.object({ writeOffId: z.uuid(), reason: written('اكتب سبب العكس.', 300) })
