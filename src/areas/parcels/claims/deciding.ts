import { z } from 'zod'
import { makeCustomer } from '#areas/customers/public.ts'
import { oweParcelClaim } from '#areas/finance/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelClaimPath } from '../paths.ts'
import { parcelPermissions as may } from '../permissions.ts'
import { claimants, claimKinds, claimNumber } from './claim.ts'
import { claimFacts } from './facts.ts'
import { type LoadedClaim, loadClaim, toldOf } from './load-for-update.ts'

export const AskedClaim = z.object({ claimId: z.uuid(), amount: z.string(), by: z.string() })

/** It is ours to pay from here: owed in the books to whoever claimed. */
async function accept(work: Work, claim: LoadedClaim, amount: bigint) {
  const { parcel, claimant } = claim
  const partyId =
    claimant === 'sender'
      ? parcel.senderId
      : (await makeCustomer(work, { name: parcel.recipientName, phone: parcel.recipientPhone, roles: ['recipient'] })).id
  await oweParcelClaim(work, { id: claim.id, partyId, branchId: claim.branchId, reference: claim.number, amount })
  await work.tx.updateTable('parcelClaims').set({ state: 'accepted', partyId }).where('id', '=', claim.id).execute()
  work.record(claimFacts.accepted, parcel.id, toldOf(claim))
}

/** A manager agrees up to fifty rials of their branch, above it the finance manager. */
export const approveClaim: Approvable = {
  action: 'parcels.claim',
  label: 'تعويض عن طرد',
  approver: 'financeManager',
  inBranch: 50_000n,
  async tell({ db, actor }, payload) {
    const { claimId, amount, by } = AskedClaim.parse(payload)
    const row = await db
      .selectFrom('parcelClaims')
      .innerJoin('parcels', 'parcels.id', 'parcelClaims.parcelId')
      .selectAll('parcelClaims')
      .select(['number', 'declaredValue'])
      .where('parcelClaims.id', '=', claimId)
      .executeTakeFirstOrThrow()
    return [
      { question: 'المطالبة', answer: claimNumber(row), path: actor.may(may.view) ? parcelClaimPath(claimId) : null },
      { question: 'الطرد', answer: shownNumber(row.number) },
      { question: 'ما حدث', answer: `${claimKinds[row.kind]}: ${row.what}` },
      { question: 'المطلوب', answer: inRials(row.asked) },
      { question: 'القيمة المصرَّح بها', answer: row.declaredValue ? inRials(row.declaredValue) : 'لم يُصرَّح' },
      { question: 'التقدير', answer: `${inRials(BigInt(amount))}، ${row.assessedAbout ?? ''}` },
      { question: 'يُدفع إلى', answer: claimants[row.claimant] },
      { question: 'قدّره', answer: by },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.assessClaims) ? parcelClaimPath(AskedClaim.parse(payload).claimId) : null
  },
  async apply(work, payload) {
    const { claimId, amount } = AskedClaim.parse(payload)
    const claim = await loadClaim(work, claimId)
    if (claim?.state !== 'assessed' || claim.assessed !== BigInt(amount))
      throw new Refusal('parcels.claim-changed', 'تغيّر التقدير منذ الطلب. افتح المطالبة لترى ما جرى.')
    await accept(work, claim, claim.assessed)
  },
  async refuse(work, payload, note) {
    const claim = await loadClaim(work, AskedClaim.parse(payload).claimId)
    if (claim?.state !== 'assessed') return
    await work.tx.updateTable('parcelClaims').set({ state: 'opened', note }).where('id', '=', claim.id).execute()
  },
}
