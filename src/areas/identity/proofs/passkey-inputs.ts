import { z } from 'zod'
import { written } from '#values/shapes.ts'

const incomplete = 'لم يكتمل مفتاح المرور. أعد المحاولة.'

/** What the browser made of it, as text in a field of the form. */
const fromBrowser = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string(incomplete)
    .max(20_000, incomplete)
    .transform((text, context) => {
      try {
        const read = shape.safeParse(JSON.parse(text))
        if (read.success) return read.data
      } catch {}
      context.addIssue({ code: 'custom', message: incomplete })
      return z.NEVER
    })

const credential = { id: z.string(), rawId: z.string(), type: z.literal('public-key'), clientExtensionResults: z.object({}) }

const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
})

const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().exactOptional(),
  }),
})
export type Signed = z.output<typeof signed>

export const BeginPasskeyInput = z.object({
  presentPassword: z.string().max(200, 'النص أطول من الحد. اختصره إلى 200 حرف.').optional(),
})
export type BeginPasskeyForm = z.input<typeof BeginPasskeyInput>

export const AddPasskeyInput = z.object({ response: fromBrowser(made) })
export type AddPasskeyForm = z.input<typeof AddPasskeyInput>

export const PasskeySignInInput = z.object({ response: fromBrowser(signed), to: z.string().optional() })
export type PasskeySignInForm = z.input<typeof PasskeySignInInput>

export const RenamePasskeyInput = z.object({ passkeyId: z.uuid(), name: written('اكتب اسم المفتاح.', 60) })
export type RenamePasskeyForm = z.input<typeof RenamePasskeyInput>

export const RemovePasskeyInput = z.object({ passkeyId: z.uuid() })
