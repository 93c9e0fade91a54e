import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { AbsorbRequest, absorb } from '../absorbing.ts'
import type { ClaimKind } from '../claim-kind.ts'
import { ReasonedClaimInput } from '../inputs.ts'
import { loadClaimForUpdate, toldOf } from '../load-for-update.ts'
import { sharesNow } from '../settling.ts'

/** The company bears what the renter would pay; above the limit of the rules once somebody else agrees. */
export const absorbClaim = (kind: ClaimKind) =>
  command({
    name: `${kind.area}.absorb-claim`,
    permission: kind.may.decide,
    input: ReasonedClaimInput,
    async run(work, { claimId: id, why }) {
      const claim = await loadClaimForUpdate(work, kind, { claimId: id, permission: kind.may.decide })
      if (claim.state === 'absorbed' || (claim.state === 'insured' && claim.endReason)) {
        work.repeated()
        return { id, waits: false }
      }
      const { renter } = await sharesNow(work, kind, claim)
      if (renter === 0n) throw new Refusal('claims.nothing-to-absorb', 'لا شيء على المستأجر من هذا الضرر.')
      const waits = renter > (await kind.absorbLimit(work.tx))
      if (!waits) {
        await absorb(work, kind, { claim, why })
        return { id, waits }
      }
      await requestApproval(work, {
        ...{ action: kind.absorbing.action, title: `تحمّل ضرر ${inRials(renter)}، ${claim.number}`, subjectId: id },
        ...{ amount: renter, branchId: claim.branchId, reason: why },
        payload: z.encode(AbsorbRequest, { claimId: id, why }),
      })
      work.record(kind.facts.absorbingClaimAsked, id, { ...toldOf(claim), why })
      return { id, waits }
    },
  })
