import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { chargeCarriage } from '../charging.ts'
import { fromToday } from '../from-today.ts'
import { WeighInput } from '../inputs.ts'
import { noteWeighing, weigh } from '../weighing.ts'

const may = parcelPermissions.register

/** What was booked is brought: weighed, taken, and charged as it weighs. */
export const acceptBooked = command({
  name: 'parcels.accept-booked',
  permission: may,
  input: WeighInput,
  async run(work, { parcelId, pieces }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may)
    const number = shownNumber(parcel.number)
    if (parcel.acceptedAt) {
      work.repeated()
      return { parcelId, number }
    }
    await takeStep(work, parcel, { step: 'accepted' })
    const weighed = await weigh(work, parcel, pieces)
    const times = await fromToday(work, parcel)
    await work.tx.updateTable('parcels').set(times).where('id', '=', parcelId).execute()
    const brought = { ...parcel, ...times }
    const paper = parcel.payer === 'sender' ? await chargeCarriage(work, { parcel: brought, weighed }) : null
    if (weighed) await noteWeighing(work, parcelId, { weighed, invoiceId: paper })
    return { parcelId, number }
  },
})
