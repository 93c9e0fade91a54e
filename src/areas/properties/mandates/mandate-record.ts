import { viewingContracts } from '#areas/contracts/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { mandateKind, mandatePath } from './mandate.ts'
import { mandate } from './queries.ts'

/** What notes, attachments, tasks and history of a mandate hang on. */
export const mandateRecord: RecordKind = {
  ...{ kind: mandateKind, label: 'اتفاقية الإدارة', view: viewingContracts, path: mandatePath },
  edit: propertiesPermissions.correctMandates,
  async find(ctx, id) {
    const one = await mandate(ctx, id)
    return one && { name: `${one.number}، ${one.owner}`, mayEdit: one.may.edit }
  },
}
