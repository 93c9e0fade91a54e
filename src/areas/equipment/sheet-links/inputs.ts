import { z } from 'zod'
import { written } from '#values/shapes.ts'
import { DisputeSheetInput } from '../sheets/inputs.ts'

const sheetToken = z.string().max(100)
export const SheetLinkInput = z.object({ sheetToken })

const oneTimeCode = z
  .string('اكتب الرمز.')
  .transform((typed) => typed.replace(/\D/g, ''))
  .pipe(z.string().length(6, 'الرمز 6 أرقام كما وصلك.'))

/** Each as it was read: its id and its version. */
const asSeen = z
  .string()
  .regex(/^[0-9a-f-]{36}:\d{1,6}$/)
  .transform((typed) => ({ sheetId: typed.slice(0, 36), seen: Number(typed.slice(37)) }))

export const SignByCodeInput = z.object({
  sheetToken,
  sheets: z.preprocess(
    (typed) => (typed === undefined ? [] : [typed].flat()),
    z.array(asSeen).min(1, 'اختر كشفًا واحدًا على الأقل.').max(200),
  ),
  oneTimeCode,
})
export type SignByCodeForm = Partial<Record<'sheets' | 'oneTimeCode', string>>

export const DisputeByLinkInput = DisputeSheetInput.omit({ by: true, why: true }).extend({
  sheetToken,
  why: written('اكتب سبب الاعتراض.', 300),
})
export type DisputeByLinkForm = Partial<Record<'worked' | 'standby' | 'loads' | 'why', string>>
