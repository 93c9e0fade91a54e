import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { type LoadedParcel, loadParcelForUpdate, piecesOf } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { senderIds } from '../../merchants/senders.ts'
import { cancelledByOffice } from '../facts.ts'
import { CancelForSenderInput, CancelParcelInput } from '../inputs.ts'

const may = parcelPermissions.register

/** What was booked and never brought. */
export const cancelParcel = command({
  name: 'parcels.cancel',
  permission: may,
  input: CancelForSenderInput,
  async run(work, { parcelId, reason }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may)
    const { senderId, state } = parcel
    await cancelOnce(work, parcel, reason)
    if (state !== 'cancelled') work.record(cancelledByOffice, parcelId, { number: shownNumber(parcel.number), senderId, reason })
    return { parcelId }
  },
})

/** The same by whoever booked it. */
export const cancelOwnParcel = command({
  name: 'parcels.cancel-own',
  permission: anyoneSignedIn,
  input: CancelParcelInput,
  async run(work, { parcelId, reason }) {
    const ids = await senderIds({ db: work.tx }, work.actor.id)
    await cancelOnce(work, await sentByThem(work, parcelId, ids), reason)
    return { parcelId }
  },
})

/** A parcel to change, where one of these sent it. */
export async function sentByThem({ tx }: Pick<Work, 'tx'>, id: string, senders: readonly string[]) {
  const row = await tx.selectFrom('parcels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || !senders.includes(row.senderId)) throw new Refusal('not-found', 'لا يوجد هذا الطرد.', 404)
  return { ...row, pieces: await piecesOf(tx, id) }
}

export async function cancelOnce(work: Work, parcel: LoadedParcel, reason: string | undefined) {
  if (parcel.state === 'cancelled') return work.repeated()
  await takeStep(work, parcel, { step: 'cancelled', reason: reason ?? null })
}
