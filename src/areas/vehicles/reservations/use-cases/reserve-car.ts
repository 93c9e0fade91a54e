import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { reserveAtOffice } from '../at-office.ts'
import { ReserveCarInput } from '../inputs.ts'

/** By the office: agreed on at once, or held for as long as the rules let. */
export const reserveCar = command({
  name: 'vehicles.reserve-car',
  permission: vehiclesPermissions.reserve,
  input: ReserveCarInput,
  async run(work, asked) {
    const { id, existed } = await reserveAtOffice(work, asked)
    if (existed) work.repeated()
    return { id, how: asked.how }
  },
})
