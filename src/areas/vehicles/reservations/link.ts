import { createHash } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.ts'
import { sealed } from '#platform/secrets.ts'

/** It follows from the reservation under our own secret: it can be written into a message, and only its hash is kept. */
export async function tokenOf(db: Db | Tx, reservationId: string) {
  const token = await sealed(db, 'car-reservation', reservationId)
  return token.slice(token.lastIndexOf('.') + 1)
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
