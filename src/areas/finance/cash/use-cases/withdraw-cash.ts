import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { leafName } from '#areas/finance/ledger/journal.ts'
import { heldBalances, leavesOf } from '#areas/finance/ledger/leaves.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { operatingAccount } from '../bank-accounts.ts'
import { moveLeaf, moveSource } from '../cash.ts'
import { mustBeInCoins } from '../coins.ts'
import { cashMoved } from '../facts.ts'
import { WithdrawCashInput } from '../inputs.ts'
import { overdraftOf } from '../overdraft.ts'

/** Out of an operating account at once; into the box when whoever keeps it has it in hand, who is somebody else. */
export const withdrawCash = command({
  name: 'finance.withdraw-cash',
  permission: financePermissions.confirmDeposits,
  input: WithdrawCashInput,
  async run(work, { moveId: id, account, boxId, amount, slip }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('cashMoves').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    await mustBeInCoins(work, amount)
    const { bank, box, branchId } = await placesOf(work, { account, boxId })
    const from = bankLeaf({ id: account, heldFor: 'operating' })
    await mustLieThere(work, from, amount)
    const { sequence } = await work.tx
      .insertInto('cashMoves')
      .values({
        ...{ id, fromBoxId: null, fromAccountId: account, toBoxId: boxId, toAccountId: null, amount, slip },
        ...{ status: 'under-way', movedBy: work.actor.id, movedAt: work.now(), settledBy: null, settledAt: null },
      })
      .returning('sequence')
      .executeTakeFirstOrThrow()
    await post(work, {
      source: { kind: moveSource, id, purpose: 'send' },
      memo: `سحب نقد ${sequence} من ${bank} إلى ${box}`,
      transfers: [{ debit: moveLeaf(id), credit: from, amount, branchId }],
    })
    work.record(cashMoved, id, { number: Number(sequence), from: bank, to: box, amount })
    return { id }
  },
})

/** An operating account and a box that are used: what belongs to others is no float. */
async function placesOf(work: Work, { account, boxId }: { account: string; boxId: string }) {
  const bank = await operatingAccount(work, account)
  if (!bank) throw fieldFault('account', 'أُوقف هذا الحساب. اختر غيره.')
  const box = await work.tx
    .selectFrom('cashBoxes')
    .select(['name', 'branchId'])
    .where('id', '=', boxId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!box) throw fieldFault('boxId', 'أُوقف هذا الصندوق. اختر غيره.')
  return { bank: bank.bank, box: box.name, branchId: box.branchId }
}

/** Held from here, so that two do not draw the same. */
async function mustLieThere(work: Work, leaf: ReturnType<typeof bankLeaf>, amount: bigint) {
  const id = (await leavesOf(work, [leaf])).get(leafName(leaf))?.id ?? 0
  const there = ((await heldBalances(work, [id])).get(id) ?? 0n) + (await overdraftOf(work, leaf))
  if (there < amount) throw fieldFault('amount', 'ليس في هذا الحساب هذا المبلغ. راجعه.')
}
