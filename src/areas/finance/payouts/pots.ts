import { settleWhenEmpty } from '#areas/finance/deposits/release.ts'
import type { Leaf } from '#areas/finance/ledger/journal.ts'
import { drawnBackOn, drawnOn } from '#areas/finance/outlay-dues/paying-on.ts'
import { heldReceipts } from '#areas/finance/receipts/allocations.ts'
import { drawnFrom } from '#areas/finance/receipts/credit.ts'
import { heldDeposits } from '#areas/finance/receipts/held-deposits.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import type { Payout } from './standing.ts'

/** From where a voucher takes what it pays: how much from which leaf of whom, and what is written of it once it is posted. */
export type Drawing = { pots: Pot[]; written: (journalId: string) => Promise<void> }
type Pot = { leaf: Leaf; partyId: string; amount: bigint }

/** Held from here, and refused when there is less than was asked for. */
export function drawing(work: Work, payout: Payout): Promise<Drawing> {
  if (payout.kind === 'owner') return fromLeaf('2125', payout)
  if (payout.kind === 'merchant') return fromLeaf('2155', payout)
  if (payout.depositId) return fromDeposit(work, payout.depositId, payout)
  return payout.outlayId ? drawnOn(work, payout.outlayId, payout) : fromCredit(work, payout)
}

/** The leaf holds what was settled with an owner, or collected for a merchant, and no less than nothing: the books say no themselves. */
const fromLeaf = async (account: string, { partyId, amount }: Payout): Promise<Drawing> => ({
  pots: [{ leaf: { account, key: partyId }, partyId, amount }],
  written: async () => {},
})

async function fromCredit(work: Work, payout: Payout): Promise<Drawing> {
  const drawn = await drawnFrom(work, payout)
  const whose = Map.groupBy(drawn, ({ partyId }) => partyId)
  return {
    // What was paid under a record that was merged away lies there.
    pots: [...whose].map(([partyId, parts]) => ({
      ...{ leaf: { account: '2160', key: partyId }, partyId },
      amount: parts.reduce((sum, { amount }) => sum + amount, 0n),
    })),
    async written(journalId) {
      const rows = drawn.map(({ receiptId, amount }) => ({ receiptId, kind: 'refunded' as const, amount: -amount, journalId }))
      await work.tx.insertInto('receiptMovements').values(rows).execute()
    },
  }
}

async function fromDeposit(work: Work, depositId: string, { amount, partyId }: Payout): Promise<Drawing> {
  const deposit = (await heldDeposits(work, [depositId])).get(depositId)
  if (!deposit || deposit.held < amount)
    throw new Refusal('finance.deposit-used', `خُصم من التأمين بعد طلب السند، وبقي منه ${inRials(deposit?.held ?? 0n)}`)
  return {
    pots: [{ leaf: { account: deposit.account, key: depositId }, partyId, amount }],
    async written(journalId) {
      await work.tx.insertInto('depositMovements').values({ depositId, kind: 'refunded', amount: -amount, journalId }).execute()
      await settleWhenEmpty(work, depositId)
    },
  }
}

/** The money is back: in the receipts it was drawn from, in the deposit, or owed on to an authority. Held from here; written once the mirror is posted. */
export async function drawnBack(work: Work, journalId: string) {
  const { tx } = work
  const receipts = await tx
    .selectFrom('receiptMovements')
    .select(['receiptId', 'amount'])
    .where('journalId', '=', journalId)
    .execute()
  const deposits = await tx
    .selectFrom('depositMovements')
    .select(['depositId', 'amount'])
    .where('journalId', '=', journalId)
    .execute()
  await heldReceipts(
    work,
    receipts.map(({ receiptId }) => receiptId),
  )
  await heldDeposits(
    work,
    deposits.map(({ depositId }) => depositId),
  )
  const owedAgain = await drawnBackOn(work, journalId)
  return async (mirror: string) => {
    const back = { kind: 'returned' as const, journalId: mirror }
    for (const { receiptId, amount } of receipts)
      await tx
        .insertInto('receiptMovements')
        .values({ receiptId, amount: -amount, ...back })
        .execute()
    for (const { depositId, amount } of deposits)
      await tx
        .insertInto('depositMovements')
        .values({ depositId, amount: -amount, ...back })
        .execute()
    await owedAgain(mirror)
  }
}
