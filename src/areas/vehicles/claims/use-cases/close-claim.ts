import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { stopAsking } from '../absorbing.ts'
import { claimClosed } from '../facts.ts'
import { ReasonedClaimInput } from '../inputs.ts'
import { factData, loadClaimForUpdate, mustBeUndecided } from '../load-for-update.ts'
import { reportCame } from '../police-reports.ts'
import { decide } from '../settling.ts'

const may = vehiclesPermissions.assess

/** There was no damage, or it was written down by mistake: nobody pays anything. */
export const closeClaim = command({
  name: 'vehicles.close-claim',
  permission: may,
  input: ReasonedClaimInput,
  async run(work, { claimId: id, why }) {
    const claim = await loadClaimForUpdate(work, id, may)
    if (claim.state === 'closed') {
      work.repeated()
      return { id }
    }
    mustBeUndecided(claim)
    await decide(work, claim, { state: 'closed', endReason: why })
    await work.tx.deleteFrom('carClaimMarks').where('claimId', '=', id).execute()
    await stopAsking(work, id, 'أُغلق الملف')
    await reportCame(work, id)
    work.record(claimClosed, id, { ...factData(claim), why })
    return { id }
  },
})
