import { fieldFault } from '#platform/field-fault.ts'
import type { LoadedParcel } from '../journey/load-for-update.ts'
import { missingPieces } from './scanned-pieces.ts'

/** A parcel of several pieces is handed over when each of them was scanned at the door; a single one is what is handed over. */
export function mustBeWhole(parcel: LoadedParcel, { pieces = '' }: { pieces?: string | undefined }) {
  const missing = parcel.pieceCount > 1 ? missingPieces(pieces, parcel) : null
  if (missing) throw fieldFault('pieces', missing)
}
