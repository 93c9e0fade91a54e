import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { pricedFor, registerParcel } from '../journey/registering.ts'
import { isAbroad } from '../tariff/places.ts'

const longestContent = 120

/** The way back of an exchange: from whoever is given the new one to its sender, with a number of its own and nothing to collect. */
export async function registerOld(work: Work, newParcelId: string) {
  const parcel = await work.tx.selectFrom('parcels').selectAll().where('id', '=', newParcelId).executeTakeFirstOrThrow()
  const { senderId, senderName, senderPhone, recipientName, recipientPhone } = parcel
  if (parcel.service !== 'door' || isAbroad(parcel.place))
    throw fieldFault('exchange', 'يأخذ المندوب القديم عند الباب داخل عُمان وحدها. اختر «إلى الباب»، أو أزل العلامة.')
  const sender = { id: senderId, name: senderName, phone: senderPhone, reference: null }
  const { place, quarter, landmark, building, fromBranchId, toBranchId } = parcel
  const old = await registerParcel(
    work,
    {
      ...{ id: work.newId(), service: 'door', fromBranchId, toBranchId, sender, place, quarter, landmark, building },
      ...{
        recipient: { name: recipientName, phone: recipientPhone },
        content: `قديم بدل: ${parcel.content}`.slice(0, longestContent),
      },
      ...{ declaredValue: null, cod: 0n, fragile: false, payer: 'sender', isReturning: true },
      pieces: [{ grams: parcel.grams, size: null }],
    },
    await pricedFor(work, sender),
  )
  await work.tx.insertInto('parcelExchanges').values({ newParcelId, oldParcelId: old.id }).execute()
  return old
}
