import { contractsSeen } from '#areas/contracts/public.ts'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { rentalKind } from './rental.ts'

/** What notes, attachments and history of a rental hang on. */
export const rentalRecord: RecordKind = {
  ...{ kind: rentalKind, label: 'عقد تأجير السيارة', view: may.viewReservations, edit: may.handOver, path: rentalPath },
  async find(ctx, id) {
    if (!isUuid(id)) return null
    const seen = contractsSeen({ ...ctx, permission: may.viewReservations }, rentalKind)
    const one = await seen.where('contracts.id', '=', id).executeTakeFirst()
    return one ? { name: `${one.number}، ${one.title}`, mayEdit: reaches(ctx.actor, may.handOver, one) } : null
  },
}
