import { partyOnPaper } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { paymentReceived } from '../facts.ts'
import { ReceivePaymentInput } from '../inputs.ts'
import { chosen, landed, payAll } from '../receiving.ts'
import { writeReceipt } from '../writing.ts'

const may = financePermissions.receivePayments

/** Takes money over the counter, in one way or several, for dues of any service, and issues its paper. What it does not pay is the payer's credit. */
export const receivePayment = command({
  name: 'finance.receive-payment',
  permission: may,
  input: ReceivePaymentInput,
  async run(work, { id, partyId, note = null, parts: asked, dues }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('receipts').select('number').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number }
    }
    if (asked.length === 0) throw fieldFault('amount1', 'اكتب المبلغ المقبوض.')
    const party = await partyOnPaper(work, partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const { session, parts } = await landed(work, asked)
    const amount = parts.reduce((sum, part) => sum + part.amount, 0n)
    const branchId = session?.branchId ?? (await branchOf(work, may))
    const paid = await chosen(work, { partyId, amount, dues })

    const words = [party.number, party.name, party.phone].join(' ')
    const receipt = {
      id,
      partyId,
      branchId,
      payer: party.name,
      amount,
      sessionId: session?.sessionId ?? null,
      note,
      words,
      paidAtOnce: paid.length,
    }
    const { number } = await writeReceipt(work, receipt, parts)
    await payAll(work, { id, number, partyId }, paid)
    work.record(paymentReceived, id, { number, partyId, amount, paid: paid.length })
    return { id, number }
  },
})
