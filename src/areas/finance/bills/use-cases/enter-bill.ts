import { billReduced } from '#areas/finance/hooks.ts'
import { reverse } from '#areas/finance/ledger/books.ts'
import { movedQuarter } from '#areas/finance/ledger/filed.ts'
import { mustNotBeOpened } from '#areas/finance/ledger/opened.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { command } from '#platform/command.ts'
import { runHook } from '#platform/hook.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { heldBill } from '../bills.ts'
import { enter } from '../entering.ts'
import { billReversed } from '../facts.ts'
import { EnterBillInput, ReverseBillInput } from '../inputs.ts'

/** What a supplier asks for: the cost and its tax, owed to him from the day on his paper, or from today where its period is closed. */
export const enterBill = command({
  name: 'finance.enter-bill',
  permission: financePermissions.enterBills,
  input: EnterBillInput,
  async run(work, bill) {
    const { id, number, existed } = await enter(work, bill)
    if (existed) work.repeated()
    return { id, number }
  },
})

/** A bill that should not have been, as long as nothing of it was paid. */
export const reverseBill = command({
  name: 'finance.reverse-bill',
  permission: financePermissions.reverseBills,
  input: ReverseBillInput,
  async run(work, { billId, reason }) {
    const { supplier, number, net, vat, open, reversedAt, journalId, postedOn } = await heldBill(work, billId)
    await mustNotBeOpened(work, billId)
    if (reversedAt) throw new Refusal('finance.bill-reversed-before', 'عُكست هذه الفاتورة من قبل. حدّث الصفحة.')
    if (open < net + vat) throw new Refusal('finance.bill-paid-before', 'سُدّد من هذه الفاتورة أو عليها إشعار، فلا تُعكس.')
    await reverse(work, journalId, { memo: cut(`عكس فاتورة ${supplier} رقم ${number}: ${reason}`, 200) })
    await runHook(work, billReduced, { billId })
    const reversedIn = await movedQuarter(work, { from: quarterOf(postedOn), day: dayOf(work.now()) })
    const row = { open: 0n, reversedBy: work.actor.id, reversedAt: work.now(), reversedIn, reason }
    await work.tx.updateTable('bills').set(row).where('id', '=', billId).execute()
    work.record(billReversed, billId, { supplier, number, amount: net + vat, reason })
    return { id: billId, number }
  },
})
