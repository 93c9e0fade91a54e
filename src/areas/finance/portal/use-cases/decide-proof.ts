import { financePermissions } from '#areas/finance/permissions.ts'
import { landed } from '#areas/finance/receipts/receiving.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { confirmed, heldProof, mustWait } from '../confirming.ts'
import { proofRefused } from '../facts.ts'
import { ConfirmTransferInput, RefuseProofInput } from '../inputs.ts'

const may = financePermissions.confirmTransfers

/** The money is there: its receipt is issued, what it was meant for is paid, and the oldest dues with the rest. However often, once. */
export const confirmTransfer = command({
  name: 'finance.confirm-transfer',
  permission: may,
  input: ConfirmTransferInput,
  async run(work, { proofId, amount, account1: account, reference1: reference, otherSlip }) {
    const proof = await heldProof(work, proofId)
    if (proof.status === 'refused') throw new Refusal('finance.proof-was-refused', 'رُفض هذا الإثبات من قبل. حدّث الصفحة.')
    if (proof.receiptId) {
      const number = await sameAsBefore(work, proof.receiptId, { amount, account })
      work.repeated()
      return { id: proofId, number }
    }
    mustWait(proof)
    if (amount > proof.amount)
      throw fieldFault(
        'amount',
        `أظهر العميل ${inRials(proof.amount)} وما زاد عليه يُسجَّل من سطره في كشف البنك، لا من هذا الإثبات.`,
      )
    const { parts } = await landed(work, [{ place: 1, method: 'bank-transfer', amount, account, reference }])
    const [part] = parts
    if (!part) throw new Error('a transfer landed nowhere')
    const { number } = await confirmed(work, proof, { part, otherSlip })
    return { id: proofId, number }
  },
})

/** It is not at the bank. The customer reads why, and may show it again. */
export const refuseProof = command({
  name: 'finance.refuse-proof',
  permission: may,
  input: RefuseProofInput,
  async run(work, { proofId, reason }) {
    const proof = await heldProof(work, proofId)
    mustWait(proof)
    const { partyId, name, amount, reference } = proof
    const decided = { decidedBy: work.actor.id, decidedAt: work.now() }
    await work.tx
      .updateTable('transferProofs')
      .set({ ...decided, status: 'refused', reason, takenBack: null })
      .where('id', '=', proofId)
      .execute()
    work.record(proofRefused, proofId, { partyId, name, amount, reference, reason })
    return { id: proofId }
  },
})

/** Whoever saw something else at the bank than the colleague who was first is told what was written. */
async function sameAsBefore({ tx }: Work, receiptId: string, seen: { amount: bigint; account: string }) {
  const { number, amount, key } = await tx
    .selectFrom('receipts')
    .innerJoin('receiptParts', 'receiptParts.receiptId', 'receipts.id')
    .select(['receipts.number', 'receipts.amount', 'receiptParts.key'])
    .where('receipts.id', '=', receiptId)
    .executeTakeFirstOrThrow()
  if (amount === seen.amount && key === seen.account) return number
  throw new Refusal(
    'finance.proof-confirmed-otherwise',
    `أكّد زميلك هذا التحويل قبلك بمبلغ ${inRials(amount)} وصدر السند ${number}. إن كان غير ما وصل فاعكس السند ثم أكّده من جديد.`,
  )
}
