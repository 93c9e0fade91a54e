import { checkDigit } from '#values/reference.ts'
import { latinDigits } from '#values/text.ts'

/** The number on a label: year and month, seven digits drawn by lot so that neighbours say nothing, and a digit that shows a slip. */
export const numberFor = (month: string, drawn: string) => `TSL${month}${drawn}${checkDigit(month + drawn)}`

/** As people read it: TSL2611-0418736-2. */
export const shownNumber = (number: string) => `${number.slice(0, 7)}-${number.slice(7, 14)}-${number.slice(14)}`

export const askParcel = 'امسح الطرد، أو اكتب رقم التتبّع.'
export const wrongNumber = 'في الرقم خطأ: رقمه الأخير لا يطابق. أعد المسح.'

const written = /(?:^|\D)(\d{4})[- ]?(\d{7})[- ]?(\d)(?:-(\d{1,2}))?(?!\d)/

/**
 * A number however it comes: typed with or without its letters, under an Arabic keyboard, as the address in the square code, and with
 * its piece. Null where no number of ours stands in the text, `wrong` where one digit of it cannot be right.
 */
export function readNumber(text: string): { number: string; piece: number | null } | 'wrong' | null {
  const [, month, drawn, check, piece] = written.exec(latinDigits(text).trim()) ?? []
  if (!month || !drawn || !check) return null
  if (checkDigit(month + drawn) !== check) return 'wrong'
  return { number: `TSL${month}${drawn}${check}`, piece: piece ? Number(piece) : null }
}

/** What a label carries in its bars: the digits alone, and which piece where there are several. */
export const barredNumber = (number: string, piece: number, pieces: number) =>
  pieces === 1 ? number.slice(3) : `${number.slice(3)}-${piece}`
