import type { Tx } from '#platform/db/database.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'

/** What an invoice says of itself to whoever owes it: by what it is verified from outside, until when it is to be paid, and for what. */
export async function invoiceTold(tx: Tx, id: string) {
  const charges = await tx
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['token', 'charges.dueOn', 'description', 'invoices.kind', 'charges.kind as asked'])
    .where('invoices.id', '=', id)
    .orderBy('place')
    .execute()
  const [first] = charges
  if (!first) throw new Error('an invoice for nothing')
  const { token, dueOn, kind } = first
  return { token, dueOn, kind, asked: charges.map(({ asked }) => asked), purpose: firstOf(charges) ?? '' }
}

export const receiptToken = async (tx: Tx, id: string) =>
  (await tx.selectFrom('receipts').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token

/** What a payment was for: «إيجار يوليو 2026، شقة 12» and how many more, and what of it pays nothing by now. */
export async function purposeOf(tx: Tx, receiptId: string) {
  const rows = await tx
    .selectFrom('allocations')
    .innerJoin('charges', 'charges.id', 'allocations.chargeId')
    .select('charges.description')
    .where('allocations.receiptId', '=', receiptId)
    .groupBy('charges.id')
    .orderBy(({ fn }) => fn.min('allocations.sequence'))
    .execute()
  const purpose = firstOf(rows)
  if (!purpose) return 'دفعة تحت الحساب'
  const { unused } = await tx.selectFrom('receipts').select('unused').where('id', '=', receiptId).executeTakeFirstOrThrow()
  return unused > 0n ? `${purpose}، وبقي منه ${inRials(unused)} رصيدًا لك` : purpose
}

/** The first of them, and that it was not all. */
function firstOf(rows: { description: string }[]) {
  const [first] = rows
  return first && `${cut(first.description, 100)}${rows.length > 1 ? ' وغيره' : ''}`
}

/** A note by its number, which is all that the fact of its invoice says of it. */
export const noteNumbered = (tx: Tx, number: string) =>
  tx.selectFrom('invoices').select(['id', 'token']).where('number', '=', number).executeTakeFirstOrThrow()

/** Whether a receipt still holds. */
export const isReversed = async (tx: Tx, receiptId: string) =>
  (await tx.selectFrom('receiptReversals').select('receiptId').where('receiptId', '=', receiptId).executeTakeFirst()) !==
  undefined

/** Whether the word that a transfer arrived, or a payment by card, names this receipt: of one payment nobody hears twice. */
export async function isToldOtherwise(tx: Tx, receiptId: string) {
  const proofs = tx.selectFrom('transferProofs').select('id').where('receiptId', '=', receiptId)
  const online = tx.selectFrom('onlinePayments').select('id').where('receiptId', '=', receiptId)
  return (await proofs.union(online).executeTakeFirst()) !== undefined
}
