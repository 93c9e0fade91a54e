import type { Tx } from '#platform/db/database.ts'
import { cut } from '#values/text.ts'

/** By what these papers are verified from outside. */
export const invoiceToken = async (tx: Tx, id: string) =>
  (await tx.selectFrom('invoices').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token

export const receiptToken = async (tx: Tx, id: string) =>
  (await tx.selectFrom('receipts').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token

/** What a payment was for, as far as it was laid to anything: «إيجار يوليو 2026، شقة 12» and how many more. */
export async function purposeOf(tx: Tx, receiptId: string) {
  const rows = await tx
    .selectFrom('allocations')
    .innerJoin('charges', 'charges.id', 'allocations.chargeId')
    .select('charges.description')
    .where('allocations.receiptId', '=', receiptId)
    .orderBy('allocations.sequence')
    .execute()
  const [first] = rows
  if (!first) return 'دفعة تحت الحساب'
  return rows.length > 1 ? `${cut(first.description, 100)} وغيره` : cut(first.description, 100)
}

/** A note by its number, which is all that the fact of its invoice says of it. */
export const noteNumbered = (tx: Tx, number: string) =>
  tx.selectFrom('invoices').select(['id', 'token']).where('number', '=', number).executeTakeFirstOrThrow()

/** Whether a receipt still holds. */
export const isReversed = async (tx: Tx, receiptId: string) =>
  (await tx.selectFrom('receiptReversals').select('receiptId').where('receiptId', '=', receiptId).executeTakeFirst()) !==
  undefined
