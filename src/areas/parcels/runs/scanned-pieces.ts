import { barredNumber, readNumber, shownNumber, wrongNumber } from '../journey/number.ts'

type Whole = { number: string; pieceCount: number }

/** Labels as they are sent: one beside the other. */
export const labelsOf = ({ number, pieceCount }: Whole, pieces: readonly number[]) =>
  pieces.map((n) => barredNumber(number, n, pieceCount)).join(' ')

/** The piece a label belongs to, or why it is none of this parcel. */
export function pieceOn(label: string, { number, pieceCount }: Whole): number | string {
  const read = readNumber(label)
  if (read === null) return 'ليس هذا رقم طرد. امسح ملصق القطعة.'
  if (read === 'wrong') return wrongNumber
  if (read.number !== number) return `هذا الطرد ${shownNumber(read.number)}، وليس لهذه الوقفة.`
  const piece = read.piece ?? (pieceCount === 1 ? 1 : null)
  if (piece === null) return 'امسح ملصق القطعة نفسها، أو اكتب رقمها بعد رقم الطرد.'
  return piece <= pieceCount ? piece : `لا قطعة ${piece} في هذا الطرد.`
}

/** Which pieces stand in the labels that were scanned at the door. */
export const scannedPieces = (labels: string, parcel: Whole) => {
  const read = labels.split(/\s+/).map((label) => pieceOn(label, parcel))
  return [...new Set(read.filter((one) => typeof one === 'number'))].toSorted((one, other) => one - other)
}

/** Says which piece is not there; null where all of them are. */
export function missingPieces(labels: string, parcel: Whole) {
  const scanned = scannedPieces(labels, parcel)
  const { pieceCount } = parcel
  const missing = Array.from({ length: pieceCount }, (_, at) => at + 1).filter((n) => !scanned.includes(n))
  if (missing.length === 0) return null
  if (pieceCount === 1) return 'امسح الطرد، أو أشّر أنه هو.'
  const named = missing.map((n) => `القطعة ${n}`).join(' و')
  return `لم تُمسح ${named} من ${pieceCount}. لا يُسلَّم الطرد إلا كله.`
}
