import { assessClaim as assess, loadClaimForUpdate, mustBeUndecided } from '#areas/claims/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { AssessClaimInput } from '../inputs.ts'
import { machineClaim } from '../machine-claim.ts'

const permission = equipmentPermissions.claims

/** What the damage costs and who is at fault; weighed again as long as nobody has decided. */
export const assessClaim = command({
  name: 'equipment.assess-claim',
  permission,
  input: AssessClaimInput,
  async run(work, { claimId, ...typed }) {
    const claim = await loadClaimForUpdate(work, machineClaim, { claimId, permission })
    mustBeUndecided(claim, machineClaim)
    await assess(work, machineClaim, { claim, ...typed })
    return { id: claimId }
  },
})
