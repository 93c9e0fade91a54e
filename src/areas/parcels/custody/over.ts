import { parcelsInHandOver, partiesInHandOver } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { shownNumber } from '../journey/number.ts'

/** Whose what is too much may be: the senders and payers of a hand-over, and the recipients of its parcels. */
export async function ownersOfOver({ db }: Pick<Ctx, 'db'>, handOverId: string) {
  const parties = await partiesInHandOver({ db }, handOverId)
  const ids = (await parcelsInHandOver({ db }, handOverId)).map(({ parcelId }) => parcelId)
  const parcels = await db
    .selectFrom('parcels')
    .select(['id', 'number', 'recipientName'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .orderBy('number')
    .execute()
  return [
    ...parcels.map(
      ({ id, number, recipientName }) => [`parcel:${id}`, `${recipientName}، مستلم ${shownNumber(number)}`] as const,
    ),
    ...parties.map(({ partyId, name }) => [`party:${partyId}`, name] as const),
  ]
}
