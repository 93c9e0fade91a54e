import { createHash } from 'node:crypto'
import type { Work } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { sealed } from '#platform/secrets.ts'

/** It follows from the row under our own secret: it can be written into a message, and only its hash is kept. */
export async function tokenOf(db: Db | Tx, linkId: string) {
  const token = await sealed(db, 'sheet-link', linkId)
  return token.slice(token.lastIndexOf('.') + 1)
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

type Whose = { contractId: string; phone: string }

/** The one link of a phone to the sheets of a hire, made when it is first needed. */
export async function linkFor(work: Work, { contractId, phone }: Whose) {
  const id = work.newId()
  const fresh = { id, contractId, phone, tokenHash: hashOf(await tokenOf(work.tx, id)), madeAt: work.now() }
  await work.tx
    .insertInto('sheetLinks')
    .values({ ...fresh, codeId: null, remindedSlot: null })
    .onConflict((conflict) => conflict.columns(['contractId', 'phone']).doNothing())
    .execute()
  const kept = work.tx.selectFrom('sheetLinks').select('id').where('contractId', '=', contractId).where('phone', '=', phone)
  return (await kept.executeTakeFirstOrThrow()).id
}

type Named = { repName: string; repPhone: string; secondName: string | null; secondPhone: string | null }

/** Who signs by this phone; a number that the hire does not name signs nothing. */
export function signerBy(phone: string, { repName, repPhone, secondName, secondPhone }: Named) {
  if (phone === repPhone) return repName
  return phone === secondPhone ? (secondName ?? repName) : null
}
