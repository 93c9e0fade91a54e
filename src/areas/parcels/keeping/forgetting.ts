import { phonesOfAccounts } from '#areas/identity/public.ts'
import { forgetTasksAbout } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { folded } from '#values/text.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelKind } from '../journey/parcel-kind.ts'
import { noPin } from '../redelivery/redelivering.ts'

/** In the place of whoever a parcel was for. */
const gone = 'محذوف'
const atOnce = 500
const mostADay = 5_000

/** Whoever has no account with us is no more to be known from what they were sent. What was carried, and for whom it was sent, stays. */
export async function forgetRecipients(work: Work, before: Date) {
  await work.tx.deleteFrom('parcelKnownPlaces').where('keptAt', '<', before).execute()
  let [after, forgotten] = ['00000000-0000-0000-0000-000000000000', 0]
  while (forgotten < mostADay) {
    const rows = await work.tx
      .selectFrom('parcels')
      .select(['id', 'number', 'recipientPhone', 'senderName', 'senderPhone', 'senderReference', 'place', 'content'])
      .where('endedAt', '<', before)
      .where('recipientName', '<>', gone)
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    const known = await phonesOfAccounts(
      work,
      rows.map(({ recipientPhone }) => recipientPhone),
    )
    const strangers = rows.filter(({ recipientPhone }) => !known.has(recipientPhone))
    for (const row of strangers) await forgetOne(work, row)
    await forgetTasksAbout(
      work,
      parcelKind,
      strangers.map(({ id }) => id),
    )
    forgotten += strangers.length
  }
  return forgotten
}

type Row = {
  id: string
  number: string
  senderName: string
  senderPhone: string
  senderReference: string | null
  place: string
  content: string
}

async function forgetOne({ tx }: Work, { id, number, senderName, senderPhone, senderReference, place, content }: Row) {
  const words = folded(
    [number, shownNumber(number), senderName, senderPhone, senderReference, place, content].filter(Boolean).join(' '),
  )
  const nowhere = { quarter: null, landmark: null, building: null, instructions: null, collector: null, ...noPin }
  await tx
    .updateTable('parcels')
    .set({ ...nowhere, recipientName: gone, recipientPhone: '', words })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('parcelPhoneEvents').set({ said: null, told: null }).where('parcelId', '=', id).execute()
  await tx.deleteFrom('parcelRedirectAsks').where('parcelId', '=', id).execute()
  await tx
    .updateTable('parcelClaims')
    .set({ words: folded([number, shownNumber(number), senderName].join(' ')) })
    .where('parcelId', '=', id)
    .execute()
}

/** Signatures, pictures and the end of a card: what was to be proven by them is long settled. */
export async function forgetProofs({ tx }: Work, before: Date) {
  await tx
    .updateTable('parcelStops')
    .set({ pinLatitude: null, pinLongitude: null, pinAccuracy: null })
    .where('endedAt', '<', before)
    .where('pinAccuracy', 'is not', null)
    .execute()
  await tx.updateTable('parcels').set(noPin).where('endedAt', '<', before).where('pinnedAt', 'is not', null).execute()
  const gone = [
    ...(await tx.deleteFrom('parcelProofs').where('at', '<', before).returning('fileId').execute()),
    ...(await tx.deleteFrom('parcelWithdrawnProofs').where('at', '<', before).returning('fileId').execute()),
    ...(await tx.deleteFrom('parcelPhotos').where('takenAt', '<', before).returning('fileId').execute()),
    ...(await tx.deleteFrom('parcelClaimPhotos').where('takenAt', '<', before).returning('fileId').execute()),
  ]
  await forgetFiles(
    tx,
    gone.flatMap(({ fileId }) => fileId ?? []),
  )
  return gone.length
}
