/**
 * What the books before ours are opened by: a list of balances as one journal, and paper by paper what lives on here. Each paper is written,
 * and undone as long as nothing followed from it, by the room it belongs to.
 */

import { financePermissions } from './permissions.ts'

export { billPath } from './bills/bill.ts'
export { billsEntered, openBill, suppliersByName, undoOpenedBill } from './bills/opening-bill.ts'
export { paperMark } from './bills/paper-mark.ts'
export { boxesMustRest } from './cash/sessions.ts'
export { chequeNumber, daysAlive } from './cheques/cheque.ts'
export { chequePath } from './cheques/cheque-asked.ts'
export { bankNamed } from './cheques/cheque-banks.ts'
export { type ChequeLists, chequesRegistered, openCheque, undoOpenedCheque } from './cheques/opening-cheque.ts'
export { depositLineNames, depositLines } from './deposits/deposit.ts'
export { depositPath } from './deposits/deposit-asked.ts'
export { openDeposit, undoOpenedDeposit } from './deposits/opening-deposit.ts'
/** Asked of whoever brought something in. */
export { holdersOfOldNumber, openingsBrought } from './hooks.ts'
export { invoicePath } from './invoices/invoice-asked.ts'
export { sellerNow, usualRate } from './invoices/invoice-parties.ts'
export { openInvoice, undoOpenedInvoice } from './invoices/opening-invoice.ts'
export type { OpeningAbout } from './invoices/opening-paper.ts'
export type { Side } from './ledger/account.ts'
export { leafName, type Transfer } from './ledger/journal.ts'
export { keyMeant, recordsMeant } from './ledger/leaf-keys.ts'
export { balanceOf } from './ledger/leaves.ts'
export { chartToOpen, type OpenedItem, postBalances, voucherJournals } from './ledger/opened.ts'
export { openingAccount, otherSideOf } from './ledger/opening.ts'
export { mustBeOpenOn } from './ledger/period.ts'
export { mustNotBeSignedOff } from './ledger/sign-off.ts'
export { lineNames, lineWords } from './ledger/voucher.ts'
export { onceFor } from './once.ts'
export { openCredit, undoOpenedCredit } from './receipts/opening-credit.ts'
export { receiptPath } from './receipts/receipt-asked.ts'
export const { viewOpenings, importOpening, exportBooks } = financePermissions
