import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { KeepWishesInput, PinPlaceInput, RedirectInput, RescheduleInput } from '../inputs.ts'
import { keepWishes, pinPlace, redirect, reschedule } from '../redelivering.ts'

/** The same for whoever calls: a colleague writes it down. */
export const rescheduleParcel = command({
  name: 'parcels.reschedule',
  permission: may.hold,
  input: RescheduleInput,
  async run(work, { parcelId, ...asked }) {
    await reschedule(work, await loadParcelForUpdate(work, parcelId, may.hold), asked)
    return { parcelId }
  },
})

export const redirectParcel = command({
  name: 'parcels.redirect',
  permission: may.hold,
  input: RedirectInput,
  async run(work, { parcelId, ...asked }) {
    return { parcelId, ...(await redirect(work, await loadParcelForUpdate(work, parcelId, may.hold), asked)) }
  },
})

export const keepParcelWishes = command({
  name: 'parcels.keep-wishes',
  permission: may.hold,
  input: KeepWishesInput,
  async run(work, { parcelId, ...asked }) {
    await keepWishes(work, await loadParcelForUpdate(work, parcelId, may.hold), asked)
    return { parcelId }
  },
})

export const pinParcelPlace = command({
  name: 'parcels.pin',
  permission: may.hold,
  input: PinPlaceInput,
  async run(work, { parcelId, ...asked }) {
    await pinPlace(work, await loadParcelForUpdate(work, parcelId, may.hold), asked)
    return { parcelId }
  },
})
