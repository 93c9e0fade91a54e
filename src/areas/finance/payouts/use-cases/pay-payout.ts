import { bankLeaf, boxLeaf } from '#areas/finance/cash/cash.ts'
import { cashSessionOf } from '#areas/finance/cash/sessions.ts'
import { type Leaf, leafName } from '#areas/finance/ledger/journal.ts'
import { balanceOf, heldBalances, leavesOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { paidOut } from '#areas/finance/posting-rules.ts'
import { post } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { payoutPaid } from '../facts.ts'
import { PayoutInput, TransferPayoutInput } from '../inputs.ts'
import { accountsFor, payoutKinds, payoutSource } from '../payout.ts'
import { drawing } from '../pots.ts'
import { mustBecome, type Payout, payoutWithin, toldOf } from '../standing.ts'

/** Cash out of the box one keeps, into the hand of whoever is paid. */
export const payPayout = command({
  name: 'finance.pay-payout',
  permission: financePermissions.payPayouts,
  input: PayoutInput,
  async run(work, { payoutId }) {
    const { method, amount } = await payoutWithin(work, financePermissions.payPayouts, payoutId)
    if (method !== 'cash') throw new Refusal('finance.payout-by-bank', 'يُصرف هذا السند تحويلًا من حساب الشركة.')
    const { sessionId, boxId, box } = await cashSessionOf(work)
    // Said without the figure: until the count the keeper is not told what there should be.
    if ((await balanceOf(work, boxLeaf(boxId))) < amount)
      throw new Refusal('finance.box-short', 'ليس في صندوقك هذا المبلغ. اطلب تزويده، ثم اصرف السند.')
    return pay(work, payoutId, { leaf: boxLeaf(boxId), name: box, sessionId, reference: null })
  },
})

/** From an account of the company, after it was ordered at the bank. */
export const transferPayout = command({
  name: 'finance.transfer-payout',
  permission: financePermissions.transferPayouts,
  input: TransferPayoutInput,
  async run(work, { payoutId, account, reference }) {
    const { method, kind } = await payoutWithin(work, financePermissions.transferPayouts, payoutId)
    if (method !== 'bank-transfer') throw new Refusal('finance.payout-in-cash', 'يُصرف هذا السند نقدًا من صندوق.')
    const bank = await work.tx
      .selectFrom('companyBankAccounts')
      .select(['id', 'bank', 'heldFor'])
      .where('id', '=', account)
      .where('heldFor', 'in', accountsFor[kind])
      .where('active', '=', true)
      .executeTakeFirst()
    if (!bank) throw fieldFault('account', 'أُوقف هذا الحساب. اختر غيره.')
    return pay(work, payoutId, { leaf: bankLeaf(bank), name: bank.bank, sessionId: null, reference })
  },
})

/** What lies in the first of these leaves is enough; all are held, in the order in which everybody holds them. */
async function mustLieAt(work: Work, [bank, ...pots]: [bank: Leaf, ...pots: Leaf[]], amount: bigint) {
  const leaves = await leavesOf(work, [bank, ...pots])
  const ids = [...leaves.values()].map(({ id }) => id)
  const held = await heldBalances(work, ids)
  const there = held.get(leaves.get(leafName(bank))?.id ?? 0) ?? 0n
  if (there < amount) throw fieldFault('account', 'ليس في هذا الحساب هذا المبلغ. اختر غيره.')
}

type Out = { leaf: { account: string; key: string }; name: string; sessionId: string | null; reference: string | null }

async function pay(work: Work, payoutId: string, { leaf, name, sessionId, reference }: Out) {
  const payout = await mustBecome(work, payoutId, { step: 'pay', status: 'paid' })
  const drawn = await drawing(work, payout)
  const pots = drawn.pots.map((pot) => pot.leaf)
  if (!sessionId) await mustLieAt(work, [leaf, ...pots], payout.amount)
  const { journalId, day } = await post(work, {
    source: { kind: payoutSource, id: payoutId, purpose: 'pay' },
    memo: memoOf(payout),
    transfers: drawn.pots.flatMap((pot) => paidOut(pot.leaf, leaf, { ...pot, branchId: payout.branchId })),
  })
  const paid = { sessionId, reference, paidBy: work.actor.id, paidOn: day, paidAt: work.now(), journalId }
  await work.tx
    .insertInto('payoutPayments')
    .values({ payoutId, ...leaf, ...paid })
    .execute()
  await drawn.written(journalId)
  work.record(payoutPaid, payoutId, { ...toldOf(payout), from: name })
  return { id: payoutId, number: payout.number }
}

const memoOf = ({ number, kind, payee }: Payout) => `${number}، ${payoutKinds[kind]} إلى ${payee}`.slice(0, 200)
