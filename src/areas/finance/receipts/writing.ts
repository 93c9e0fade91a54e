import { received } from '#areas/finance/posting-rules.ts'
import { post } from '#areas/finance/public.ts'
import { nextNumber } from '#areas/finance/series.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import type { Part } from './receiving.ts'

type Receipt = {
  id: string
  partyId: string
  branchId: string
  payer: string
  amount: bigint
  sessionId: string | null
  note: string | null
  /** What the customer is found by. */
  words: string
  paidAtOnce: number
  /** The day the bank says, where it was not the counter that took it. */
  receivedOn?: string
}

/** The receipt with its ways, its number and what is posted of it; the money is the payer's credit from here. */
export async function writeReceipt(work: Work, receipt: Receipt, parts: readonly Part[]) {
  const { id, partyId, branchId, payer, amount, receivedOn = dayOf(work.now()) } = receipt
  const source = { kind: 'receipt', id, purpose: 'receive' }
  const memo = `سند قبض من ${payer}`
  const { journalId, day } = await post(work, { source, memo, day: receivedOn, transfers: received(partyId, parts) })
  const place = await nextNumber(work, 'receipt', { branchId, day })
  const words = folded([place.number, receipt.words, ...parts.map(({ reference }) => reference)].join(' '))
  await work.tx
    .insertInto('receipts')
    .values({ ...receipt, ...place, words, receivedOn: day, receivedAt: work.now(), receivedBy: work.actor.id, journalId })
    .execute()
  await work.tx
    .insertInto('receiptParts')
    .values(parts.map((part) => ({ ...part, id: work.newId(), receiptId: id })))
    .execute()
  await takeSlips(work, id, parts)
  await work.tx.insertInto('receiptMovements').values({ receiptId: id, kind: 'received', amount, journalId }).execute()
  return place
}

/** Of two who take one slip at once the second waits, and hears that it was taken. */
async function takeSlips({ tx }: Work, receiptId: string, parts: readonly Part[]) {
  for (const { place, method, account, key, reference } of parts) {
    // Two banks may number their cheques alike.
    if (!reference || method === 'cheque') continue
    const slip = { account, key, reference, receiptId }
    const taken = await tx
      .insertInto('takenSlips')
      .values(slip)
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (!taken) throw fieldFault(`reference${place}`, 'سُجّل هذا المرجع في سند سابق. راجع الرقم، أو ابحث عن السند.')
  }
}
