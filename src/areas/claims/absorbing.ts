import { z } from 'zod'
import { withdrawApproval } from '#areas/access/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { momentInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { claimNumber, isUndecided } from './claim.ts'
import type { ClaimKind } from './claim-kind.ts'
import { type LoadedClaim, loadClaim, toldOf } from './load-for-update.ts'
import { claimInsurer, decide, sharesNow } from './settling.ts'

/** The renter is let off: what they would have paid is the company's loss; the insurer pays its part all the same. */
export async function absorb(work: Work, kind: ClaimKind, { claim, why }: { claim: LoadedClaim; why: string }) {
  const { renter, insurer } = await sharesNow(work, kind, claim)
  await claimInsurer(work, claim, insurer)
  const parts = { renterPart: 0n, insurerPart: insurer, endReason: why }
  await decide(work, claim, { state: insurer > 0n ? 'insured' : 'absorbed', ...parts })
  work.record(kind.facts.claimAbsorbed, claim.id, { ...toldOf(claim), renter, why })
}

/** What waits for a second pair of eyes. */
export const AbsorbRequest = z.object({ claimId: z.uuid(), why: z.string() })

/** Above what the rules leave to whoever assesses, somebody else agrees. */
export function absorbApproval(kind: ClaimKind): Approvable {
  const { words, may, absorbing } = kind
  return {
    ...{ ...absorbing, approver: 'generalManager' },
    tell: (ctx, payload) => toldToApprover(ctx, kind, AbsorbRequest.parse(payload)),
    anewAt({ actor }, payload) {
      return actor.may(may.decide) ? words.path(AbsorbRequest.parse(payload).claimId) : null
    },
    async apply(work, payload) {
      const { claimId, why } = AbsorbRequest.parse(payload)
      const claim = await loadClaim(work, kind, claimId)
      if (!claim || !isUndecided(claim.state))
        throw new Refusal('claims.decided', `بُتّ في هذا ال${words.paper} بعد الطلب. ارفض الطلب.`)
      await absorb(work, kind, { claim, why })
    },
  }
}

async function toldToApprover(ctx: Ctx, kind: ClaimKind, { claimId, why }: z.output<typeof AbsorbRequest>) {
  const { words, may } = kind
  const claim = await ctx.db.selectFrom('damageClaims').selectAll().where('id', '=', claimId).executeTakeFirstOrThrow()
  const { renter } = await kind.shares(ctx.db, { ...claim, estimate: claim.estimate ?? 0n }, ctx.now())
  return [
    {
      question: `${words.paper} الضرر`,
      answer: `${claimNumber(kind.letters, claim)}، ${claim.what}، ${momentInWords(claim.at)}`,
      path: reaches(ctx.actor, may.view, claim) ? words.path(claimId) : null,
    },
    { question: 'التقدير', answer: inRials(claim.estimate ?? 0n) },
    { question: 'ما كان على المستأجر', answer: inRials(renter) },
    { question: 'السبب', answer: why },
    { question: 'بعد الاعتماد', answer: 'لا يُطالب المستأجر بشيء من هذا الضرر.' },
  ]
}

/** It was decided otherwise: nobody is asked any more. */
export const stopAsking = (work: Work, { absorbing: { action } }: ClaimKind, about: { subjectId: string; note: string }) =>
  withdrawApproval(work, { action, ...about })
