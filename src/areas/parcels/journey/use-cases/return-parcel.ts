import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { ReturnParcelInput } from '../inputs.ts'
import { loadParcelForUpdate } from '../load-for-update.ts'
import { takeStep } from '../taking-a-step.ts'

/** It turns round, with a reason that both sides read. */
export const returnParcel = command({
  name: 'parcels.turn-back',
  permission: may.return,
  input: ReturnParcelInput,
  async run(work, { parcelId, reason }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.return)
    if (parcel.isReturning) {
      work.repeated()
      return { parcelId }
    }
    await takeStep(work, parcel, { step: 'returning', reason })
    return { parcelId }
  },
})
