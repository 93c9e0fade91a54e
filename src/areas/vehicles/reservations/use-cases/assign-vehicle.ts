import { lanes } from '#areas/calendar/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { pinVehicle } from '../changing.ts'
import { AssignVehicleInput } from '../inputs.ts'
import { loadReservationForUpdate } from '../load-for-update.ts'

/** From now on this very car waits for whoever reserved. */
export const assignVehicle = command({
  name: 'vehicles.assign',
  permission: vehiclesPermissions.reserve,
  input: AssignVehicleInput,
  async run(work, { reservationId: id, vehicleId }) {
    const one = await loadReservationForUpdate(work, id)
    const lane = await lanes({ db: work.tx }).where('occupancies.id', '=', one.occupancyId).executeTakeFirst()
    if (one.state === 'vehicle-assigned' && lane?.resourceId === vehicleId) {
      work.repeated()
      return { id }
    }
    await pinVehicle(work, one, vehicleId)
    return { id }
  },
})
