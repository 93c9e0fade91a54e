import { leafName } from '#areas/finance/ledger/journal.ts'
import { heldBalances, leavesOf } from '#areas/finance/ledger/leaves.ts'
import type { Posting } from '#areas/finance/ledger/posting.ts'
import { least } from '#values/money.ts'
import { post } from './books.ts'
import { lent, takenBackFromPool } from './posting-rules.ts'

/** Of its journals. */
export const loanSource = 'pool-loan'

const leavesFor = (mandateId: string) => ({
  pool: { account: '2120', key: mandateId },
  loan: { account: '1225', key: mandateId },
})

/** What lies in a pool and what was lent to it, held until the transaction ends. */
export async function heldPool(work: Pick<Posting, 'tx'>, mandateId: string) {
  const { pool, loan } = leavesFor(mandateId)
  const leaves = await leavesOf(work, [pool, loan])
  const held = await heldBalances(
    work,
    [...leaves.values()].map(({ id }) => id),
  )
  const net = (leaf: typeof pool) => held.get(leaves.get(leafName(leaf))?.id ?? 0) ?? 0n
  return { lies: -net(pool), lent: net(loan) }
}

type Pool = { mandateId: string; branchId: string }

/**
 * So much is to leave a pool, whatever lies in it: what is missing the company lends before, in the same transaction, so that no owner's
 * money ever pays for another.
 */
export async function coverPool(work: Posting, { mandateId, branchId }: Pool, amount: bigint) {
  const { lies } = await heldPool(work, mandateId)
  if (lies < amount) await move(work, { mandateId, branchId }, amount - lies)
}

/** Something came into a pool: what was lent to it is taken back first, as far as it reaches. */
export async function levelPool(work: Posting, pool: Pool) {
  // Hardly any pool owes: it is held only where one does.
  const owing = await work.tx.selectFrom('poolLoans').select('id').where('mandateId', '=', pool.mandateId).limit(1).execute()
  if (owing.length === 0) return
  const { lies, lent: owed } = await heldPool(work, pool.mandateId)
  const back = least(lies, owed)
  if (back > 0n) await move(work, pool, -back)
}

async function move(work: Posting, { mandateId, branchId }: Pool, amount: bigint) {
  const id = work.newId()
  const isLoan = amount > 0n
  const { journalId } = await post(work, {
    source: { kind: loanSource, id, purpose: isLoan ? 'lend' : 'take-back' },
    memo: isLoan ? 'سلفة من الشركة لأمانات المالك لسد عجزها' : 'استرداد سلفة الشركة من تحصيل المالك',
    transfers: isLoan ? lent(mandateId, { amount, branchId }) : takenBackFromPool(mandateId, { amount: -amount, branchId }),
  })
  await work.tx.insertInto('poolLoans').values({ id, mandateId, amount, journalId }).execute()
}
