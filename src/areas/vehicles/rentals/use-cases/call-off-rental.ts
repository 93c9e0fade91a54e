import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { callOffRental as callOff } from '../calling-off.ts'
import { CancelRentalInput } from '../inputs.ts'
import { loadRentalForUpdate } from '../load-for-update.ts'

const may = vehiclesPermissions.handOver

/** Before the keys: the hire is given up, and what was paid for it is the renter's credit but for what the rules keep. */
export const callOffRental = command({
  name: 'vehicles.call-off-rental',
  permission: may,
  input: CancelRentalInput,
  async run(work, { contractId, reason }) {
    const rental = await loadRentalForUpdate(work, contractId, may)
    if (rental.state === 'called-off') work.repeated()
    else await callOff(work, rental, reason)
    return { id: contractId }
  },
})
