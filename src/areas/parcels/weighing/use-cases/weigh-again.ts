import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { isOnTheWayIn } from '../../journey/parcel.ts'
import { chargeDifference } from '../charging.ts'
import { WeighInput } from '../inputs.ts'
import { weighable } from '../weighable.ts'
import { noteWeighing, weigh } from '../weighing.ts'

const may = parcelPermissions.register

/** What was taken in weighs other than was written: more is asked on a paper of its own, less is credited. */
export const weighAgain = command({
  name: 'parcels.weigh-again',
  permission: may,
  input: WeighInput,
  async run(work, { parcelId, pieces }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may)
    if (!weighable.includes(parcel.state) || parcel.heldReason !== null || isOnTheWayIn(parcel))
      throw new Refusal('parcels.not-weighable', 'لا يُعاد وزن الطرد بعد خروجه من الفرع أو إيقافه. افتحه لترى ما جرى.')
    const weighed = await weigh(work, parcel, pieces)
    if (!weighed) {
      work.repeated()
      return { parcelId, difference: 0n }
    }
    const invoiceId = await chargeDifference(work, { parcel, weighed })
    await noteWeighing(work, parcelId, { weighed, invoiceId })
    return { parcelId, difference: weighed.difference }
  },
})
