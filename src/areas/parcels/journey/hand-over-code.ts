import type { Db, Tx } from '#platform/db/database.ts'
import { digitsOf } from '#platform/secrets.ts'

/** Four digits that follow from the parcel and how many codes it had: they are kept nowhere, and told in the message alone. */
export async function codeOf(db: Db | Tx, parcelId: string, codeNumber: number) {
  const digits = await digitsOf(db, 'parcel-code', `${parcelId} ${codeNumber}`)
  return digits.slice(-4)
}
