/** What inside an Arabic sentence would stand in the wrong order, each kind in its own line. */
const kinds = [
  // names of files, as they are quoted
  /(?<=«)[^«»\n]+\.[A-Za-z][A-Za-z\d]{1,4}(?=»)/,
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

/** The name of a file begins as its own letters do; everything else that is cut out is read from left to right. */
export const isFileName = (piece: string) =>
  /^[^«»\n]+\.[A-Za-z][A-Za-z\d]{1,4}$/.test(piece) && !/^(https?:|[\w.+-]+@)/.test(piece)

/** A sentence cut where it changes its direction: what stands at odd places is read from left to right. */
export const islands = (sentence: string) => sentence.split(island)
