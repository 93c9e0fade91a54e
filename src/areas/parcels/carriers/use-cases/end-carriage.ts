import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { CarrierDeliveredInput, CarrierReturnedInput } from '../inputs.ts'

/** The carrier says that it was brought. */
export const noteCarrierDelivered = command({
  name: 'parcels.note-carrier-delivered',
  permission: may.sort,
  input: CarrierDeliveredInput,
  async run(work, { parcelId, receivedBy }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.sort)
    if (parcel.state === 'handed-over') {
      work.repeated()
      return { parcelId }
    }
    const carrier = await endCarriage(work, parcelId)
    const note = receivedBy ? `${carrier}، إلى ${receivedBy}` : carrier
    await takeStep(work, parcel, { step: 'carrier-delivered', note })
    return { parcelId }
  },
})

/** It could not be brought, and lies in the branch again. */
export const noteCarrierReturned = command({
  name: 'parcels.note-carrier-returned',
  permission: may.sort,
  input: CarrierReturnedInput,
  async run(work, { parcelId, reason }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.sort)
    const carrier = await endCarriage(work, parcelId)
    await takeStep(work, parcel, { step: 'carrier-returned', reason, note: carrier })
    return { parcelId }
  },
})

async function endCarriage({ tx, now }: Work, parcelId: string) {
  const row = await tx
    .updateTable('parcelCarriers')
    .set({ endedAt: now() })
    .where('parcelId', '=', parcelId)
    .where('endedAt', 'is', null)
    .returning('carrier')
    .executeTakeFirst()
  if (!row) throw new Refusal('parcels.not-with-carrier', 'ليس هذا الطرد مع ناقل. حدّث الصفحة.')
  return row.carrier
}
