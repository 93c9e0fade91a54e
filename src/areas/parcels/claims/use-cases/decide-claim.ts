import { z } from 'zod'
import { requestApproval, withdrawApproval } from '#areas/access/public.ts'
import { payingByTransfer, payParcelClaim } from '#areas/finance/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { mostOf } from '../claim.ts'
import { AskedClaim, approveClaim } from '../deciding.ts'
import { claimFacts } from '../facts.ts'
import { AssessClaimInput, PayClaimInput, RejectClaimInput } from '../inputs.ts'
import { loadClaimForUpdate, toldOf } from '../load-for-update.ts'

const decided = () => new Refusal('parcels.claim-decided', 'بُتّ في هذه المطالبة من قبل. حدّث الصفحة.')

/** What it is worth, up to what was declared and the rule: somebody else agrees to it. */
export const assessParcelClaim = command({
  name: 'parcels.assess-claim',
  permission: may.assessClaims,
  input: AssessClaimInput,
  async run(work, { claimId, assessed, papers, about }) {
    const claim = await loadClaimForUpdate(work, claimId, may.assessClaims)
    if (claim.state !== 'opened' && claim.state !== 'assessed') throw decided()
    const most = mostOf({ declaredValue: claim.parcel.declaredValue, papers }, await parcelRulesNow(work.tx))
    if (assessed > most) throw fieldFault('assessed', `التعويض حتى ${inRials(most)} لهذا الطرد.`)
    await withdrawApproval(work, { action: approveClaim.action, subjectId: claimId, note: 'قُدّرت من جديد' })
    const weighed = { assessed, papers, assessedAbout: about, assessedBy: work.actor.id, assessedAt: work.now() }
    await work.tx
      .updateTable('parcelClaims')
      .set({ ...weighed, state: 'assessed', note: null })
      .where('id', '=', claimId)
      .execute()
    await requestApproval(work, {
      ...{ action: approveClaim.action, title: `تعويض ${claim.number}: ${inRials(assessed)}`, subjectId: claimId },
      ...{ amount: assessed, branchId: claim.branchId, reason: about },
      payload: z.encode(AskedClaim, { claimId, amount: String(assessed), by: work.actor.name }),
    })
    work.record(claimFacts.assessed, claim.parcelId, toldOf({ ...claim, assessed }, about))
    return { claimId }
  },
})

/** Nothing is paid, and whoever claimed reads why. */
export const rejectParcelClaim = command({
  name: 'parcels.reject-claim',
  permission: may.assessClaims,
  input: RejectClaimInput,
  async run(work, { claimId, note }) {
    const claim = await loadClaimForUpdate(work, claimId, may.assessClaims)
    if (claim.state === 'rejected') {
      work.repeated()
      return { claimId }
    }
    if (claim.state !== 'opened' && claim.state !== 'assessed') throw decided()
    await withdrawApproval(work, { action: approveClaim.action, subjectId: claimId, note: 'رُفضت المطالبة' })
    await work.tx
      .updateTable('parcelClaims')
      .set({ state: 'rejected', note, endedAt: work.now() })
      .where('id', '=', claimId)
      .execute()
    work.record(claimFacts.rejected, claim.parcelId, toldOf(claim, note))
    return { claimId }
  },
})

/** It went out of our bank: written down with what the statement will show. */
export const payClaim = command({
  name: 'parcels.pay-claim',
  permission: payingByTransfer,
  input: PayClaimInput,
  async run(work, { claimId, accountId, reference }) {
    const claim = await loadClaimForUpdate(work, claimId, payingByTransfer)
    if (claim.state === 'paid') {
      work.repeated()
      return { claimId }
    }
    if (claim.state !== 'accepted') throw new Refusal('parcels.claim-not-accepted', 'لم تُقبل هذه المطالبة بعد. حدّث الصفحة.')
    await payParcelClaim(work, { claimId, accountId, reference })
    await work.tx.updateTable('parcelClaims').set({ state: 'paid', endedAt: work.now() }).where('id', '=', claimId).execute()
    work.record(claimFacts.paid, claim.parcelId, toldOf(claim, reference))
    return { claimId }
  },
})
