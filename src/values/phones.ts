import { howMany } from './plural.ts'
import { latinDigits } from './text.ts'

/**
 * A kept number in the groups people read: +96891234567 is «+968 9123 4567». Beyond the Gulf it is the country's key and then threes,
 * what is left over with the last of them.
 */
export function inGroups(number: string) {
  const gulf = number
    .replace(/^(\+(?:968|965|973|974))(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(\+(?:971|966))(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
  const [, key, rest = ''] = gulf === number ? (foreign.exec(number) ?? []) : []
  return key ? `${key} ${rest.replace(/(\d{3})(?=\d{3})/g, '$1 ')}` : gulf
}

/** A kept number as somebody would type it: in its groups, and without the key of Oman, which stands before the box. */
export const asTyped = (kept: string) => (/^\+\d+$/.test(kept) ? inGroups(kept).replace(/^\+968 /, '') : kept)

/** Keys of one and two digits; all others have three. */
const foreign = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d{6,12})$/

/** Eight digits of Oman that begin with 2 are a landline, where a message never arrives. */
export const takesMessages = (phone: string) => !phone.startsWith('+9682')

export const phoneProblem = 'رقم الهاتف 8 أرقام، مثل 9123 4567'

/** A typed number without its ornaments and without the key of Oman; another country's begins with its plus. */
export function dialled(typed: string) {
  const text = latinDigits(typed).replace(/[\s().-]/g, '')
  return text
    .replace(/^00/, '+')
    .replace(/^\+968/, '')
    .replace(/^968(?=[279]\d{7}$)/, '')
}

/** What is wrong with a typed number, so that it can be mended; null when nothing is. */
export function phoneFault(typed: string) {
  const text = dialled(typed)
  if (/^[279]\d{7}$/.test(text) || /^\+[1-9]\d{7,14}$/.test(text)) return null
  if (/^[279]\d{3,6}$/.test(text)) return `رقم الهاتف 8 أرقام، وينقصه ${howMany(8 - text.length, 'digit')}`
  const foreign = text.startsWith('+') || (/^\d{9,}$/.test(text) && !/^\s*(\+|00)968/.test(latinDigits(typed)))
  return foreign ? 'اكتب الرقم بمفتاح دولته، مثل +971 50 123 4567' : phoneProblem
}
