import { mustBeOperating } from '#areas/finance/cash/bank-accounts.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { claimedOnInsurer, insurerPaid } from '#areas/finance/ledger/posting-rules.ts'
import { onceFor } from '#areas/finance/once.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'

export const insurerClaimSource = 'insurer-claim'

type Claimed = {
  id: string
  branchId: string
  contractId: string
  resourceId: string
  insurer: string
  reference: string
  amount: bigint
}

/** An insurer owes us the damage of a car from here, less what whoever had the car pays: once for its id. */
export async function claimOnInsurer(work: Work, claim: Claimed) {
  const { id, branchId, contractId, resourceId, insurer, reference, amount } = claim
  const { journalId } = await post(work, {
    source: { kind: insurerClaimSource, id, purpose: 'claim' },
    memo: cut(`مطالبة ${insurer}، رقم ${reference}`, 200),
    transfers: claimedOnInsurer(id, amount, { branchId, contractId, resourceId }),
  })
  const kept = { claimedBy: work.actor.id, claimedAt: work.now(), journalId }
  await work.tx
    .insertInto('insurerClaims')
    .values({ ...claim, ...kept })
    .execute()
}

type Paid = { claimId: string; amount: bigint; accountId: string | null; reference: string | null }

/** The insurer pays into an account of ours, once and for good: what it does not pay is no income of ours any more. */
export async function takeFromInsurer(work: Work, { claimId, amount, accountId, reference }: Paid) {
  await onceFor(work, claimId)
  const claim = await work.tx.selectFrom('insurerClaims').selectAll().where('id', '=', claimId).executeTakeFirst()
  if (!claim) throw new Refusal('finance.no-such-claim', 'لم نجد هذه المطالبة. حدّث الصفحة.', 404)
  if (accountId) await mustBeOperating(work, accountId)
  const { insurer, branchId, contractId, resourceId } = claim
  const rest = claim.amount - amount
  const { journalId } = await post(work, {
    source: { kind: insurerClaimSource, id: claimId, purpose: 'settle' },
    memo: cut(`سداد ${insurer} عن المطالبة ${claim.reference}${reference ? `، المرجع ${reference}` : ''}`, 200),
    transfers: insurerPaid(
      { claimId, bank: bankLeaf({ id: accountId ?? '', heldFor: 'operating' }) },
      { amount, rest, ...{ branchId, contractId, resourceId } },
    ),
  })
  const settled = { claimId, accountId, amount, rest, reference, takenBy: work.actor.id, takenAt: work.now(), journalId }
  await work.tx.insertInto('insurerPayments').values(settled).execute()
}

/** What it paid of a claim; nothing while we wait for it. */
export const insurerPaymentOf = ({ db }: { db: Ctx['db'] | Work['tx'] }, claimId: string) =>
  db
    .selectFrom('insurerPayments')
    .select(['amount', 'rest', 'reference', 'takenAt'])
    .where('claimId', '=', claimId)
    .executeTakeFirst()
