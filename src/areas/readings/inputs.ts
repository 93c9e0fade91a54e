import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { counted, day, written } from '#values/shapes.ts'

const shown = (ask: string) => counted(ask, 0, 999_999_999)

/** The form brings the id, so a second press is the same reading. */
export const readingShape = {
  ...{ id: z.uuid(), reading: shown('اكتب القراءة كما تظهر في العداد، أرقامًا صحيحة.'), readOn: day('اكتب يوم القراءة.') },
  photo: uploads({ kinds: ['jpeg', 'png', 'webp'], most: 1, megabytes: 8 }),
  /** Said once asked: it is far more than usual, and right. */
  anyway: z.literal('yes').optional(),
}

export const replacementShape = {
  ...readingShape,
  ...{ oldReading: shown('اكتب آخر قراءة للعداد القديم.'), reason: written('اكتب سبب الاستبدال.', 300) },
}

export const takeBackShape = { readingId: z.uuid(), reason: written('اكتب سبب السحب.', 300) }

/** What the forms send, by the names of their fields; which meter it is adds the area of the resource. */
export type ReadingFields = { [Field in keyof typeof readingShape]: unknown }
export type ReplacementFields = { [Field in keyof typeof replacementShape]: unknown }
export type TakeBackFields = { [Field in keyof typeof takeBackShape]: unknown }
