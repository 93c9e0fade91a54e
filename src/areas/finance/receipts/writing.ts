import { sql } from 'kysely'
import { post } from '#areas/finance/ledger/books.ts'
import { received } from '#areas/finance/ledger/posting-rules.ts'
import { nextNumber } from '#areas/finance/ledger/series.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { folded, latinDigits } from '#values/text.ts'
import { slipToldApart } from './facts.ts'
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
  /** Why a reference that is like another's is another slip. */
  otherSlip?: string | undefined
  /** Which field hears of a reference that was taken, where nobody types it. */
  slipField?: string
  /** The day the bank says, where it was not the counter that took it. */
  receivedOn?: string
}

/** The receipt with its ways, its number and what is posted of it; the money is the payer's credit from here. */
export async function writeReceipt(work: Work, { otherSlip, slipField, ...receipt }: Receipt, parts: readonly Part[]) {
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
  await takeSlips(work, { id, otherSlip, slipField }, parts)
  await work.tx.insertInto('receiptMovements').values({ receiptId: id, kind: 'received', amount, journalId }).execute()
  return place
}

type Taking = { id: string; otherSlip: string | undefined; slipField: string | undefined }

/** Of two who take one slip at once the second waits, and hears that it was taken. */
async function takeSlips(work: Work, { id: receiptId, otherSlip, slipField }: Taking, parts: readonly Part[]) {
  for (const { place, method, account, key, reference } of parts) {
    // Two banks may number their cheques alike.
    if (!reference || method === 'cheque') continue
    const slip = { account, key, reference, receiptId }
    const field = slipField ?? `reference${place}`
    if (await written(work, slip, false)) continue
    await mustBeOther(work, { ...slip, field, otherSlip })
    if (!(await written(work, slip, true))) throw fieldFault(field, 'سُجّل هذا المرجع بحروفه في سند سابق. راجع الرقم.')
  }
}

type Slip = { account: string; key: string; reference: string; receiptId: string }

const written = ({ tx }: Work, slip: Slip, again: boolean) =>
  tx
    .insertInto('takenSlips')
    .values({ ...slip, again })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst()

/**
 * Two banks may write two references that differ in a space, a dash or a nought alone. Whoever answers for receipts says that it is another
 * slip, and why; of one that is written the same, nobody.
 */
async function mustBeOther(work: Work, { field, otherSlip, ...slip }: Slip & { field: string; otherSlip: string | undefined }) {
  const before = await work.tx
    .selectFrom('takenSlips as t')
    .innerJoin('receipts as r', 'r.id', 't.receiptId')
    .select(['t.reference', 'r.number'])
    .where('t.account', '=', slip.account)
    .where('t.key', '=', slip.key)
    .where(sql<boolean>`slip_mark(t.reference) = slip_mark(${slip.reference})`)
    .execute()
  const fault = (said: string) => fieldFault(field, said)
  const number = before[0]?.number ?? ''
  const isSame = before.some(({ reference }) => asTyped(reference) === asTyped(slip.reference))
  if (before.length === 0 || isSame) throw fault(`سُجّل هذا المرجع في السند ${number}. راجع الرقم، أو ابحث عن السند.`)
  const alike = `سُجّل «${before[0]?.reference}» في السند ${number}، ولا يختلفان إلا بفراغ أو شرطة أو أصفار.`
  if (!work.actor.may(financePermissions.reverseReceipts))
    throw fault(`${alike} إن كانت عملية أخرى فاطلب من مدير الفرع أو المحاسب قبضها.`)
  if (!otherSlip) throw fault(`${alike} إن كانت عملية أخرى فاكتب لماذا في «مرجع مشابه».`)
  work.record(slipToldApart, slip.receiptId, {
    reference: slip.reference,
    other: before[0]?.reference ?? '',
    number,
    reason: otherSlip,
  })
}

const asTyped = (reference: string) => latinDigits(reference).trim().toUpperCase()
