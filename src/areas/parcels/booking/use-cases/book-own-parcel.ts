import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { registerOld } from '../../exchanges/registering-old.ts'
import { shownNumber } from '../../journey/number.ts'
import { mustBeMerchant } from '../../merchants/own-merchant.ts'
import { bookParcel } from '../booking.ts'
import { BookParcelInput } from '../inputs.ts'

/** A merchant tells us of a parcel from his account; pressed twice it is one. */
export const bookOwnParcel = command({
  name: 'parcels.book-own',
  permission: anyoneSignedIn,
  input: BookParcelInput,
  async run(work, asked) {
    const terms = await mustBeMerchant(work)
    const before = await work.tx
      .selectFrom('parcels')
      .select(['number', 'senderId'])
      .where('id', '=', asked.id)
      .executeTakeFirst()
    if (before && before.senderId !== terms.partyId) throw new Refusal('not-found', 'لا يوجد هذا الطرد. حدّث الصفحة.', 404)
    if (before) {
      work.repeated()
      return { id: asked.id, number: shownNumber(before.number) }
    }
    const { id, number } = await bookParcel(work, terms, asked)
    if (asked.exchange) await registerOld(work, id)
    return { id, number }
  },
})
