import { post } from '#areas/finance/ledger/books.ts'
import { finedOurselves } from '#areas/finance/ledger/posting-rules.ts'
import type { Work } from '#platform/context.ts'
import { cut } from '#values/text.ts'

export const ownFineSource = 'own-fine'

type Borne = { id: string; reference: string; branchId: string; resourceId: string; amount: bigint }

/** A fine that no customer has to pay: our cost, owed to the police from here, once for its reference. */
export async function bearFine(work: Work, fine: Borne) {
  const { id, reference, branchId, resourceId, amount } = fine
  const { journalId } = await post(work, {
    source: { kind: ownFineSource, id, purpose: 'bear' },
    memo: cut(`مخالفة مرورية على الشركة، مرجع ${reference}`, 200),
    transfers: finedOurselves(reference, { amount, branchId, resourceId }),
  })
  const borne = { borneBy: work.actor.id, borneAt: work.now(), journalId }
  await work.tx
    .insertInto('ownFines')
    .values({ ...fine, ...borne })
    .execute()
}
