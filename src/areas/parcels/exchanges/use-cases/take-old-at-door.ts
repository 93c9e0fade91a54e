import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { loadStopForUpdate } from '../../runs/load-for-update.ts'
import { TakeOldInput } from '../inputs.ts'
import { takeOld } from '../taking-old.ts'

/** What is exchanged is scanned at the door before the new one is given. */
export const takeOldAtDoor = command({
  name: 'parcels.take-old-at-door',
  permission: may.deliver,
  input: TakeOldInput,
  async run(work, { stopId, parcel: scanned }) {
    const { number, isNew } = await takeOld(work, await loadStopForUpdate(work, stopId), { scanned })
    if (!isNew) work.repeated()
    return { stopId, number }
  },
})
