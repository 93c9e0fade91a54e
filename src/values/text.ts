/**
 * What people type, as it is meant: either kind of digits, no marks of direction, no stray spaces.
 * Done once, where text comes in (platform/http.ts); everything behind that door sees the clean form.
 */
export function clean(text: string) {
  return latinDigits(text.normalize('NFC'))
    .replace(/[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}

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
