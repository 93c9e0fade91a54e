import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { depositPath } from './deposit-asked.ts'
import { deposit } from './deposit-detail.ts'

export const depositKind = 'deposit'

/** What notes, attachments, tasks and history of a deposit hang on. */
export const depositRecord: RecordKind = {
  kind: depositKind,
  label: 'التأمين المسترد',
  view: financePermissions.viewDeposits,
  edit: financePermissions.askDeposits,
  path: depositPath,
  async find(ctx, id) {
    const one = await deposit(ctx, id)
    if (!one) return null
    return {
      name: `تأمين ${one.contract}`,
      mayEdit: reaches(ctx.actor, financePermissions.askDeposits, { branchId: one.branchId }),
    }
  },
}
