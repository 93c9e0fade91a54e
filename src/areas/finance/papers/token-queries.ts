import type { Tx } from '#platform/db/database.ts'

/** By what these papers are verified from outside. */
export const invoiceToken = async (tx: Tx, id: string) =>
  (await tx.selectFrom('invoices').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token

export const receiptToken = async (tx: Tx, id: string) =>
  (await tx.selectFrom('receipts').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token

/** A note by its number, which is all that the fact of its invoice says of it. */
export const noteNumbered = (tx: Tx, number: string) =>
  tx.selectFrom('invoices').select(['id', 'token']).where('number', '=', number).executeTakeFirstOrThrow()

/** Whether a receipt still holds. */
export const isReversed = async (tx: Tx, receiptId: string) =>
  (await tx.selectFrom('receiptReversals').select('receiptId').where('receiptId', '=', receiptId).executeTakeFirst()) !==
  undefined
