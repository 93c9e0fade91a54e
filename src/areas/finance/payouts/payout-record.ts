import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { payoutPath } from './payout-asked.ts'
import { payout } from './payout-detail.ts'

export const payoutKind = 'payout'

/** What notes, attachments and history of a payment voucher hang on: the order of the bank, whoever signed for the cash. */
export const payoutRecord = paperRecord({
  kind: payoutKind,
  label: 'سند الصرف',
  view: financePermissions.viewPayouts,
  edit: financePermissions.preparePayouts,
  path: payoutPath,
  shown: payout,
  name: (one) => `سند صرف ${one.number}`,
})
