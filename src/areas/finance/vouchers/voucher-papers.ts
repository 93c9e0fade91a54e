import { type BillPayment, billPaymentPaper } from '#areas/finance/bills/payment-voucher.ts'
import { type CashRefund, cashRefundPaper } from '#areas/finance/bills/refund-voucher.ts'
import { cashClosePaper, depositSlipPaper, transferOrderPaper } from '#areas/finance/cash/cash-papers.ts'
import type { cashMove } from '#areas/finance/cash/move-queries.ts'
import type { session } from '#areas/finance/cash/session-queries.ts'
import { type Bounce, bouncePaper } from '#areas/finance/cheques/bounce-paper.ts'
import type { ShownCheque } from '#areas/finance/cheques/cheque-detail.ts'
import { chequeListPaper, chequeSlipPaper } from '#areas/finance/cheques/cheque-papers.ts'
import type { ShownList } from '#areas/finance/cheques/list-detail.ts'
import type { ShownSlip } from '#areas/finance/cheques/slip-queries.ts'
import type { ShownCreditTransfer } from '#areas/finance/credit-transfers/credit-transfer-detail.ts'
import { creditTransferPaper } from '#areas/finance/credit-transfers/credit-transfer-papers.ts'
import { journalPaper } from '#areas/finance/ledger/journal-paper.ts'
import type { ShownJournal } from '#areas/finance/ledger/journal-queries.ts'
import type { KeptPaper, Which } from '#areas/finance/papers/kept-papers.ts'
import { voucherPapers } from '#areas/finance/papers/paper-forms.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import type { ShownPayout } from '#areas/finance/payouts/payout-detail.ts'
import { payoutPaper } from '#areas/finance/payouts/payout-papers.ts'
import type { ShownSetOff } from '#areas/finance/set-offs/set-off-detail.ts'
import { setOffPaper } from '#areas/finance/set-offs/set-off-papers.ts'
import type { ShownRepayment } from '#areas/finance/staff-debts/queries.ts'
import { repaymentPaper } from '#areas/finance/staff-debts/repayment-paper.ts'
import { type TaxPayment, taxPaymentPaper } from '#areas/finance/tax/payment-paper.ts'
import type { Ctx } from '#platform/context.ts'

type Printing = Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>
type Drawn = (ctx: Printing, address: string) => Promise<Uint8Array>

/** A paper of one form that is verified by the code of its copy. */
function voucher(ctx: Printing, which: Pick<Which, 'kind' | 'subjectId'> & Partial<Which>, drawn: Drawn): KeptPaper {
  return [
    { form: 'sheet', state: 'issued', ...which },
    ({ db, token }) => drawn({ ...ctx, db }, verifyAddress(ctx.origin, token)),
  ]
}

/** Of a voucher that was paid; one whose money came back says so. */
export const paperOfPayout = (ctx: Printing, one: ShownPayout) =>
  voucher(ctx, { kind: 'payout', subjectId: one.id, state: one.reversedAt ? 'reversed' : 'issued' }, (to, address) =>
    payoutPaper(to, one, address),
  )

export const paperOfChequeList = (ctx: Printing, one: ShownList) =>
  voucher(ctx, { kind: 'cheque-list', subjectId: one.id }, (to, address) => chequeListPaper(to, one, address))

export const paperOfChequeSlip = (ctx: Printing, one: ShownSlip) =>
  voucher(ctx, { kind: 'deposit-slip', subjectId: one.id }, (to, address) => chequeSlipPaper(to, one, address))

/** Of the time the bank sent it back, not of the cheque: it may come back twice. */
export const paperOfBounce = (ctx: Printing, one: ShownCheque & { bounce: Bounce }) =>
  voucher(ctx, { kind: 'bounce', subjectId: one.bounce.id }, (to, address) => bouncePaper(to, one, address))

type Move = NonNullable<Awaited<ReturnType<typeof cashMove>>>
const paperOfCashSlip = (ctx: Printing, one: Move) =>
  voucher(ctx, { kind: 'cash-move', subjectId: one.id }, (to, address) => depositSlipPaper(to, one, address))

const paperOfTransfer = (ctx: Printing, one: Move) =>
  voucher(ctx, { kind: 'transfer-order', subjectId: one.id }, (to, address) => transferOrderPaper(to, one, address))

/** With what goes to the bank: the slip of the cash, or the order to send it to another account of ours. */
export const paperOfMove = (ctx: Printing, one: Move) => (one.fromBank ? paperOfTransfer(ctx, one) : paperOfCashSlip(ctx, one))
export const nameOfMovePaper = ({ fromBank }: Move) => voucherPapers[fromBank ? 'transfer-order' : 'cash-move']

/** Of what somebody of the office paid back; one that was reversed says so. */
export const paperOfRepayment = (ctx: Printing, one: ShownRepayment) =>
  voucher(ctx, { kind: 'staff-receipt', subjectId: one.id, state: one.reversedAt ? 'reversed' : 'issued' }, (to, address) =>
    repaymentPaper(to, one, address),
  )

type Session = NonNullable<Awaited<ReturnType<typeof session>>>
export const paperOfCashClose = (ctx: Printing, one: Session) =>
  voucher(ctx, { kind: 'cash-session', subjectId: one.id }, (to, address) => cashClosePaper(to, one, address))

export const paperOfJournal = (ctx: Printing, one: ShownJournal) =>
  voucher(ctx, { kind: 'journal', subjectId: one.id, state: one.reversedBy === null ? 'issued' : 'reversed' }, (to, address) =>
    journalPaper(to, one, address),
  )

export const paperOfTaxPayment = (ctx: Printing, one: TaxPayment) =>
  voucher(ctx, { kind: 'tax-payment', subjectId: one.id, state: one.reversedAt ? 'reversed' : 'issued' }, (to, address) =>
    taxPaymentPaper(to, one, address),
  )

/** Of what a supplier paid back in cash; one that was reversed says so. */
export const paperOfCashRefund = (ctx: Printing, one: CashRefund) =>
  voucher(ctx, { kind: 'supplier-receipt', subjectId: one.id, state: one.reversedAt ? 'reversed' : 'issued' }, (to, address) =>
    cashRefundPaper(to, one, address),
  )

export const paperOfBillPayment = (ctx: Printing, one: BillPayment) =>
  voucher(ctx, { kind: 'bill-payment', subjectId: one.id }, (to, address) => billPaymentPaper(to, one, address))

/** Of credit that went to another; what was undone says so. */
export const paperOfCreditTransfer = (ctx: Printing, one: ShownCreditTransfer) => {
  const state = one.status === 'reversed' ? 'reversed' : 'issued'
  return voucher(ctx, { kind: 'credit-transfer', subjectId: one.id, state }, (to, address) =>
    creditTransferPaper(to, one, address),
  )
}

/** Of a set-off that was done; one that was undone says so. */
export const paperOfSetOff = (ctx: Printing, one: ShownSetOff) =>
  voucher(ctx, { kind: 'set-off', subjectId: one.id, state: one.status === 'reversed' ? 'reversed' : 'issued' }, (to, address) =>
    setOffPaper(to, one, address),
  )
