import type { Selectable } from 'kysely'
import { customersNamed } from '#areas/customers/public.ts'
import { mustBeUnsettled } from '../ledger/seen.ts'
import { mustNotBeOpened } from '../ledger/opened.ts'
import { proofReopened } from '#areas/finance/portal/facts.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'

type Receipt = Pick<Selectable<Database['receipts']>, 'id' | 'kind'>

/** Receipts whose money goes back by a way of their own are not reversed. */
export async function mustBeReversible(work: Work, { id: receiptId, kind }: Receipt) {
  await mustNotBeOpened(work, receiptId)
  if (kind === 'credit-transfer')
    throw new Refusal('finance.receipt-of-transfer', 'هذا رصيد محوّل من عميل آخر. اعكس التحويل نفسه.')
  await mustNotBeOnline(work, receiptId)
  await mustBeUnsettled(work, receiptId)
  const ofCheque = await work.tx.selectFrom('cheques').select('id').where('receiptId', '=', receiptId).executeTakeFirst()
  if (ofCheque) throw new Refusal('finance.receipt-of-cheque', 'هذا سند شيك حُصّل. ألغِ تحصيله من صفحة الشيك، فيُعكس سنده معه.')
}

/** What the provider says was paid stays paid here too: it goes back through the provider, or both would say different things. */
async function mustNotBeOnline({ tx }: Pick<Work, 'tx'>, receiptId: string) {
  const paid = await tx.selectFrom('onlinePayments').select('id').where('receiptId', '=', receiptId).executeTakeFirst()
  if (paid) throw new Refusal('finance.receipt-of-online', 'هذا سند دفع إلكتروني، فلا يُعكس. ردّ مبلغه عبر المزوّد من صفحة الدفعة.')
}

/** The transfer it was issued for is to be looked for at the bank once more; confirmed again, it makes another receipt. */
export async function proofWaitsAgain(work: Work, { id: receiptId, number }: { id: string; number: string }, reason: string) {
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
}
