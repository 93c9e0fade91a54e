import { partyOnPaper } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { paymentReceived } from '#areas/finance/receipts/facts.ts'
import { chosen, payAll } from '#areas/finance/receipts/receiving.ts'
import { writeReceipt } from '#areas/finance/receipts/writing.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { payerKnown } from '../facts.ts'
import { KnowPayerInput } from '../inputs.ts'
import { type HeldLine, heldLine, matched } from '../lines.ts'
import { unknownLeaf } from '../rules.ts'

/** Who sent it is known, now or after a while: a receipt in their name, which pays their oldest dues. */
export const knowPayer = command({
  name: 'finance.know-payer',
  permission: financePermissions.matchBank,
  input: KnowPayerInput,
  async run(work, { lineId, partyId, otherSlip }) {
    const line = await heldLine(work, lineId)
    const from = await whereItLies(work, line)
    const party = await partyOnPaper(work, partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const branchId = await branchOf(work, financePermissions.receivePayments)
    const { amount } = line
    const paid = await chosen(work, { partyId, amount, dues: [] })
    const id = work.newId()
    const reference = line.reference || `${line.day} ${line.sequence}`
    const words = [party.number, party.name, party.phone].join(' ')
    const receipt = {
      id,
      partyId,
      branchId,
      payer: party.name,
      amount,
      sessionId: null,
      note: null,
      words,
      paidAtOnce: paid.length,
      receivedOn: line.postedOn,
      otherSlip,
      slipField: 'otherSlip',
    }
    const part = { place: 1, method: 'bank-transfer' as const, amount, ...from, reference, tendered: null }
    const { number } = await writeReceipt(work, receipt, [part])
    await payAll(work, { id, number, partyId }, paid)
    work.record(paymentReceived, id, { number, partyId, amount, paid: paid.length })
    work.record(payerKnown, lineId, { bank: line.account.bank, day: line.day, amount, number, partyId })
    if (line.status === 'new') await matched(work, line, { kind: 'receipt', journalId: await journalOf(work, id) })
    return { id, number }
  },
})

/** In the account itself, or among what was not known, where all of it still lies. */
async function whereItLies(work: Work, { id, status, matchedAs, amount, leaf }: HeldLine) {
  if (amount < 0n) throw new Refusal('finance.line-went-out', 'هذا المبلغ خرج من الحساب. لا يصدر به سند قبض.')
  if (status === 'new') return { account: leaf.account, key: leaf.key }
  if (matchedAs !== 'unknown-in') throw new Refusal('finance.line-matched-before', 'طوبق هذا السطر من قبل. حدّث الصفحة.')
  if ((await balanceOf(work, unknownLeaf(id))) < amount)
    throw new Refusal('finance.payer-known-before', 'عُرف صاحب هذا المبلغ من قبل. حدّث الصفحة.')
  return unknownLeaf(id)
}

const journalOf = async ({ tx }: Work, receiptId: string) =>
  (await tx.selectFrom('receipts').select('journalId').where('id', '=', receiptId).executeTakeFirstOrThrow()).journalId
