import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { mustBeOperating } from '#areas/finance/cash/bank-accounts.ts'
import { reverse } from '#areas/finance/ledger/books.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { quarterInWords } from '#areas/finance/quarter.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { taxPaymentAsked, taxPaymentReversed, taxRefunded } from '../facts.ts'
import { ReverseTaxPaymentInput, TaxPaymentInput } from '../inputs.ts'
import { heldOwed, settle, stillPaid } from '../paying.ts'
import { taxPaymentNumber } from '../payment.ts'
import { AskedTaxPayment, payTax } from '../payment-approval.ts'

/** What is owed to the authority is to be paid: it waits for whoever may agree, and is paid by that. One request of a quarter waits at a time. */
export const askTaxPayment = command({
  name: 'finance.ask-tax-payment',
  permission: financePermissions.payTax,
  input: TaxPaymentInput,
  async run(work, { id, quarter, accountId, amount, reference }) {
    mustBeOver(work, quarter)
    await mustBeOperating(work, accountId)
    const { owed } = await heldOwed(work, accountId)
    if (amount > owed) throw fieldFault('amount', owed > 0n ? `المستحق للجهاز ${inRials(owed)} فقط.` : 'لا شيء مستحق للجهاز.')
    const asked = { id, quarter, accountId, amount, reference, askerId: work.actor.id }
    const approval = await requestApproval(work, {
      ...{ action: payTax.action, title: `سداد ضريبة ${quarterInWords(quarter)} ${inRials(amount)}`, subjectId: quarter, amount },
      ...{ payload: z.encode(AskedTaxPayment, asked), reason: `رقم السداد ${reference}` },
    })
    work.record(taxPaymentAsked, quarter, { quarter, amount, reference })
    return { approvalId: approval.id, quarter }
  },
})

/** What was told too much, or bought more than sold, came back from the authority to an account of ours. */
export const takeTaxRefund = command({
  name: 'finance.take-tax-refund',
  permission: financePermissions.payTax,
  input: TaxPaymentInput,
  async run(work, { id, quarter, accountId, amount, reference }) {
    await onceFor(work, id)
    if (await work.tx.selectFrom('taxPayments').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { quarter }
    }
    mustBeOver(work, quarter)
    await mustBeOperating(work, accountId)
    const { owed } = await heldOwed(work, accountId)
    if (amount > -owed) throw fieldFault('amount', owed < 0n ? `لنا عند الجهاز ${inRials(-owed)} فقط.` : 'لا شيء لنا عند الجهاز.')
    const { nth } = await settle(work, { id, quarter, kind: 'refunded', accountId, amount, reference, askedBy: work.actor.id })
    work.record(taxRefunded, quarter, { number: taxPaymentNumber({ quarter, nth }), quarter, amount, reference })
    return { quarter }
  },
})

function mustBeOver(work: Work, quarter: string) {
  if (quarter >= quarterOf(dayOf(work.now()))) throw new Refusal('finance.quarter-not-over', 'لم ينتهِ هذا الربع بعد.')
}

/** The bank sent it back, or it was not for us: as if it had not been. Never by whoever has paid it. */
export const reverseTaxPayment = command({
  name: 'finance.reverse-tax-payment',
  permission: financePermissions.reverseTaxPayments,
  input: ReverseTaxPaymentInput,
  async run(work, { paymentId, reason }) {
    const payment = await work.tx.selectFrom('taxPayments').selectAll().where('id', '=', paymentId).executeTakeFirst()
    if (!payment) throw new Refusal('not-found', 'لم نجد هذا السداد.', 404)
    const { quarter, kind, amount, reference } = payment
    await heldOwed(work, payment.accountId)
    if (await wasReversed(work, paymentId))
      throw new Refusal('finance.tax-payment-reversed-before', 'عُكس هذا السداد من قبل. حدّث الصفحة.')
    if (kind === 'paid') await mustStandAsPaid(work, payment)
    const number = taxPaymentNumber(payment)
    const memo = cut(`عكس سداد الضريبة ${number}: ${reason}`, 200)
    const { journalId } = await reverse(work, payment.journalId, { memo, ...(kind === 'paid' && { sentBack: true }) })
    const row = { paymentId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
    await work.tx.insertInto('taxPaymentReversals').values(row).execute()
    work.record(taxPaymentReversed, quarter, { number, quarter, amount, reference, reason })
    return { quarter, number }
  },
})

const wasReversed = async ({ tx }: Work, paymentId: string) =>
  (await tx.selectFrom('taxPaymentReversals').select('paymentId').where('paymentId', '=', paymentId).executeTakeFirst()) !==
  undefined

/** Nobody takes back alone what they agreed to; nor is it taken back where the authority has paid some of it back. */
async function mustStandAsPaid(work: Work, { quarter, amount, doneBy }: { quarter: string; amount: bigint; doneBy: string }) {
  if (doneBy === work.actor.id) throw new Refusal('finance.own-tax-payment', 'أنت اعتمدت هذا السداد، فيعكسه زميل غيرك.', 403)
  if (amount > (await stillPaid(work, quarter)))
    throw new Refusal('finance.tax-payment-refunded', 'ردّ الجهاز بعض ما سُدّد عن هذا الربع، فلا يُعكس سداده.')
}
