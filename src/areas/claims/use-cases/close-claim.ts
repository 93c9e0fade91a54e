import { command } from '#platform/command.ts'
import { stopAsking } from '../absorbing.ts'
import type { ClaimKind } from '../claim-kind.ts'
import { ReasonedClaimInput } from '../inputs.ts'
import { loadClaimForUpdate, mustBeUndecided, toldOf } from '../load-for-update.ts'
import { decide } from '../settling.ts'

/** There was no damage, or it was written down by mistake: nobody pays anything. */
export const closeClaim = (kind: ClaimKind) =>
  command({
    name: `${kind.area}.close-claim`,
    permission: kind.may.decide,
    input: ReasonedClaimInput,
    async run(work, { claimId: id, why }) {
      const claim = await loadClaimForUpdate(work, kind, { claimId: id, permission: kind.may.decide })
      if (claim.state === 'closed') {
        work.repeated()
        return { id }
      }
      mustBeUndecided(claim, kind)
      await decide(work, claim, { state: 'closed', endReason: why })
      await work.tx.deleteFrom('damageClaimMarks').where('claimId', '=', id).execute()
      await stopAsking(work, kind, { subjectId: id, note: `أُغلق ال${kind.words.paper}` })
      await kind.closed?.(work, id)
      work.record(kind.facts.claimClosed, id, { ...toldOf(claim), why })
      return { id }
    },
  })
