import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { markNoShow as mark } from '../changing.ts'
import { OneReservationInput } from '../inputs.ts'
import { loadReservationForUpdate } from '../load-for-update.ts'

/** Nobody came for it, and the time the rules give is over. */
export const markNoShow = command({
  name: 'vehicles.mark-no-show',
  permission: vehiclesPermissions.reserve,
  input: OneReservationInput,
  async run(work, { reservationId: id }) {
    const one = await loadReservationForUpdate(work, id)
    if (one.state === 'no-show') work.repeated()
    else await mark(work, one)
    return { id }
  },
})
