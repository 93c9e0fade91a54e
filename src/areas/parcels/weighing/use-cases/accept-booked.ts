import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { type LoadedParcel, loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { isOnTheWayIn } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { chargeCarriage } from '../charging.ts'
import { fromToday } from '../from-today.ts'
import { WeighInput } from '../inputs.ts'
import { noteWeighing, weigh } from '../weighing.ts'

const may = parcelPermissions.register

/** What was booked is brought by its sender or the courier who fetched it: weighed, taken, and charged as it weighs. */
export const acceptBooked = command({
  name: 'parcels.accept-booked',
  permission: may,
  input: WeighInput,
  async run(work, { parcelId, pieces }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may)
    const number = shownNumber(parcel.number)
    if (parcel.acceptedAt && !isOnTheWayIn(parcel)) {
      work.repeated()
      return { parcelId, number }
    }
    await takeAll(work, parcel)
    const weighed = await weigh(work, parcel, pieces)
    const times = await fromToday(work, parcel)
    await work.tx.updateTable('parcels').set(times).where('id', '=', parcelId).execute()
    const brought = { ...parcel, ...times }
    const paper =
      parcel.payer === 'sender' && !parcel.isReturning ? await chargeCarriage(work, { parcel: brought, weighed }) : null
    if (weighed) await noteWeighing(work, parcelId, { weighed, invoiceId: paper })
    return { parcelId, number }
  },
})

/** Of a parcel the courier may have fetched one piece, and its sender brings the other. */
async function takeAll(work: Work, parcel: LoadedParcel) {
  const fetched = parcel.pieces.filter(({ state }) => state === 'accepted').map(({ n }) => n)
  const brought = parcel.pieces.filter(({ state }) => state === 'registered').map(({ n }) => n)
  if (fetched.length === 0) return takeStep(work, parcel, { step: 'accepted' })
  const { state } = await takeStep(work, parcel, { step: 'came-back', pieces: fetched })
  if (brought.length === 0) return { state }
  return takeStep(work, await loadParcelForUpdate(work, parcel.id, may), { step: 'accepted', pieces: brought })
}
