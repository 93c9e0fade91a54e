import { latinDigits } from './text.ts'

/** An Omani plate: up to five digits and one or two letters, which stand apart. */
export type Plate = { digits: string; letters: string }

/** As the plate itself shows the letter in English. */
const inEnglish: Record<string, string> = {
  ...{ A: 'أ', B: 'ب', D: 'د', H: 'ه', K: 'ك', L: 'ل', M: 'م' },
  ...{ N: 'ن', R: 'ر', S: 'س', T: 'ط', W: 'و', Y: 'ي' },
}

const oneSpelling: Record<string, string> = { ا: 'أ', إ: 'أ', آ: 'أ', ة: 'ه', ى: 'ي' }

/** However it is written: «م ه 7340», «7340/م ه», «7340MH», with Arabic digits; null where it is no plate. */
export function readPlate(typed: string): Plate | null {
  const parts = latinDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s/\-\u0640\u200e\u200f\u061c\u2066-\u2069]/g, '')
  const digits = /^(?:[^\d]*)(\d{1,5})(?:[^\d]*)$/.exec(parts)?.[1]
  const letters = [...parts.replaceAll(/\d/g, '')].map((one) => inEnglish[one] ?? oneSpelling[one] ?? one)
  if (!digits || letters.length === 0 || letters.length > 2 || !letters.every((one) => /^[\u0621-\u064a]$/.test(one))) return null
  return { digits: digits.replace(/^0+(?=\d)/, ''), letters: letters.join(' ') }
}

/** «7340 MH»: with the English letters of the plate, a letter that has none as it is. */
export function plateInEnglish({ digits, letters }: Plate) {
  const named = new Map(Object.entries(inEnglish).map(([latin, arabic]) => [arabic, latin]))
  return `${digits} ${letters
    .split(' ')
    .map((one) => named.get(one) ?? one)
    .join('')}`
}

/** In one line of text: «7340 م ه». */
export const plateText = ({ digits, letters }: Plate) => `${digits} ${letters}`
