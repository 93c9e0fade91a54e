import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { HoldParcelInput, ReleaseParcelInput } from '../inputs.ts'
import { loadParcelForUpdate } from '../load-for-update.ts'
import { takeStep } from '../taking-a-step.ts'

/** Nothing happens to it until it is released: it stays where it is and with whoever has it. */
export const holdParcel = command({
  name: 'parcels.hold',
  permission: may.hold,
  input: HoldParcelInput,
  async run(work, { parcelId, reason }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.hold)
    if (parcel.heldReason === reason) return repeated(work, parcelId)
    await takeStep(work, parcel, { step: 'held', reason })
    return { parcelId }
  },
})

export const releaseParcel = command({
  name: 'parcels.release',
  permission: may.hold,
  input: ReleaseParcelInput,
  async run(work, { parcelId }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.hold)
    if (parcel.heldReason === null) return repeated(work, parcelId)
    await takeStep(work, parcel, { step: 'released' })
    return { parcelId }
  },
})

function repeated(work: { repeated: () => void }, parcelId: string) {
  work.repeated()
  return { parcelId }
}
