import { customersPermissions } from '#areas/customers/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { partyInReach } from './queries.ts'

export const customerKind = 'customer'

/** What notes, attachments, tasks and history hang on. */
export const customerRecord: RecordKind = {
  kind: customerKind,
  label: 'العميل',
  view: customersPermissions.view,
  edit: customersPermissions.correct,
  path: (id) => `/admin/users/${id}`,
  async find(ctx, id) {
    const party = await partyInReach(ctx, id)
    if (!party) return null
    const belongs = { branchId: party.branchId, ownerId: party.createdBy }
    return { name: party.name, mayEdit: reaches(ctx.actor, customersPermissions.correct, belongs) }
  },
}
