import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { payoutPath } from './payout-asked.ts'
import { payout } from './payout-detail.ts'

export const payoutKind = 'payout'

/** What notes, attachments and history of a payment voucher hang on: the order of the bank, whoever signed for the cash. */
export const payoutRecord: RecordKind = {
  kind: payoutKind,
  label: 'سند الصرف',
  view: financePermissions.viewPayouts,
  edit: financePermissions.preparePayouts,
  path: payoutPath,
  async find(ctx, id) {
    const one = await payout(ctx, id)
    if (!one) return null
    const mayEdit = reaches(ctx.actor, financePermissions.preparePayouts, { branchId: one.branchId })
    return { name: `سند صرف ${one.number}`, mayEdit }
  },
}
