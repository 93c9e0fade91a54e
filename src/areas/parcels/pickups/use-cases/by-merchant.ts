import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { mustBeMerchant } from '../../merchants/own-merchant.ts'
import { senderIds } from '../../merchants/senders.ts'
import { askPickup, cancelPickup, ownPickup } from '../asking.ts'
import { AskPickupInput, OfPickupInput } from '../inputs.ts'

/** A merchant asks us to fetch his parcels; pressed twice it is one. */
export const askOwnPickup = command({
  name: 'parcels.ask-own-pickup',
  permission: anyoneSignedIn,
  input: AskPickupInput,
  async run(work, asked) {
    const terms = await mustBeMerchant(work)
    const before = await work.tx.selectFrom('parcelPickups').select('partyId').where('id', '=', asked.id).executeTakeFirst()
    if (before && before.partyId !== terms.partyId) throw new Refusal('not-found', 'لا يوجد هذا الطلب. حدّث الصفحة.', 404)
    if (before) work.repeated()
    else await askPickup(work, terms, asked)
    return { id: asked.id }
  },
})

export const cancelOwnPickup = command({
  name: 'parcels.cancel-own-pickup',
  permission: anyoneSignedIn,
  input: OfPickupInput,
  async run(work, { pickupId }) {
    const ids = await senderIds({ db: work.tx }, work.actor.id)
    await cancelPickup(work, await ownPickup(work, pickupId, ids), { byOffice: false, reason: null })
    return { pickupId }
  },
})
