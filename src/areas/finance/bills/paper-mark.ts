import { latinDigits } from '#values/text.ts'

/** The number of a supplier’s paper in one spelling, however it was typed. The database marks it alike. */
export function paperMark(typed: string) {
  const mark = latinDigits(typed)
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u2212_/\\.,،#-]+/g, ' ')
    .replace(/(?<!\d) | (?!\d)/g, '')
  return /^\d+$/.test(mark) ? mark.replace(/^0+(?=\d)/, '') : mark || typed
}
