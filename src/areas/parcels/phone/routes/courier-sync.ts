import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { jsonDoor, notTheirs, tooOld } from '#platform/phone-door.ts'
import { BatchInput } from '../inputs.ts'
import { takeBatch } from '../take-batch.ts'
import { phoneVersion } from '../version.ts'

/** What a courier's phone kept while it had no network. */
export const action = jsonDoor(may.deliver, BatchInput, async (ctx, batch) => {
  if (batch.version !== phoneVersion) throw tooOld()
  if (batch.by !== ctx.actor.id) throw notTheirs()
  return takeBatch(ctx, batch)
})
