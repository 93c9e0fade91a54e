import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { confirmReservation as confirm } from '../changing.ts'
import { customerOf } from '../customer-of.ts'
import { OneReservationInput } from '../inputs.ts'
import { loadReservationForUpdate } from '../load-for-update.ts'

/** By a colleague who has spoken with whoever reserved. */
export const confirmReservation = command({
  name: 'vehicles.confirm-reservation',
  permission: vehiclesPermissions.reserve,
  input: OneReservationInput,
  async run(work, { reservationId: id }) {
    const one = await loadReservationForUpdate(work, id)
    if (one.state === 'confirmed') {
      work.repeated()
      return { id }
    }
    const partyId = one.partyId ?? (await customerOf(work, one))
    await confirm(work, one, { partyId, phoneVerifiedAt: one.phoneVerifiedAt })
    return { id }
  },
})
