import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { jsonDoor, tooOld } from '#platform/phone-door.ts'
import { BatchInput, phoneVersion } from '../inputs.ts'
import { takeBatch } from '../take-batch.ts'

/** What a courier's phone kept while it had no network. */
export const action = jsonDoor(may.deliver, BatchInput, async (ctx, batch) => {
  if (batch.version !== phoneVersion) throw tooOld()
  return takeBatch(ctx, batch)
})
