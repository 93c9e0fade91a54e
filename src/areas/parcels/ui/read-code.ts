import { readNumber, shownNumber } from '../journey/number.ts'

/** What a code says as it is put into a box: the square code of a label is the address of its piece, the bars are the digits. */
export function scanIn(code: string) {
  const read = readNumber(code)
  if (!read || read === 'wrong') return code.trim()
  return read.piece ? `${shownNumber(read.number)}-${read.piece}` : shownNumber(read.number)
}
