import { claimPair as pair, claimPaper as print } from '#areas/claims/public.ts'
import type { Ctx } from '#platform/context.ts'
import { momentInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { brokenTerms, claimWords } from './claim.ts'
import type { ShownClaim } from './claim-detail.ts'

/** The paper of a claim, with what the police, the other party and the terms of the contract say. */
export const claimPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownClaim) =>
  print(ctx, claimWords, { one, about: about(one), terms: terms(one) })

function about(one: ShownClaim) {
  const report = one.policeReportNo && one.policeReportAt && `${one.policeReportNo}، ${momentInWords(one.policeReportAt)}`
  return [
    ...pair('السيارة', one.driveable === null ? null : one.driveable ? 'تسير' : 'لا تسير'),
    ...pair('الطرف الآخر', one.otherParty),
    ...pair('بلاغ الشرطة', one.kind === 'accident' ? report || 'لم يصل بعد' : null),
  ]
}

const terms = (one: ShownClaim) => [
  ...pair('مبلغ التحمّل', inRials(one.excess)),
  ...pair('خولف من العقد', one.broken.map((term) => brokenTerms[term]).join('، ')),
]
