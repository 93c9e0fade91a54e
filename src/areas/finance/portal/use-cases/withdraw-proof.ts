import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { proofWithdrawn } from '../facts.ts'
import { WithdrawProofInput } from '../inputs.ts'

/** A customer takes back what they have shown, until somebody has decided: nobody looks for it at the bank any more. */
export const withdrawProof = command({
  name: 'finance.withdraw-proof',
  permission: anyoneSignedIn,
  input: WithdrawProofInput,
  async run(work, { proofId: id }) {
    const { name, status, ...shown } = await heldOwn(work, id)
    if (status === 'confirmed')
      throw new Refusal('finance.proof-was-confirmed', 'تأكد وصول هذا التحويل وصدر سنده، فلا يُسحب إثباته. حدّث الصفحة.')
    if (status === 'refused') throw new Refusal('finance.proof-was-refused', 'لم يُقبل هذا الإثبات من قبل، فلا يُسحب. حدّث الصفحة.')
    if (status === 'withdrawn') {
      work.repeated()
      return { id }
    }
    await work.tx
      .updateTable('transferProofs')
      .set({ status: 'withdrawn', decidedBy: work.actor.id, decidedAt: work.now(), takenBack: null })
      .where('id', '=', id)
      .execute()
    work.record(proofWithdrawn, id, { ...shown, name })
    return { id }
  },
})

/** Of a withdrawal and a decision at once the second waits, and finds what the first did. */
async function heldOwn({ tx, actor }: Work, id: string) {
  const party = await partyOfAccount({ db: tx, actor })
  const proof =
    party &&
    (await tx
      .selectFrom('transferProofs')
      .select(['status', 'partyId', 'amount', 'reference'])
      .where('id', '=', id)
      .where('partyId', 'in', recordsOf(party.id))
      .forUpdate()
      .executeTakeFirst())
  if (!proof) throw new Refusal('not-found', 'لا يوجد هذا الإثبات.', 404)
  return { ...proof, name: party.name }
}
