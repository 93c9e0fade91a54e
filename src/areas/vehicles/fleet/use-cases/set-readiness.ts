import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { readinessSet } from '../facts.ts'
import { SetReadinessInput } from '../inputs.ts'
import { loadVehicleForUpdate } from '../load-for-update.ts'

/** Washed, to be washed, in the workshop: what whoever looks after it sees. */
export const setReadiness = command({
  name: 'vehicles.set-readiness',
  permission: vehiclesPermissions.manage,
  input: SetReadinessInput,
  async run(work, { vehicleId: id, readiness }) {
    const before = await loadVehicleForUpdate(work, id, vehiclesPermissions.manage)
    if (before.readiness === 'sold') throw new Refusal('vehicles.sold', 'بيعت هذه المركبة، فلا تتغيّر حالتها.')
    if (before.readiness === readiness) {
      work.repeated()
      return { id }
    }
    await work.tx.updateTable('vehicles').set({ readiness }).where('id', '=', id).execute()
    work.record(readinessSet, id, { plate: before.plate, model: before.model, from: before.readiness, to: readiness })
    return { id }
  },
})
