import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { OpenRentalInput } from '../inputs.ts'
import { open } from '../opening.ts'

/** A reservation becomes a contract to be signed. */
export const openRental = command({
  name: 'vehicles.open-rental',
  permission: vehiclesPermissions.handOver,
  input: OpenRentalInput,
  async run(work, asked) {
    if (!(await open(work, asked))) work.repeated()
    return { id: asked.id }
  },
})
