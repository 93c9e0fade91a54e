import { reverseBounceFee } from '#areas/finance/cash/booked-fee.ts'
import { takeBack } from '#areas/finance/credit-notes/taking-back.ts'
import { creditedBefore, heldCharges } from '#areas/finance/invoices/charges.ts'
import { reverse } from '#areas/finance/ledger/books.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { boundOf, reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { bounceOf } from '../came-back.ts'
import { chequeCan } from '../cheque.ts'
import { chequeUnbounced } from '../facts.ts'
import { UnbounceChequeInput } from '../inputs.ts'
import { type Cheque, heldCheque, mustAllow, told, writeStep } from '../step.ts'
import { taskOf } from '../tasks.ts'

const { settleCheques: may, creditInvoices } = financePermissions

/** It did not come back after all: it lies at the bank again, and what its coming back brought about is undone as well. */
export const unbounceCheque = command({
  name: 'finance.unbounce-cheque',
  permission: may,
  input: UnbounceChequeInput,
  async run(work, { chequeId, reason: why }) {
    const cheque = await heldCheque(work, chequeId, may)
    mustAllow(chequeCan.unbounce, cheque)
    const { bounce, before } = await bounceOf(work, cheque)
    const reason = cut(`أُلغي الارتجاع: ${why}`, 300)
    const memo = cut(`شيك ${cheque.number}، ${reason}`, 200)
    if (bounce.feeInvoiceId) await takeFeeBack(work, cheque, { invoiceId: bounce.feeInvoiceId, reason })
    await reverseBounceFee(work, { stepId: bounce.id, memo })

    const { status } = before
    await work.tx.updateTable('cheques').set({ status }).where('id', '=', chequeId).execute()
    const { journalId } = await reverse(work, bounce.journalId, { memo })
    const step = { id: work.newId(), chequeId, status, onDay: dayOf(work.now()), reason, journalId }
    await writeStep(work, { ...step, slipId: cheque.slipId, receiptId: null, undoes: bounce.id })
    await settleTasks(work, taskOf('bounced', chequeId))
    work.record(chequeUnbounced, chequeId, { ...told(cheque), reason: why })
    return { id: chequeId, number: cheque.number }
  },
})

type Fee = { invoiceId: string; reason: string }

/** Our fee is owed no more, by a credit note, as long as nothing was paid of it. */
async function takeFeeBack(work: Work, { branchId }: Cheque, { invoiceId, reason }: Fee) {
  const { number } = await work.tx.selectFrom('invoices').select('number').where('id', '=', invoiceId).executeTakeFirstOrThrow()
  const rows = await work.tx.selectFrom('charges').select('id').where('invoiceId', '=', invoiceId).execute()
  const chargeIds = rows.map(({ id }) => id)
  const charges = [...(await heldCharges(work, chargeIds)).values()]
  const credited = await creditedBefore(work, chargeIds)
  const open = charges.reduce((sum, { openNet, openVat }) => sum + openNet + openVat, 0n)
  const owed = charges.reduce((sum, { id, net, vat }) => {
    const before = credited.get(id) ?? { net: 0n, vat: 0n }
    return sum + net + vat - before.net - before.vat
  }, 0n)
  if (open < owed)
    throw new Refusal(
      'finance.bounce-fee-paid',
      `سُدّد من رسم الارتجاع (الفاتورة ${number}) أو شُطب ${inRials(owed - open)} اعكس ما سدّده أولًا، ثم ألغِ الارتجاع.`,
    )
  if (open > 0n) mustCredit(work, branchId, open)
  await takeBack(work, { chargeIds, reason })
}

function mustCredit({ actor }: Work, branchId: string, total: bigint) {
  const { amount } = boundOf(actor, creditInvoices, { branchId })
  if (!reaches(actor, creditInvoices, { branchId }) || (amount !== null && total > amount))
    throw new Refusal(
      'finance.above-limit',
      `يُلغى معه رسم الارتجاع ${inRials(total)} بإشعار دائن. اطلبه ممن يصدر الإشعارات الدائنة بهذا المبلغ.`,
      403,
    )
}
