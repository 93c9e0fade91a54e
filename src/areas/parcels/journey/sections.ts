import { allParcelsPath, parcelPath, parcelsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { RecordSection } from '#platform/area.ts'
import { addressWith } from '#values/asked.ts'
import { dayOf } from '#values/days.ts'
import { shownNumber } from './number.ts'
import { parcelStates, parcelTones } from './parcel.ts'
import { seenBy } from './seen-by.ts'

const mostShown = 5

/** On the page of a customer: what they sent or were sent of late. */
export const ofCustomer: RecordSection = {
  record: 'customer',
  async read(ctx, id) {
    if (!ctx.actor.may(may.view)) return null
    const rows = await ctx.db
      .selectFrom('parcels')
      .select(['id', 'number', 'state', 'senderId', 'senderName', 'senderPhone', 'recipientName', 'content', 'registeredAt'])
      .where((eb) => seenBy(eb, ctx.actor))
      .where((eb) => eb.or([eb('senderId', '=', id), eb('recipientId', '=', id)]))
      .orderBy('registeredAt', 'desc')
      .limit(mostShown)
      .execute()
    const lines = rows.map((row) => ({
      ...{ id: row.id, path: parcelPath(row.id), number: shownNumber(row.number) },
      title: row.senderId === id ? `إلى ${row.recipientName}` : `من ${row.senderName}`,
      detail: [row.content, { at: dayOf(row.registeredAt) }],
      badges: [{ text: parcelStates[row.state], tone: parcelTones[row.state] }],
    }))
    const phone = rows.find(({ senderId }) => senderId === id)?.senderPhone
    return {
      ...{ title: 'الطرود', lines, all: { label: 'كل طروده', path: addressWith(allParcelsPath, { q: phone }) } },
      begin: ctx.actor.may(may.register)
        ? { label: 'استلم طردًا', alone: 'استلم منه طردًا', path: addressWith(parcelsPath, { from: phone }) }
        : null,
    }
  },
}
