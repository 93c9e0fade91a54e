import { z } from 'zod'
import { withdrawApproval } from '#areas/access/public.ts'
import { claimPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { momentInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { brokenIn, claimNumber, isUndecided, sharesOf } from './claim.ts'
import { claimAbsorbed } from './facts.ts'
import { factData, type LoadedClaim, loadClaim } from './load-for-update.ts'
import { claimInsurer, decide, sharesNow } from './settling.ts'

/** The renter is let off: what they would have paid is the company's loss; the insurer pays its part all the same. */
export async function absorb(work: Work, claim: LoadedClaim, why: string) {
  const { renter, insurer } = sharesNow(claim, work.now())
  await claimInsurer(work, claim, insurer)
  const parts = { renterPart: 0n, insurerPart: insurer, endReason: why }
  await decide(work, claim, { state: insurer > 0n ? 'insured' : 'absorbed', ...parts })
  work.record(claimAbsorbed, claim.id, { ...factData(claim), renter, why })
}

/** What waits for a second pair of eyes. */
export const AbsorbRequest = z.object({ claimId: z.uuid(), why: z.string() })

/** Above what the rules leave to whoever assesses, somebody else agrees. */
export const approveAbsorbingClaim: Approvable = {
  action: 'vehicles.absorb-claim',
  label: 'تحمّل الشركة ضرر مركبة',
  approver: 'generalManager',
  async tell({ db, actor, now }, payload) {
    const { claimId, why } = AbsorbRequest.parse(payload)
    const claim = await db.selectFrom('carClaims').selectAll().where('id', '=', claimId).executeTakeFirstOrThrow()
    const { renter } = sharesOf({ ...claim, estimate: claim.estimate ?? 0n, broken: brokenIn(claim, now()) })
    return [
      {
        question: 'ملف الضرر',
        answer: `${claimNumber(claim)}، ${claim.what}، ${momentInWords(claim.at)}`,
        path: reaches(actor, may.view, claim) ? claimPath(claimId) : null,
      },
      { question: 'التقدير', answer: inRials(claim.estimate ?? 0n) },
      { question: 'ما كان على المستأجر', answer: inRials(renter) },
      { question: 'السبب', answer: why },
      { question: 'بعد الاعتماد', answer: 'لا يُطالب المستأجر بشيء من هذا الضرر.' },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.assess) ? claimPath(AbsorbRequest.parse(payload).claimId) : null
  },
  async apply(work, payload) {
    const { claimId, why } = AbsorbRequest.parse(payload)
    const claim = await loadClaim(work, claimId)
    if (!claim || !isUndecided(claim.state)) throw new Refusal('vehicles.claim-decided', 'بُتّ في هذا الملف بعد الطلب. ارفض الطلب.')
    await absorb(work, claim, why)
  },
}

/** It was decided otherwise: nobody is asked any more. */
export const stopAsking = (work: Work, subjectId: string, note: string) =>
  withdrawApproval(work, { action: approveAbsorbingClaim.action, subjectId, note })
