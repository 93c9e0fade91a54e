import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { rulesNow } from '../../terms/queries.ts'
import { AbsorbRequest, absorb, approveAbsorbingClaim } from '../absorbing.ts'
import { absorbingClaimAsked } from '../facts.ts'
import { ReasonedClaimInput } from '../inputs.ts'
import { factData, loadClaimForUpdate } from '../load-for-update.ts'
import { sharesNow } from '../settling.ts'

const may = vehiclesPermissions.assess

/** The company bears what the renter would pay; above the limit of the rules once somebody else agrees. */
export const absorbClaim = command({
  name: 'vehicles.absorb-claim',
  permission: may,
  input: ReasonedClaimInput,
  async run(work, { claimId: id, why }) {
    const claim = await loadClaimForUpdate(work, id, may)
    if (claim.state === 'absorbed' || (claim.state === 'insured' && claim.endReason)) {
      work.repeated()
      return { id, waits: false }
    }
    const { renter } = sharesNow(claim, work.now())
    if (renter === 0n) throw new Refusal('vehicles.nothing-to-absorb', 'لا شيء على المستأجر من هذا الضرر.')
    const { absorbLimit } = await rulesNow(work.tx)
    const waits = renter > absorbLimit
    if (!waits) {
      await absorb(work, claim, why)
      return { id, waits }
    }
    await requestApproval(work, {
      ...{ action: approveAbsorbingClaim.action, title: `تحمّل ضرر ${inRials(renter)}، ${claim.number}`, subjectId: id },
      ...{ amount: renter, branchId: claim.branchId, reason: why },
      payload: z.encode(AbsorbRequest, { claimId: id, why }),
    })
    work.record(absorbingClaimAsked, id, { ...factData(claim), why })
    return { id, waits }
  },
})
