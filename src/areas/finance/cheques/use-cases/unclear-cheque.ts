import { reverse } from '#areas/finance/ledger/books.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { undoReceipt } from '#areas/finance/receipts/undoing.ts'
import { command } from '#platform/command.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { chequeCan } from '../cheque.ts'
import { chequeUncleared } from '../facts.ts'
import { UnclearChequeInput } from '../inputs.ts'
import { heldCheque, lastSteps, mustAllow, told, writeStep } from '../step.ts'

const may = financePermissions.reverseReceipts

/** It was not paid after all: the money goes back out of the books with its receipt, and the cheque lies at the bank again. */
export const unclearCheque = command({
  name: 'finance.unclear-cheque',
  permission: may,
  input: UnclearChequeInput,
  async run(work, { chequeId, reason }) {
    const cheque = await heldCheque(work, chequeId, may)
    mustAllow(chequeCan.unclear, cheque)
    const receiptId = cheque.receiptId ?? ''
    const [cleared, atBank] = await lastSteps(work, cheque)
    await work.tx.updateTable('cheques').set({ status: atBank.status, receiptId: null }).where('id', '=', chequeId).execute()
    const { number } = await undoReceipt(work, receiptId, { reason, cheque: cheque.number })
    const { journalId } = await reverse(work, cleared.journalId, {
      memo: cut(`إلغاء تحصيل الشيك ${cheque.number}: ${reason}`, 200),
    })
    const step = { id: work.newId(), chequeId, status: atBank.status, onDay: dayOf(work.now()), reason, journalId }
    await writeStep(work, { ...step, slipId: cheque.slipId, receiptId })
    work.record(chequeUncleared, chequeId, { ...told(cheque), reason, receipt: number })
    return { id: chequeId, number: cheque.number }
  },
})
