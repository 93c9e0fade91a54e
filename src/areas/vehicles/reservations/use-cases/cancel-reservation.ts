import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { cancelReservation as cancel } from '../changing.ts'
import { CancelReservationInput } from '../inputs.ts'
import { loadReservationForUpdate } from '../load-for-update.ts'

/** The car is free at once; what is kept of the price follows from the rules it was reserved by. */
export const cancelReservation = command({
  name: 'vehicles.cancel-reservation',
  permission: vehiclesPermissions.reserve,
  input: CancelReservationInput,
  async run(work, { reservationId: id, why }) {
    const one = await loadReservationForUpdate(work, id)
    if (one.state === 'cancelled') work.repeated()
    else await cancel(work, one, why)
    return { id }
  },
})
