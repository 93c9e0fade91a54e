import { customersNamed } from '#areas/customers/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { paymentReceived } from '#areas/finance/receipts/facts.ts'
import { landed, meant, payAll } from '#areas/finance/receipts/receiving.ts'
import { writeReceipt } from '#areas/finance/receipts/writing.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { proofRefused, transferConfirmed } from '../facts.ts'
import { ConfirmTransferInput, RefuseProofInput } from '../inputs.ts'

const may = financePermissions.confirmTransfers

/** The money is there: its receipt is issued, what it was meant for is paid, and the oldest dues with the rest. However often, once. */
export const confirmTransfer = command({
  name: 'finance.confirm-transfer',
  permission: may,
  input: ConfirmTransferInput,
  async run(work, { proofId, amount, account1: account, reference1: reference }) {
    const proof = await heldProof(work, proofId)
    if (proof.status === 'refused') throw new Refusal('finance.proof-was-refused', 'رُفض هذا الإثبات من قبل. حدّث الصفحة.')
    if (proof.receiptId) {
      work.repeated()
      return { id: proofId, number: await numberOf(work, proof.receiptId) }
    }
    const { partyId, branchId, name } = proof
    const { parts } = await landed(work, [{ place: 1, method: 'bank-transfer', amount, account, reference }])
    const dues = await work.tx.selectFrom('transferProofDues').select('chargeId').where('proofId', '=', proofId).execute()
    const paid = await meant(work, { partyId, amount, dues: dues.map(({ chargeId }) => chargeId) })
    const receiptId = work.newId()
    const about = {
      sessionId: null,
      note: `إثبات تحويل ${proof.sequence}`,
      words: `${proof.number} ${name}`,
      paidAtOnce: paid.length,
    }
    const { number } = await writeReceipt(work, { id: receiptId, partyId, branchId, payer: name, amount, ...about }, parts)
    await payAll(work, { id: receiptId, number, partyId }, paid)
    const decided = { decidedBy: work.actor.id, decidedAt: work.now() }
    await work.tx
      .updateTable('transferProofs')
      .set({ ...decided, status: 'confirmed', receiptId })
      .where('id', '=', proofId)
      .execute()
    work.record(paymentReceived, receiptId, { number, partyId, amount, paid: paid.length })
    work.record(transferConfirmed, proofId, { partyId, name, amount, reference, receiptId, number })
    return { id: proofId, number }
  },
})

/** It is not at the bank. The customer reads why, and may show it again. */
export const refuseProof = command({
  name: 'finance.refuse-proof',
  permission: may,
  input: RefuseProofInput,
  async run(work, { proofId, reason }) {
    const { status, partyId, name, amount, reference } = await heldProof(work, proofId)
    if (status !== 'waiting') throw new Refusal('finance.proof-decided', 'حُسم هذا الإثبات من قبل. حدّث الصفحة.')
    const decided = { decidedBy: work.actor.id, decidedAt: work.now() }
    await work.tx
      .updateTable('transferProofs')
      .set({ ...decided, status: 'refused', reason })
      .where('id', '=', proofId)
      .execute()
    work.record(proofRefused, proofId, { partyId, name, amount, reference, reason })
    return { id: proofId }
  },
})

/** Of two who decide at once the second waits, and finds what the first did. */
async function heldProof(work: Work, id: string) {
  const proof = await work.tx.selectFrom('transferProofs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!proof) throw new Refusal('not-found', 'لم نجد هذا الإثبات.', 404)
  mustReach(work.actor, may, { branchId: proof.branchId })
  const [party] = await customersNamed(work, [proof.partyId])
  return { ...proof, name: party?.name ?? '', number: party?.number ?? '' }
}

const numberOf = async ({ tx }: Work, id: string) =>
  (await tx.selectFrom('receipts').select('number').where('id', '=', id).executeTakeFirstOrThrow()).number
