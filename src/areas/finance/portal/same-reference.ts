import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { withCustomers } from '#areas/finance/customer-called.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { type ProofStatus, proofPath } from './transfer-proof.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>
type Proof = { id: string; partyId: string; accountId: string; reference: string; receiptId: string | null }

/** What else bears the reference of a proof: what others have shown, to whichever account, and a receipt of that account. */
export async function sameReference(ctx: Reader, proof: Proof) {
  return { proofs: await proofsOfOthers(ctx, proof), receipt: await receiptOf(ctx, proof) }
}

/** Of a branch one does not see it is told that there is one, and no more. */
async function proofsOfOthers({ db, actor }: Reader, { partyId, reference }: Proof) {
  const rows = await db
    .selectFrom('transferProofs')
    .select(['id', 'sequence', 'partyId', 'branchId', 'status'])
    .where(sql<boolean>`slip_mark(reference) = slip_mark(${reference})`)
    .where('partyId', 'not in', recordsOf(partyId))
    .orderBy('sequence')
    .limit(10)
    .execute()
  return (await withCustomers({ db }, rows)).map(({ id, sequence, status, customer, ...row }): Other => {
    if (!reaches(actor, may.viewReceipts, row)) return { status, seen: null }
    return { status, seen: { path: proofPath(id), sequence, customer } }
  })
}
type Other = { status: ProofStatus; seen: { path: string; sequence: number; customer: string } | null }

async function receiptOf({ db, actor }: Reader, { accountId, reference, receiptId }: Proof) {
  const row = await db
    .selectFrom('takenSlips as t')
    .innerJoin('receipts as r', 'r.id', 't.receiptId')
    .select(['r.id', 'r.number', 'r.branchId'])
    .where('t.key', '=', accountId)
    .where(sql<boolean>`slip_mark(t.reference) = slip_mark(${reference})`)
    .executeTakeFirst()
  if (!row || row.id === receiptId) return null
  return { number: row.number, path: reaches(actor, may.viewReceipts, row) ? receiptPath(row.id) : null }
}

export type SameReference = Awaited<ReturnType<typeof sameReference>>
