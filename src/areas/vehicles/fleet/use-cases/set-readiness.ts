import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { faultOfReadyOn } from '../../out-of-use/ready-on.ts'
import { standAs } from '../../out-of-use/standing.ts'
import { SetReadinessInput } from '../inputs.ts'
import { loadVehicleForUpdate } from '../load-for-update.ts'

/** Washed, to be washed, in the workshop and until when: what whoever looks after it sees. */
export const setReadiness = command({
  name: 'vehicles.set-readiness',
  permission: vehiclesPermissions.manage,
  input: SetReadinessInput,
  byTheClock: faultOfReadyOn,
  async run(work, { vehicleId: id, ...asked }) {
    const before = await loadVehicleForUpdate(work, id, vehiclesPermissions.manage)
    if (before.readiness === 'sold') throw new Refusal('vehicles.sold', 'بيعت هذه المركبة، فلا تتغيّر حالتها.')
    if (!(await standAs(work, before, asked))) work.repeated()
    return { id }
  },
})
