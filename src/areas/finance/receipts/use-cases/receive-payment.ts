import { partyOnPaper } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { received } from '#areas/finance/posting-rules.ts'
import { post } from '#areas/finance/public.ts'
import { nextNumber } from '#areas/finance/series.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { paymentReceived } from '../facts.ts'
import { ReceivePaymentInput } from '../inputs.ts'
import { chosen, landed, type Part, payAll } from '../receiving.ts'

const may = financePermissions.receivePayments

/** Takes money over the counter, in one way or several, for dues of any service, and issues its paper. What it does not pay is the payer's credit. */
export const receivePayment = command({
  name: 'finance.receive-payment',
  permission: may,
  input: ReceivePaymentInput,
  async run(work, { id, partyId, note = null, parts: asked, dues }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('receipts').select('number').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number }
    }
    if (asked.length === 0) throw fieldFault('amount1', 'اكتب المبلغ المقبوض.')
    const party = await partyOnPaper(work, partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const { session, parts } = await landed(work, asked)
    const amount = parts.reduce((sum, part) => sum + part.amount, 0n)
    const branchId = session?.branchId ?? (await branchOf(work, may))
    const paid = await chosen(work, { partyId, amount, dues })

    const words = [party.number, party.name, party.phone].join(' ')
    const receipt = {
      id,
      partyId,
      branchId,
      payer: party.name,
      amount,
      sessionId: session?.sessionId ?? null,
      note,
      words,
      paidAtOnce: paid.length,
    }
    const { number } = await writeReceipt(work, receipt, parts)
    await payAll(work, { id, number, partyId }, paid)
    work.record(paymentReceived, id, { number, partyId, amount, paid: paid.length })
    return { id, number }
  },
})

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
}

async function writeReceipt(work: Work, receipt: Receipt, parts: readonly Part[]) {
  const { id, partyId, branchId, payer, amount } = receipt
  const source = { kind: 'receipt', id, purpose: 'receive' }
  const { journalId, day } = await post(work, { source, memo: `سند قبض من ${payer}`, transfers: received(partyId, parts) })
  const place = await nextNumber(work, 'receipt', { branchId, day: dayOf(work.now()) })
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
  for (const { place, account, key, reference } of parts) {
    if (!reference) continue
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
