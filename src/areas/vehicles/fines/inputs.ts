import { z } from 'zod'
import { timeOn } from '#values/days.ts'
import { optionalText, plannedDay, rialsAbove, time, written } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'
import { plate } from '../fleet/inputs.ts'

const reference = z
  .string('اكتب رقم المخالفة.')
  .transform((text) =>
    latinDigits(text)
      .trim()
      .replaceAll(/[\s/]+/g, '-')
      .toUpperCase(),
  )
  .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u, 'اكتب رقم المخالفة كما كتبته الشرطة: حروف وأرقام، حتى 40.'))

const told = {
  reference,
  plate,
  on: plannedDay('اكتب يوم المخالفة، مثل 31/7/2026.'),
  onTime: time('اكتب ساعة المخالفة، مثل 14:30.'),
  place: optionalText(120),
  amount: rialsAbove,
}

/** The form brings the id, so a second press is the same fine. */
const Recording = z.object({ id: z.uuid(), ...told })
export const RecordFineInput = Recording.transform(({ on, onTime, ...fine }) => ({ ...fine, at: timeOn(on, onTime) }))
export type RecordFineForm = z.input<typeof Recording>

export const FineInput = z.object({ fineId: z.uuid() })

const why = written('اكتب السبب.', 200)
export const ReasonedFineInput = z.object({ fineId: z.uuid(), why })
export type ReasonedFineForm = z.input<typeof ReasonedFineInput>
