import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { optionalText, written } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'

export const digits = (ask: string, count: number) =>
  z
    .string(ask)
    .transform((text) => latinDigits(text).replace(/\D/g, ''))
    .pipe(z.string().length(count, ask))

/** What shows that it was taken, at the counter as at the door: the code, or a signature with the end of the card's number and why. */
export const proofParts = {
  receivedBy: written('اكتب اسم المستلِم.', 120),
  code: digits('رمز التسليم 4 أرقام كما وصل صاحب الطرد.', 4).optional(),
  cardEnd: digits('اكتب آخر 4 أرقام من بطاقته.', 4).optional(),
  whyNoCode: optionalText(160),
  signature: uploads({ kinds: ['png', 'jpeg', 'webp', 'pdf'], most: 1, megabytes: 10 }),
}
export type ProofForm = Partial<Record<keyof typeof proofParts, string>>

type Typed = { code?: string | undefined; cardEnd?: string | undefined; whyNoCode?: string | undefined; signature: unknown[] }

/** Without a code nothing of the rest may be missing. */
export function mustProve({ code, cardEnd, whyNoCode, signature }: Typed, context: z.RefinementCtx) {
  if (code) return
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (!cardEnd && !whyNoCode && signature.length === 0) return fault('code', 'اكتب رمز التسليم، أو سلّمه بالتوقيع والبطاقة.')
  if (!cardEnd) fault('cardEnd', 'اكتب آخر 4 أرقام من بطاقته.')
  if (!whyNoCode) fault('whyNoCode', 'اكتب لماذا يُسلَّم بلا رمز.')
  if (signature.length === 0) fault('signature', 'خذ توقيع المستلِم.')
}
