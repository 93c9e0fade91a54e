import { assessClaim as assess, mustBeUndecided } from '#areas/claims/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { carClaim, loadCarClaimForUpdate } from '../car-claim.ts'
import { AssessClaimInput } from '../inputs.ts'

const may = vehiclesPermissions.assess

/** What the damage costs, who is at fault, and whether an insurer pays its part; weighed again as long as nobody has decided. */
export const assessClaim = command({
  name: 'vehicles.assess-claim',
  permission: may,
  input: AssessClaimInput,
  async run(work, { claimId: id, offRoad, otherDriver, ...typed }) {
    const claim = await loadCarClaimForUpdate(work, id, may)
    mustBeUndecided(claim, carClaim)
    await work.tx.updateTable('carClaims').set({ offRoad, otherDriver }).where('claimId', '=', id).execute()
    await assess(work, carClaim, { claim, ...typed })
    return { id }
  },
})
