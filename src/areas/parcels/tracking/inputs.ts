import { z } from 'zod'
import { optionalText } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'

const ask = 'اكتب آخر 4 أرقام من هاتفك.'

/** The number is the address of the page. */
export const OpenByPhoneInput = z.object({
  number: z.string(),
  digits: z
    .string(ask)
    .transform((text) => latinDigits(text).replace(/\D/g, ''))
    .pipe(z.string().length(4, ask)),
})
export type OpenByPhoneForm = z.input<typeof OpenByPhoneInput>

export const OwnParcelInput = z.object({ parcelToken: z.string() })
export const TellMissingInput = OwnParcelInput.extend({ note: optionalText(300) })
