import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { z } from 'zod'
import { dialled, phoneFault, phoneProblem } from '#values/phones.ts'

/** A number in the form it is dialled in from everywhere, as far as the plans of the world's numbers know it; else null. */
export function inE164(typed: string) {
  const read = parsePhoneNumberFromString(dialled(typed), 'OM')
  return read?.isValid() ? read.number : null
}

/** A mobile of Oman, the Gulf or anywhere: what is registered has to receive messages. */
export const mobile = z.string(phoneProblem).transform((text, context) => {
  const number = inE164(text)
  if (number) return number
  context.addIssue({ code: 'custom', message: phoneFault(text) ?? 'اكتب رقم هاتف نقّال يستقبل الرسائل.' })
  return z.NEVER
})
