import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { stopAsking } from '../absorbing.ts'
import { brokenIn, sharesOf } from '../claim.ts'
import { claimAssessed } from '../facts.ts'
import { AssessClaimInput } from '../inputs.ts'
import { factData, loadClaimForUpdate, mustBeUndecided } from '../load-for-update.ts'

const may = vehiclesPermissions.assess

/** What the damage costs, who is at fault, and whether an insurer pays its part; weighed again as long as nobody has decided. */
export const assessClaim = command({
  name: 'vehicles.assess-claim',
  permission: may,
  input: AssessClaimInput,
  async run(work, { claimId: id, ...typed }) {
    const claim = await loadClaimForUpdate(work, id, may)
    mustBeUndecided(claim)
    const weighed = {
      ...{ estimate: typed.estimate, estimateAbout: typed.estimateAbout ?? null, atFault: typed.atFault },
      ...{ offRoad: typed.offRoad, otherDriver: typed.otherDriver },
      ...{ insurer: typed.insurer ?? null, insurerClaim: typed.insurerClaim ?? null },
    }
    await work.tx
      .updateTable('carClaims')
      .set({ ...weighed, state: 'assessed', assessedBy: work.actor.id, assessedAt: work.now() })
      .where('id', '=', id)
      .where('state', 'in', ['open', 'assessed'])
      .execute()
    await stopAsking(work, id, 'قُدّر الضرر من جديد')
    const { renter } = sharesOf({ ...claim, ...weighed, broken: brokenIn({ ...claim, ...weighed }, work.now()) })
    work.record(claimAssessed, id, { ...factData(claim), estimate: typed.estimate, renter })
    return { id }
  },
})
