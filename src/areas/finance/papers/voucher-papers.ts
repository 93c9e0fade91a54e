import { type BillPayment, billPaymentPaper } from '#areas/finance/bills/payment-voucher.ts'
import { cashClosePaper, depositSlipPaper } from '#areas/finance/cash/cash-papers.ts'
import type { cashMove } from '#areas/finance/cash/move-queries.ts'
import type { session } from '#areas/finance/cash/session-queries.ts'
import { type Bounce, bouncePaper } from '#areas/finance/cheques/bounce-paper.ts'
import type { ShownCheque } from '#areas/finance/cheques/cheque-detail.ts'
import { chequeListPaper, chequeSlipPaper } from '#areas/finance/cheques/cheque-papers.ts'
import type { ShownList } from '#areas/finance/cheques/list-detail.ts'
import type { ShownSlip } from '#areas/finance/cheques/slip-queries.ts'
import { journalPaper } from '#areas/finance/ledger/journal-paper.ts'
import type { ShownJournal } from '#areas/finance/ledger/journal-queries.ts'
import type { ShownPayout } from '#areas/finance/payouts/payout-detail.ts'
import { payoutPaper } from '#areas/finance/payouts/payout-papers.ts'
import type { ShownSetOff } from '#areas/finance/set-offs/set-off-detail.ts'
import { setOffPaper } from '#areas/finance/set-offs/set-off-papers.ts'
import { type TaxPayment, taxPaymentPaper } from '#areas/finance/tax/payment-paper.ts'
import type { Ctx } from '#platform/context.ts'
import type { KeptPaper, Which } from './kept-papers.ts'
import { verifyAddress } from './verify-address.ts'

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
export const paperOfCashSlip = (ctx: Printing, one: Move) =>
  voucher(ctx, { kind: 'cash-move', subjectId: one.id }, (to, address) => depositSlipPaper(to, one, address))

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

export const paperOfBillPayment = (ctx: Printing, one: BillPayment) =>
  voucher(ctx, { kind: 'bill-payment', subjectId: one.id }, (to, address) => billPaymentPaper(to, one, address))

/** Of a set-off that was done; one that was undone says so. */
export const paperOfSetOff = (ctx: Printing, one: ShownSetOff) =>
  voucher(ctx, { kind: 'set-off', subjectId: one.id, state: one.status === 'reversed' ? 'reversed' : 'issued' }, (to, address) =>
    setOffPaper(to, one, address),
  )
