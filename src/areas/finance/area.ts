import type { Area } from '#platform/area.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { acts } from './acts.ts'
import { approvables } from './approvables.ts'
import { bankFactLines, bankFactWords, bankPartWords } from './bank/words.ts'
import { billRecord } from './bills/bill-record.ts'
import { permissionForPetty } from './bills/petty-queries.ts'
import { billFactLines, billFactWords, billPartWords } from './bills/words.ts'
import { moveRecord } from './cash/move-record.ts'
import { cashNotices } from './cash/notices.ts'
import { sessionRecord } from './cash/session-record.ts'
import { sessionsToCount } from './cash/session-ways.ts'
import { cashFactLines, cashFactWords, cashPartWords } from './cash/words.ts'
import { chequeRecord } from './cheques/cheque-record.ts'
import { chequeNotices } from './cheques/notices.ts'
import { chequeFactLines, chequeFactWords, chequePartWords } from './cheques/words.ts'
import { permissionForTransferConsent } from './credit-transfers/credit-transfer-detail.ts'
import { creditTransferRecord } from './credit-transfers/credit-transfer-record.ts'
import { creditTransferNotices } from './credit-transfers/notices.ts'
import { creditTransferFactLines, creditTransferFactWords, creditTransferPartWords } from './credit-transfers/words.ts'
import { dailyMoney } from './daily.ts'
import { deferralFactLines, deferralFactWords, deferralPartWords } from './deferrals/words.ts'
import { permissionForEvidence } from './deposits/deposit-detail.ts'
import { depositRecord } from './deposits/deposit-record.ts'
import { depositFactLines, depositFactWords, depositPartWords } from './deposits/words.ts'
import { invoiceRecord } from './invoices/invoice-record.ts'
import { invoiceFactLines, invoiceFactWords, invoicePartWords } from './invoices/words.ts'
import { ledgerFactLines, ledgerFactWords, ledgerPartWords } from './ledger/words.ts'
import { reconcileOnline } from './online/asking.ts'
import { onlineNotices } from './online/notices.ts'
import { differingPayments, keyRefused } from './online/queries.ts'
import { reconcileRefunds } from './online/refunding.ts'
import { onlineFactLines, onlineFactWords, onlinePartWords } from './online/words.ts'
import { permissionForOutlayReceipt } from './outlays/outlay-detail.ts'
import { outlayRecord } from './outlays/outlay-record.ts'
import { outlayFactLines, outlayFactWords, outlayPartWords } from './outlays/words.ts'
import { permissionForOwnerBill } from './owners/bill-approval.ts'
import { ownerStatementKeepers } from './owners/keepers.ts'
import { ownerNotices } from './owners/notices.ts'
import { ownerFactLines, ownerFactWords, ownerPartWords } from './owners/words.ts'
import { paperKeepers } from './vouchers/keepers.ts'
import { paperNotices } from './vouchers/notices.ts'
import { voucherKeepers } from './vouchers/voucher-keepers.ts'
import { payoutNotices } from './payouts/notices.ts'
import { payoutRecord } from './payouts/payout-record.ts'
import { payoutFactLines, payoutFactWords, payoutPartWords } from './payouts/words.ts'
import { financePermissions } from './permissions.ts'
import { places } from './places.ts'
import { proofNotices } from './portal/notices.ts'
import { permissionForFile, proofsWaiting } from './portal/own-proofs.ts'
import { paymentsPath } from './payments-paths.ts'
import { proofRecord } from './portal/proof-record.ts'
import { proofFactLines, proofFactWords, proofPartWords } from './portal/words.ts'
import { receiptNotices } from './receipts/notices.ts'
import { receiptRecord } from './receipts/receipt-record.ts'
import { paymentsApart } from './receipts/tell-apart.ts'
import { receiptFactLines, receiptFactWords, receiptPartWords } from './receipts/words.ts'
import { moneyTiles } from './reports/tiles.ts'
import { reportFactLines, reportFactWords } from './lists/words.ts'
import { seedFinance } from './seed.ts'
import { permissionForConsent } from './set-offs/set-off-detail.ts'
import { setOffRecord } from './set-offs/set-off-record.ts'
import { setOffFactLines, setOffFactWords, setOffPartWords } from './set-offs/words.ts'
import { settingFactLines, settingFactWords, settingPartWords } from './settings/words.ts'
import { staffDebtFactLines, staffDebtFactWords, staffDebtPartWords } from './staff-debts/words.ts'
import { papersFinder } from './statements/finder.ts'
import { statementNotices } from './statements/notices.ts'
import { accountsPersonal } from './statements/personal.ts'
import { statementFactLines, statementFactWords } from './statements/words.ts'
import { taxFactLines, taxFactWords, taxPartWords } from './tax/words.ts'
import { undoFactLines, undoFactWords } from './undoing/words.ts'
import { writeOffFactLines, writeOffFactWords, writeOffPartWords } from './write-offs/words.ts'
import { permissionForGivenUp } from './write-offs/write-off-detail.ts'
import { writeOffRecord } from './write-offs/write-off-record.ts'

export const finance: Area = {
  name: 'finance',
  label: 'المالية',
  permissions: financePermissions,
  subscribers: [...paperKeepers, ...voucherKeepers, ...ownerStatementKeepers, paymentsApart],
  desks: [
    {
      ...{ path: '/admin/finance', label: 'المالية', permission: financePermissions.viewBooks },
      tabs: places,
    },
  ],
  waiting: async (ctx) => [
    ...(await proofsWaiting(ctx)),
    ...(await differingPayments(ctx)),
    ...(await keyRefused(ctx)),
    ...(await sessionsToCount(ctx)),
  ],
  permissionForFile: async (ctx, fileId) =>
    (await permissionForFile(ctx, fileId)) ??
    (await permissionForPetty(ctx, fileId)) ??
    (await permissionForEvidence(ctx, fileId)) ??
    (await permissionForOutlayReceipt(ctx, fileId)) ??
    (await permissionForGivenUp(ctx, fileId)) ??
    (await permissionForTransferConsent(ctx, fileId)) ??
    (await permissionForOwnerBill(ctx, fileId)) ??
    permissionForConsent(ctx, fileId),
  portal: [{ path: paymentsPath, label: 'مدفوعاتي', permission: anyoneSignedIn }],
  acts,
  records: [
    invoiceRecord,
    receiptRecord,
    proofRecord,
    chequeRecord,
    payoutRecord,
    depositRecord,
    outlayRecord,
    sessionRecord,
    moveRecord,
    billRecord,
    writeOffRecord,
    setOffRecord,
    creditTransferRecord,
  ],
  approvals: approvables,
  notices: [
    ...ownerNotices,
    ...paperNotices,
    ...payoutNotices,
    ...creditTransferNotices,
    ...proofNotices,
    ...receiptNotices,
    ...chequeNotices,
    ...onlineNotices,
    ...statementNotices,
    ...cashNotices,
  ],
  factWords: {
    ...statementFactWords,
    ...reportFactWords,
    ...ledgerFactWords,
    ...invoiceFactWords,
    ...cashFactWords,
    ...receiptFactWords,
    ...chequeFactWords,
    ...payoutFactWords,
    ...depositFactWords,
    ...outlayFactWords,
    ...deferralFactWords,
    ...bankFactWords,
    ...proofFactWords,
    ...billFactWords,
    ...onlineFactWords,
    ...taxFactWords,
    ...writeOffFactWords,
    ...setOffFactWords,
    ...ownerFactWords,
    ...creditTransferFactWords,
    ...undoFactWords,
    ...staffDebtFactWords,
    ...settingFactWords,
  },
  factLines: {
    ...statementFactLines,
    ...reportFactLines,
    ...ledgerFactLines,
    ...invoiceFactLines,
    ...cashFactLines,
    ...receiptFactLines,
    ...chequeFactLines,
    ...payoutFactLines,
    ...depositFactLines,
    ...outlayFactLines,
    ...deferralFactLines,
    ...bankFactLines,
    ...proofFactLines,
    ...billFactLines,
    ...onlineFactLines,
    ...taxFactLines,
    ...writeOffFactLines,
    ...setOffFactLines,
    ...ownerFactLines,
    ...creditTransferFactLines,
    ...undoFactLines,
    ...staffDebtFactLines,
    ...settingFactLines,
  },
  partWords: {
    ...ledgerPartWords,
    ...invoicePartWords,
    ...cashPartWords,
    ...receiptPartWords,
    ...chequePartWords,
    ...payoutPartWords,
    ...depositPartWords,
    ...outlayPartWords,
    ...deferralPartWords,
    ...bankPartWords,
    ...proofPartWords,
    ...billPartWords,
    ...onlinePartWords,
    ...taxPartWords,
    ...writeOffPartWords,
    ...setOffPartWords,
    ...ownerPartWords,
    ...creditTransferPartWords,
    ...staffDebtPartWords,
    ...settingPartWords,
  },
  tiles: moneyTiles,
  finder: papersFinder,
  personal: accountsPersonal,
  seed: seedFinance,
  daily: dailyMoney,
  often: async (house) => {
    await reconcileOnline(house)
    await reconcileRefunds(house)
  },
}
