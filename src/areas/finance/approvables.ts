import type { Approvable } from '#platform/area.ts'
import { payBill } from './bills/bill-payment.ts'
import { changeUsedAccount } from './cash/bank-account-approval.ts'
import { approveDifference, approveOpening } from './cash/cash-approvals.ts'
import { transferFromTrust } from './cash/trust-approval.ts'
import { approveCreditTransfer } from './credit-transfers/credit-transfer-approval.ts'
import { approveForfeit } from './deposits/forfeit-approval.ts'
import { postVoucher } from './closing/approvals.ts'
import { postOpening } from './openings/opening-approval.ts'
import { changePeriodAgreed } from './closing/period-approval.ts'
import { signOffOpening, undoSignOff } from './openings/sign-off-approvals.ts'
import { undoOpeningItem } from './openings/undo-approval.ts'
import { approveOwnerBill } from './owners/bill-approval.ts'
import { approveSettlement } from './owners/settlement-approval.ts'
import { approvePayout, approvePayoutsOfDay } from './payouts/payout-approval.ts'
import { correctReceiptAgreed } from './receipts/correction-approval.ts'
import { approveSetOff } from './set-offs/set-off-approval.ts'
import { payTax } from './tax/payment-approval.ts'
import { undoAgreed } from './undoing/undo-approval.ts'
import { approveWriteOff } from './write-offs/write-off-approval.ts'

/** What is done only when another agrees. */
export const approvables: Approvable[] = [
  postVoucher,
  postOpening,
  changePeriodAgreed,
  undoOpeningItem,
  signOffOpening,
  undoSignOff,
  approveDifference,
  approveOpening,
  transferFromTrust,
  changeUsedAccount,
  approvePayout,
  approvePayoutsOfDay,
  payBill,
  payTax,
  approveWriteOff,
  approveSetOff,
  approveSettlement,
  approveOwnerBill,
  approveCreditTransfer,
  approveForfeit,
  undoAgreed,
  correctReceiptAgreed,
]
