/**
 * What people type, as it is meant: either kind of digits, no marks of direction, no stray spaces, no signs for machines
 * (PostgreSQL keeps no NUL). Done once, where text comes in (platform/read-form.ts); everything behind that door sees the clean form.
 */
export function clean(text: string) {
  return latinDigits(withoutHeaps(text).normalize('NFC'))
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/(?!\n)\p{Cc}|[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}

/** So much of a text as there is room for; a sign of two halves is not torn apart, for half a sign is no text. */
export const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** No letter carries that many marks, and to put a heap of them in order takes the square of its height. */
const withoutHeaps = (text: string) => text.replace(/(\p{M}{10})\p{M}+/gu, '$1')

/** «١٢٫٥» and «۱۲٫۵» are 12.5. */
export function latinDigits(text: string) {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d{3})/g, ',')
}

/** One spelling for search: the forms people mix up become one, and vowel marks go. */
export function folded(text: string) {
  return clean(text)
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/ة/g, 'ه')
}
