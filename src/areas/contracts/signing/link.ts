import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { sealed } from '#platform/secrets.ts'
import { signPath } from './signing.ts'

type Linked = { id: string; links: number }

/** It follows from the row under our own secret: it can be written into a message, and only its hash is kept. */
export async function tokenOf(db: Db, { id, links }: Linked) {
  const token = await sealed(db, 'contract-signing', `${id} ${links}`)
  return token.slice(token.lastIndexOf('.') + 1)
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export const linkTo = async (db: Db, signing: Linked) => signPath(await tokenOf(db, signing))
