import { boxAccount } from '#areas/finance/cash/cash.ts'
import { overdraftOf } from '#areas/finance/cash/overdraft.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { type Leaf, leafName } from '#areas/finance/ledger/journal.ts'
import { heldBalances, leavesOf } from '#areas/finance/ledger/leaves.ts'
import { mustBeOurs, mustBeSwept } from '#areas/finance/ledger/own-money.ts'
import { paidOut } from '#areas/finance/ledger/posting-rules.ts'
import { outlayAccount } from '#areas/finance/outlay-dues/outlay.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { cut } from '#values/text.ts'
import { payoutPaid } from './facts.ts'
import { payoutKinds, payoutSource } from './payout.ts'
import { drawing } from './pots.ts'
import { mustBecome, type Payout, toldOf } from './standing.ts'

/** What lies in the first of these leaves is enough; all are held, in the order in which everybody holds them. */
async function mustLieAt(work: Work, [bank, ...pots]: [bank: Leaf, ...pots: Leaf[]], amount: bigint) {
  const leaves = await leavesOf(work, [bank, ...pots])
  const ids = [...leaves.values()].map(({ id }) => id)
  const held = await heldBalances(work, ids)
  const there = (held.get(leaves.get(leafName(bank))?.id ?? 0) ?? 0n) + (await overdraftOf(work, bank))
  if (there < amount) throw fieldFault('account', 'ليس في هذا الحساب هذا المبلغ. اختر غيره.')
}

type Out = {
  step: 'pay' | 'answer'
  leaf: { account: string; key: string }
  name: string
  sessionId: string | null
  reference: string | null
  paidBy?: string
}

/** Out of that leaf it goes, once: what it takes is held, what is posted is written, and whoever is paid hears of it. */
export async function pay(work: Work, payoutId: string, { step, leaf, name, sessionId, reference, paidBy = work.actor.id }: Out) {
  const payout = await mustBecome(work, payoutId, { step, status: 'paid' })
  if (payout.kind === 'outlay')
    await mustBeOurs(work, [{ debit: { account: outlayAccount }, credit: leaf, amount: payout.amount }])
  const drawn = await drawing(work, payout)
  const pots = drawn.pots.map((pot) => pot.leaf)
  if (leaf.account === boxAccount && pots.some(({ account }) => account === '2130')) await mustBeSwept(work)
  if (step === 'pay' && !sessionId) await mustLieAt(work, [leaf, ...pots], payout.amount)
  const { journalId, day } = await post(work, {
    source: { kind: payoutSource, id: payoutId, purpose: 'pay' },
    memo: memoOf(payout),
    transfers: drawn.pots.flatMap((pot) => paidOut(pot.leaf, leaf, { ...pot, branchId: payout.branchId })),
  })
  const paid = { sessionId, reference, paidBy, paidOn: day, paidAt: work.now(), journalId }
  await work.tx
    .insertInto('payoutPayments')
    .values({ payoutId, ...leaf, ...paid })
    .execute()
  await drawn.written(journalId)
  work.record(payoutPaid, payoutId, { ...toldOf(payout), from: name })
  return { id: payoutId, number: payout.number }
}

const memoOf = ({ number, kind, payee }: Payout) => cut(`${number}، ${payoutKinds[kind]} إلى ${payee}`, 200)
