import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { takenAt } from '../asking.ts'
import { closePickup, collectPiece, courierPickupForUpdate } from '../collecting.ts'
import { CollectInput, OfPickupInput } from '../inputs.ts'

/** The courier scans at the merchant's door what he takes with him. */
export const collectAtPickup = command({
  name: 'parcels.collect-at-pickup',
  permission: may.deliver,
  input: CollectInput,
  async run(work, { pickupId, parcel: scanned }) {
    const pickup = await courierPickupForUpdate(work, pickupId)
    const { number, isNew } = await collectPiece(work, pickup, { scanned })
    if (!isNew) work.repeated()
    return { pickupId, number, count: pickup.count, taken: await takenAt(work, pickupId) }
  },
})

/** He leaves with them: the merchant's request is done. */
export const closeOwnPickup = command({
  name: 'parcels.close-own-pickup',
  permission: may.deliver,
  input: OfPickupInput,
  async run(work, { pickupId }) {
    const { isNew, ...said } = await closePickup(work, await courierPickupForUpdate(work, pickupId))
    if (!isNew) work.repeated()
    return { pickupId, ...said }
  },
})
