import { merchantPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { merchantKind } from './merchant.ts'
import { merchant } from './queries.ts'

/** What notes, attachments, tasks and history of a contract with a merchant hang on. */
export const merchantRecord: RecordKind = {
  ...{ kind: merchantKind, label: 'عقد التاجر', view: may.viewMerchants, edit: may.manage, path: merchantPath },
  async find(ctx, id) {
    const one = await merchant(ctx, id)
    return one && { name: `${one.number}، ${one.merchant}`, mayEdit: one.may.edit }
  },
}
