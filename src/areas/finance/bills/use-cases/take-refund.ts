import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { mustBeInCoins } from '#areas/finance/cash/coins.ts'
import { cashSessionOf, openSession } from '#areas/finance/cash/sessions.ts'
import { post, reverse } from '#areas/finance/ledger/books.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { mustReach, reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { billRefundSource } from '../bill.ts'
import { heldBill, leaveOpen, mustHavePaid } from '../bills.ts'
import { supplierRefunded, supplierRefundReversed } from '../facts.ts'
import { ReverseRefundInput, TakeRefundInput } from '../inputs.ts'
import { paidBack } from '../rules.ts'

const { receivePayments, reverseReceipts } = financePermissions

/** A supplier pays back in cash, into the box one keeps: so much of his bill is open again, until his note takes it away. */
export const takeSupplierRefund = command({
  name: 'finance.take-supplier-refund',
  permission: receivePayments,
  input: TakeRefundInput,
  async run(work, { id, billId, amount, reference = null }) {
    await onceFor(work, id)
    if (await work.tx.selectFrom('billRefunds').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id, billId }
    }
    await mustBeInCoins(work, amount)
    const { sessionId, boxId, branchId, box } = await cashSessionOf(work)
    mustReach(work.actor, receivePayments, { branchId })
    const { supplier, supplierId, number, open } = await heldBill(work, billId)
    await mustHavePaid(work, billId, amount)
    const { journalId } = await post(work, {
      source: { kind: billRefundSource, id, purpose: 'receive' },
      memo: cut(`رد نقدي من ${supplier} عن فاتورته ${number}، ${box}`, 200),
      transfers: paidBack(supplierId, boxLeaf(boxId), amount).map((row) => ({ ...row, branchId })),
    })
    const received = { receivedBy: work.actor.id, receivedAt: work.now(), journalId }
    await work.tx
      .insertInto('billRefunds')
      .values({ id, billId, boxId, sessionId, amount, reference, ...received })
      .execute()
    await leaveOpen(work, billId, open + amount)
    work.record(supplierRefunded, billId, { supplier, number, amount })
    return { id, billId }
  },
})

/** It was typed wrong, or the cash was given back: while the session it went into is open. */
export const reverseSupplierRefund = command({
  name: 'finance.reverse-supplier-refund',
  permission: reverseReceipts,
  input: ReverseRefundInput,
  async run(work, { refundId, reason }) {
    const refund = await work.tx
      .selectFrom('billRefunds')
      .innerJoin('cashBoxes', 'cashBoxes.id', 'boxId')
      .select(['billId', 'amount', 'sessionId', 'journalId', 'branchId'])
      .where('billRefunds.id', '=', refundId)
      .executeTakeFirst()
    if (!refund || !reaches(work.actor, reverseReceipts, { branchId: refund.branchId }))
      throw new Refusal('not-found', 'لم نجد هذا الرد النقدي، أو هو خارج صلاحيتك.', 404)
    const { billId, amount, sessionId } = refund
    if (!sessionId || !(await openSession(work, sessionId)))
      throw new Refusal('finance.session-closed', 'أُغلقت الوردية التي قُبض فيها هذا النقد، فلا يُعكس سنده.')
    const { supplier, number, open } = await heldBill(work, billId)
    if (open < amount)
      throw new Refusal('finance.refund-credited', 'سُدّد ما أعاد هذا الرد فتحه من الفاتورة أو ألغاه إشعار المورّد، فلا يُعكس.')
    const memo = cut(`عكس رد نقدي من ${supplier} عن ${number}: ${reason}`, 200)
    const { journalId } = await reverse(work, refund.journalId, { memo })
    const row = { refundId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
    await work.tx.insertInto('billRefundReversals').values(row).execute()
    await leaveOpen(work, billId, open - amount)
    work.record(supplierRefundReversed, billId, { supplier, number, amount, reason })
    return { id: billId, number }
  },
})
