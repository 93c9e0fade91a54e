import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { extend, extensionUntil } from '../extending.ts'
import { ExtendOwnInput, ExtendRentalInput } from '../inputs.ts'
import { loadOwnRentalForUpdate, loadRentalForUpdate } from '../load-for-update.ts'

export const extendRental = command({
  name: 'vehicles.extend-rental',
  permission: vehiclesPermissions.extendRentals,
  input: ExtendRentalInput,
  async run(work, { id, contractId, until }) {
    const rental = await loadRentalForUpdate(work, contractId, vehiclesPermissions.extendRentals)
    if (rental.plannedUntil.getTime() === until.getTime()) work.repeated()
    else await extend(work, rental, { id, until })
    return { id: contractId }
  },
})

/** By whoever has it, from their account: for the price they were shown. */
export const extendOwnRental = command({
  name: 'vehicles.extend-own-rental',
  permission: anyoneSignedIn,
  input: ExtendOwnInput,
  async run(work, { id, contractId, until, pays }) {
    const rental = await loadOwnRentalForUpdate(work, contractId)
    if (rental.plannedUntil.getTime() === until.getTime()) {
      work.repeated()
      return { id: contractId }
    }
    const { fault, total } = extensionUntil(rental, until)
    if (!fault && total !== pays)
      throw new Refusal('vehicles.other-price', `الفرق الآن ${inRials(total)} وليس ما ظهر لك. راجعه ثم أكّد.`)
    await extend(work, rental, { id, until })
    return { id: contractId }
  },
})
