import { mustBeOperating } from '#areas/finance/cash/bank-accounts.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { parcelClaimOwed, parcelClaimPaid } from '#areas/finance/ledger/posting-rules.ts'
import { onceFor } from '#areas/finance/once.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'

const source = 'parcel-claim'

type Owed = { id: string; partyId: string; branchId: string; reference: string; amount: bigint }

/** We owe somebody for a parcel from here: once for the id of its claim. */
export async function oweParcelClaim(work: Work, claim: Owed) {
  const { id, reference, amount, partyId, branchId } = claim
  const { journalId } = await post(work, {
    source: { kind: source, id, purpose: 'owe' },
    memo: cut(`تعويض طرد، المطالبة ${reference}`, 200),
    transfers: parcelClaimOwed(id, amount, { partyId, branchId }),
  })
  const kept = { owedBy: work.actor.id, owedAt: work.now(), journalId }
  await work.tx
    .insertInto('parcelClaimDebts')
    .values({ ...claim, ...kept })
    .execute()
}

type Paid = { claimId: string; accountId: string; reference: string }

/** All of it is paid out of an account of ours, once. */
export async function payParcelClaim(work: Work, { claimId, accountId, reference }: Paid) {
  await onceFor(work, claimId)
  const owed = await work.tx.selectFrom('parcelClaimDebts').selectAll().where('id', '=', claimId).executeTakeFirst()
  if (!owed) throw new Refusal('finance.no-such-claim', 'لم نجد هذه المطالبة. حدّث الصفحة.', 404)
  await mustBeOperating(work, accountId)
  const { amount, partyId, branchId } = owed
  const { journalId } = await post(work, {
    source: { kind: source, id: claimId, purpose: 'pay' },
    memo: cut(`سداد المطالبة ${owed.reference}، المرجع ${reference}`, 200),
    transfers: parcelClaimPaid({ claimId, bank: bankLeaf({ id: accountId, heldFor: 'operating' }) }, amount, {
      partyId,
      branchId,
    }),
  })
  const paid = { claimId, accountId, reference, paidBy: work.actor.id, paidAt: work.now(), journalId }
  await work.tx.insertInto('parcelClaimPayments').values(paid).execute()
}

/** How it was paid; nothing while we owe it. */
export const parcelClaimPaymentOf = ({ db }: { db: Ctx['db'] | Work['tx'] }, claimId: string) =>
  db.selectFrom('parcelClaimPayments').select(['reference', 'paidAt']).where('claimId', '=', claimId).executeTakeFirst()
