import { customersNamed } from '#areas/customers/public.ts'
import { receiptReversed } from '#areas/finance/hooks.ts'
import { onHook } from '#platform/hook.ts'
import { proofReopened } from './facts.ts'

/** The transfer it was issued for is to be looked for at the bank once more; confirmed again, it makes another receipt. */
export const proofWaitsAgain = onHook(receiptReversed, async (work, { id: receiptId, number, reason }) => {
  const proof = await work.tx
    .updateTable('transferProofs')
    .set({ status: 'waiting', receiptId: null, decidedBy: null, decidedAt: null, takenBack: reason })
    .where('receiptId', '=', receiptId)
    .returning(['id', 'partyId', 'amount', 'reference'])
    .executeTakeFirst()
  if (!proof) return
  const { id, partyId, amount, reference } = proof
  const [party] = await customersNamed(work, [partyId])
  work.record(proofReopened, id, { partyId, name: party?.name ?? '', amount, reference, reason, number })
})
