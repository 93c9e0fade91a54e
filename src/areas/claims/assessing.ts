import type { Work } from '#platform/context.ts'
import { stopAsking } from './absorbing.ts'
import { type Fault, undecided } from './claim.ts'
import type { ClaimKind } from './claim-kind.ts'
import { type LoadedClaim, toldOf } from './load-for-update.ts'

type Assessed = {
  claim: LoadedClaim
  estimate: bigint
  estimateAbout?: string | undefined
  atFault: Fault
  insurer?: string | undefined
  insurerClaim?: string | undefined
}

/** What the damage costs and who is at fault, as whoever decides typed it; the claim is locked, and nobody has decided yet. */
export async function assess(work: Work, kind: ClaimKind, { claim, ...typed }: Assessed) {
  const weighed = {
    ...{ estimate: typed.estimate, estimateAbout: typed.estimateAbout ?? null, atFault: typed.atFault },
    ...{ insurer: typed.insurer ?? null, insurerClaim: typed.insurerClaim ?? null },
  }
  await work.tx
    .updateTable('damageClaims')
    .set({ ...weighed, state: 'assessed', assessedBy: work.actor.id, assessedAt: work.now() })
    .where('id', '=', claim.id)
    .where('state', 'in', undecided)
    .execute()
  await stopAsking(work, kind, { subjectId: claim.id, note: 'قُدّر الضرر من جديد' })
  const { renter } = await kind.shares(work.tx, { ...claim, ...weighed }, work.now())
  work.record(kind.facts.claimAssessed, claim.id, { ...toldOf(claim), estimate: typed.estimate, renter })
}
