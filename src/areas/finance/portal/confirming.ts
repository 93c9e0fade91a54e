import type { Selectable } from 'kysely'
import { customersNamed } from '#areas/customers/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { paymentReceived } from '#areas/finance/receipts/facts.ts'
import { meant, type Part, payAll } from '#areas/finance/receipts/receiving.ts'
import { writeReceipt } from '#areas/finance/receipts/writing.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { transferConfirmed } from './facts.ts'

const may = financePermissions.confirmTransfers

/** Of two who decide at once the second waits, and finds what the first did. */
export async function heldProof(work: Work, id: string) {
  const proof = await work.tx.selectFrom('transferProofs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  mustReach(work.actor, may, proof)
  const [party] = await customersNamed(work, [proof.partyId])
  return { ...proof, name: party?.name ?? '', number: party?.number ?? '' }
}
export type HeldProof = Selectable<Database['transferProofs']> & { name: string; number: string }

/** Whoever came too late reads whose decision it was. */
export function mustWait({ status }: HeldProof) {
  if (status === 'withdrawn') throw new Refusal('finance.proof-was-withdrawn', 'سحب العميل هذا الإثبات. حدّث الصفحة.')
  if (status !== 'waiting') throw new Refusal('finance.proof-decided', 'حُسم هذا الإثبات من قبل. حدّث الصفحة.')
}

type Came = { part: Part; receivedOn?: string; otherSlip?: string | undefined; slipField?: string }

/** The money is there: its receipt is issued, what it was meant for is paid, and the oldest dues with the rest. */
export async function confirmed(work: Work, proof: HeldProof, { part, receivedOn, ...slip }: Came) {
  const { id: proofId, partyId, branchId, name } = proof
  const { amount, reference } = part
  const dues = await work.tx.selectFrom('transferProofDues').select('chargeId').where('proofId', '=', proofId).execute()
  const paid = await meant(work, { partyId, amount, dues: dues.map(({ chargeId }) => chargeId) })
  const receiptId = work.newId()
  const about = {
    sessionId: null,
    ...slip,
    note: `إثبات تحويل ${proof.sequence}`,
    words: `${proof.number} ${name}`,
    paidAtOnce: paid.length,
    ...(receivedOn && { receivedOn }),
  }
  const { number } = await writeReceipt(work, { id: receiptId, partyId, branchId, payer: name, amount, ...about }, [part])
  await payAll(work, { id: receiptId, number, partyId }, paid)
  const decided = { decidedBy: work.actor.id, decidedAt: work.now() }
  await work.tx
    .updateTable('transferProofs')
    .set({ ...decided, status: 'confirmed', receiptId, takenBack: null })
    .where('id', '=', proofId)
    .execute()
  work.record(paymentReceived, receiptId, { number, partyId, amount, paid: paid.length })
  work.record(transferConfirmed, proofId, { partyId, name, amount, reference: reference ?? '', receiptId, number })
  const written = await work.tx.selectFrom('receipts').select('journalId').where('id', '=', receiptId).executeTakeFirstOrThrow()
  return { number, journalId: written.journalId }
}
