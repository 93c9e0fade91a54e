import { branchOf } from '#areas/finance/branch-of.ts'
import { mustBeOperating } from '#areas/finance/cash/bank-accounts.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { cashSessionOf, openSession } from '#areas/finance/cash/sessions.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post, reverse } from '#areas/finance/ledger/books.ts'
import { leafName } from '#areas/finance/ledger/journal.ts'
import { heldBalances, leavesOf } from '#areas/finance/ledger/leaves.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { repaid, repaymentSource, staffLeaf } from '../debt.ts'
import { staffDebtRepaid, staffRepaymentReversed } from '../facts.ts'
import { RepayDebtInput, ReverseRepaymentInput } from '../inputs.ts'

const may = financePermissions.takeStaffDebts

/** Whoever owes brings it, or some of it, to somebody else: into the box that one keeps, or to an account of ours. */
export const repayDebt = command({
  name: 'finance.repay-staff-debt',
  permission: may,
  input: RepayDebtInput,
  async run(work, { id, employeeId, amount, account, reference }) {
    await onceFor(work, id)
    if (await work.tx.selectFrom('staffRepayments').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id }
    }
    if (employeeId === work.actor.id) throw new Refusal('finance.own-debt', 'لا تقبض من نفسك. يقبضه زميل غيرك.')
    if (!account) await mustBeInCoins(work, amount)
    const place = account ? await inBank(work, account) : await inOwnBox(work)
    const branchId = place.branchId
    const left = (await heldDebt(work, employeeId)) - amount
    if (left < 0n) throw fieldFault('amount', `عليه ${inRials(left + amount)} فقط.`)
    const { leaf, sessionId } = place
    const employee = (await namesOf({ db: work.tx }, [employeeId])).get(employeeId) ?? ''
    const { journalId } = await post(work, {
      source: { kind: repaymentSource, id, purpose: 'repay' },
      memo: cut(`سداد ما على ${employee}`, 200),
      transfers: repaid(leaf, { employeeId, branchId, amount }),
    })
    const received = { receivedBy: work.actor.id, receivedAt: work.now(), journalId }
    const { sequence } = await work.tx
      .insertInto('staffRepayments')
      .values({ ...{ id, employeeId, branchId, amount, ...leaf, sessionId, reference: account ? reference : null }, ...received })
      .returning('sequence')
      .executeTakeFirstOrThrow()
    work.record(staffDebtRepaid, id, { employee, amount, number: Number(sequence), left })
    return { id }
  },
})

/** What somebody owes, held until the transaction ends: of two who bring more than is left the second is told. */
async function heldDebt(work: Work, employeeId: string) {
  const leaf = staffLeaf(employeeId)
  const id = (await leavesOf(work, [leaf])).get(leafName(leaf))?.id ?? 0
  return (await heldBalances(work, [id])).get(id) ?? 0n
}

async function inOwnBox(work: Work) {
  const { sessionId, boxId, branchId } = await cashSessionOf(work)
  mustReach(work.actor, may, { branchId })
  return { leaf: { account: '1110' as const, key: boxLeaf(boxId).key }, sessionId, branchId }
}

async function inBank(work: Work, accountId: string) {
  await mustBeOperating(work, accountId, 'account')
  const { key } = bankLeaf({ id: accountId, heldFor: 'operating' })
  return { leaf: { account: '1120' as const, key }, sessionId: null, branchId: await branchOf(work, may) }
}

/** It was typed wrong, or the cash was given back: while the session it went into is open. */
export const reverseRepayment = command({
  name: 'finance.reverse-staff-repayment',
  permission: may,
  input: ReverseRepaymentInput,
  async run(work, { repaymentId, reason }) {
    const repayment = await work.tx.selectFrom('staffRepayments').selectAll().where('id', '=', repaymentId).executeTakeFirst()
    if (!repayment) throw new Refusal('not-found', 'لم نجد هذا السند.', 404)
    const { employeeId, amount, sequence, sessionId, journalId: posted } = repayment
    if (employeeId === work.actor.id) throw new Refusal('finance.own-debt', 'لا تعكس ما سددته أنت. يعكسه زميل غيرك.')
    if (sessionId && !(await openSession(work, sessionId)))
      throw new Refusal('finance.session-closed', 'أُغلقت الوردية التي قُبض فيها، فلا يُعكس.')
    const { journalId } = await reverse(work, posted, { memo: cut(`عكس سند الموظف ${sequence}: ${reason}`, 200) })
    const row = { repaymentId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
    await work.tx.insertInto('staffRepaymentReversals').values(row).execute()
    const employee = (await namesOf({ db: work.tx }, [employeeId])).get(employeeId) ?? ''
    work.record(staffRepaymentReversed, repaymentId, { employee, amount, number: Number(sequence), reason })
    return { id: repaymentId }
  },
})
