/** What inside an Arabic sentence would stand in the wrong order, each kind in its own line. */
const kinds = [
  // addresses of pages
  /https?:\/\/[^\s،؛»)]*[\w/]/,
  // numbers that go on with letters: «2214/A-7», the plate «4120 BY»
  /\d+[/-][A-Z][A-Z\d]*(?:[/-][A-Z\d]+)*|\d+ [A-Z]{1,2}(?![A-Za-z\d])/,
  // numbers in groups, and stretches of hours
  /\+?\d(?:[\d:./]*\d)?(?:[ -]\d(?:[\d:./]*\d)?)+|\+\d+/,
  // parts of a hundred
  /\d+(?:\.\d+)?%/,
  // codes and IBANs
  /(?<![\w@.])(?=[A-Z\d/-]*\d)[A-Z]+[A-Z\d]*(?:[ /-][A-Z\d]*\d[A-Z\d]*)*/,
  // mail addresses
  /[\w.+-]+@[\w.-]+\w/,
]
const island = new RegExp(`(${kinds.map(({ source }) => source).join('|')})`)

/** A sentence cut where it changes its direction: what stands at odd places is read from left to right. */
export const islands = (sentence: string) => sentence.split(island)
