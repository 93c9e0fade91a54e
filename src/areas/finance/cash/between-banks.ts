import { accountName, bankLeaf, type HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { leafName } from '#areas/finance/ledger/journal.ts'
import { heldBalances, leavesOf } from '#areas/finance/ledger/leaves.ts'
import { trustHeld } from '#areas/finance/ledger/own-money.ts'
import type { Work } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { moveLeaf, moveSource } from './cash.ts'
import { cashMoved } from './facts.ts'
import { overdraftOf } from './overdraft.ts'

type Account = { id: string; bank: string; iban: string; heldFor: HeldFor }
type Accounts = { from: Account; to: Account }

/** Two accounts of ours, as far as they are used. */
export async function accountsUsed(work: Work, { account, toAccount }: { account: string; toAccount: string }) {
  const rows = await work.tx
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'iban', 'heldFor'])
    .where('id', 'in', [account, toAccount])
    .where('active', '=', true)
    .execute()
  return { from: rows.find(({ id }) => id === account), to: rows.find(({ id }) => id === toAccount) }
}

/** It leaves those for whom it is held: somebody else agrees to that. */
export const leavesTrust = ({ from, to }: Accounts) => from.heldFor === 'trust' && to.heldFor === 'operating'

/**
 * What keeps this much from going; null where nothing does. An account gives what lies in it, and those held for others give ours only
 * what nobody there owns: owners and tenants stay covered at the bank that is kept for them, not only in the books.
 */
export async function whyNotSent(work: Work, accounts: Accounts, amount: bigint) {
  const leaf = bankLeaf(accounts.from)
  const id = (await leavesOf(work, [leaf])).get(leafName(leaf))?.id ?? 0
  const there = ((await heldBalances(work, [id])).get(id) ?? 0n) + (await overdraftOf(work, leaf))
  if (there < amount) return 'ليس في هذا الحساب هذا المبلغ. راجعه.'
  if (!leavesTrust(accounts)) return null
  const { held, theirs, spare } = await trustHeld(work)
  if (amount <= spare) return null
  return `في حسابات الأمانات ${inRials(held)}، ولأصحابها منها ${inRials(theirs)} فلا يُحوّل إلى التشغيلي فوق ${inRials(spare)}`
}

type Sent = Accounts & { id: string; amount: bigint; slip: string | null; movedBy: string }

/** Out of the one at once, into the other when its bank shows it: the two banks may date it apart, and each shows its own side. */
export async function sendBetween(work: Work, { id, from, to, amount, slip, movedBy }: Sent) {
  const { sequence } = await work.tx
    .insertInto('cashMoves')
    .values({
      ...{ id, fromBoxId: null, fromAccountId: from.id, toBoxId: null, toAccountId: to.id, amount, slip },
      ...{ status: 'under-way', movedBy, movedAt: work.now(), settledBy: null, settledAt: null },
    })
    .returning('sequence')
    .executeTakeFirstOrThrow()
  await post(work, {
    source: { kind: moveSource, id, purpose: 'send' },
    memo: `تحويل ${sequence} من ${accountName(from)} إلى ${accountName(to)}`,
    transfers: [{ debit: moveLeaf(id), credit: bankLeaf(from), amount }],
  })
  work.record(cashMoved, id, { number: Number(sequence), from: accountName(from), to: accountName(to), amount })
}
