import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysBetween } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { folded } from '#values/text.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { type Claimant, claimNumber, type ParcelClaimKind } from './claim.ts'
import { claimFacts } from './facts.ts'
import { loadClaim, toldOf } from './load-for-update.ts'
import { openClaimsOf } from './open-claims.ts'

type Asked = { id: string; claimant: Claimant; kind: ParcelClaimKind; asked: bigint; what: string; photos: readonly Upload[] }

type Parcel = {
  id: string
  number: string
  branchId: string
  endedAt: Date | null
  senderName: string
  recipientName: string
}

/** What keeps anybody from claiming for it; null where nothing does. */
export function whyNoClaim({ endedAt }: { endedAt: Date | null }, claimDays: number, today: string) {
  if (!endedAt) return 'تُقدَّم المطالبة بعد أن يُسلَّم الطرد أو يُسجَّل ضرره أو فقده.'
  return daysBetween(dayOf(endedAt), today) > claimDays
    ? `مضت مهلة المطالبة، وهي ${howMany(claimDays, 'day')} من انتهاء الطرد.`
    : null
}

/** Once for the form, and one that is open for a parcel at a time. The caller holds the parcel. */
export async function openClaim(work: Work, parcel: Parcel, { photos, ...asked }: Asked) {
  const before = await work.tx.selectFrom('parcelClaims').select('id').where('id', '=', asked.id).executeTakeFirst()
  if (before) return work.repeated()
  const { claimDays } = await parcelRulesNow(work.tx)
  const why = whyNoClaim(parcel, claimDays, dayOf(work.now()))
  if (why) throw new Refusal('parcels.no-claim', why)
  if ((await openClaimsOf(work.tx, [parcel.id])).size > 0)
    throw new Refusal('parcels.claimed-already', 'للطرد مطالبة مفتوحة من قبل. حدّث الصفحة لترى أين وصلت.')
  const openedAt = work.now()
  const { sequence } = await work.tx
    .insertInto('parcelClaims')
    .values({
      ...{ ...asked, ...notYet, parcelId: parcel.id, branchId: parcel.branchId, state: 'opened' },
      ...{ openedBy: work.actor.id, openedAt, words: '' },
    })
    .returning('sequence')
    .executeTakeFirstOrThrow()
  const number = claimNumber({ sequence, openedAt })
  const words = folded([number, parcel.number, shownNumber(parcel.number), parcel.senderName, parcel.recipientName].join(' '))
  await work.tx.updateTable('parcelClaims').set({ words }).where('id', '=', asked.id).execute()
  for (const photo of photos)
    await work.tx
      .insertInto('parcelClaimPhotos')
      .values({ fileId: await work.keepFile(photo), claimId: asked.id, takenAt: openedAt })
      .execute()
  const claim = await loadClaim(work, asked.id)
  if (claim) work.record(claimFacts.opened, parcel.id, toldOf(claim))
}

const notYet = {
  ...{ assessed: null, assessedAbout: null, papers: false, assessedBy: null, assessedAt: null },
  ...{ partyId: null, note: null, endedAt: null },
}
