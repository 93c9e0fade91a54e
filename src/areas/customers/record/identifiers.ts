import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/max'
import { z } from 'zod'
import { phone } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'

/** What a number must look like, read in either kind of digits; spaces people put between groups are taken out. */
const joined = (ask: string) => z.string(ask).transform((text) => latinDigits(text).replace(/[\s-]/g, '').toUpperCase())

const matching = (pattern: RegExp, ask: string) => joined(ask).pipe(z.string().regex(pattern, ask))

/** On municipal papers it is printed with CV before it. */
export const civilNumber = joined('الرقم المدني أرقام فقط، من 6 إلى 9')
  .transform((text) => text.replace(/^CV/, ''))
  .pipe(z.string().regex(/^\d{6,9}$/, 'الرقم المدني أرقام فقط، من 6 إلى 9'))

export const passportNumber = matching(/^[A-Z0-9]{5,12}$/, 'رقم الجواز حروف لاتينية وأرقام، من 5 إلى 12')
export const country = matching(/^[A-Z]{2}$/, 'رمز الدولة حرفان لاتينيان، مثل IN').pipe(
  z.string().refine(isSupportedCountry, 'لا دولة بهذا الرمز. راجعه، مثل IN.'),
)
export const commercialRegister = matching(/^\d{5,10}$/, 'رقم السجل التجاري أرقام، من 5 إلى 10')
export const vatin = matching(/^OM\d{10}$/, 'الرقم الضريبي يبدأ بـ OM ويليه 10 أرقام')
export const postalCode = matching(/^\d{3}$/, 'الرمز البريدي 3 أرقام')

/** A number that a line can have: eight digits alone prove nothing. */
export const realPhone = phone.pipe(
  z.string().refine((number) => isValidPhoneNumber(number), 'لا خط بهذا الرقم. راجعه رقمًا رقمًا.'),
)
