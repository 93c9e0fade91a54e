import { latinDigits } from './text.ts'

const inSalalah = new Intl.DateTimeFormat('en-u-nu-latn', { timeZone: 'Asia/Muscat', year: '2-digit', month: '2-digit' })

/**
 * The number a visitor can quote: what it is of, year and month, its place in the sequence, and a digit
 * that shows a slip of the tongue. `reference('R', november2026, 42)` is "R2611-00042-9".
 */
export function reference(prefix: string, at: Date, sequence: number) {
  const part = Object.fromEntries(inSalalah.formatToParts(at).map(({ type, value }) => [type, value]))
  const month = `${part.year}${part.month}`
  const place = String(sequence).padStart(5, '0')
  return `${prefix}${month}-${place}-${checkDigit(month + place)}`
}

/** A number of ours as it is typed or read out, in its written form; null when a digit is wrong or missing. */
export function readReference(text: string) {
  const typed = latinDigits(text).toUpperCase().replace(/[\s-]/g, '')
  const [, prefix, month, place = '', check] = /^([A-Z]{1,2})(\d{4})(\d{5,})(\d)$/.exec(typed) ?? []
  return prefix && month && check === checkDigit(month + place) ? `${prefix}${month}-${place}-${check}` : null
}

/** Luhn: one wrong digit always shows, and two that changed places almost always. */
export function checkDigit(digits: string) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
