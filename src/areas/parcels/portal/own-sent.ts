import { branches } from '#areas/company/public.ts'
import { codTakenOf } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { mayChangeCod } from '../cod/changeable.ts'
import { exchangedWith } from '../journey/exchanges.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelServices } from '../journey/parcel.ts'
import { senderIds } from '../merchants/senders.ts'
import { openAsk } from '../redelivery/asking-sender.ts'
import { publicEvents } from '../tracking/tracked.ts'

/** One parcel as whoever sent it reads it; null where they sent no such parcel. */
export async function ownSent(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const ids = await senderIds(ctx, ctx.actor.id)
  const row = await ctx.db.selectFrom('parcels').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !ids.includes(row.senderId)) return null
  const pieces = await ctx.db.selectFrom('parcelPieces').select('state').where('parcelId', '=', id).execute()
  const offices = new Map((await branches(ctx)).map((one) => [one.id, one]))
  const forMoney = await senderIds(ctx, ctx.actor.id, { money: true })
  const isCodTaken = (await codTakenOf(ctx, id)) !== null
  return {
    ...{ id, number: shownNumber(row.number), bare: row.number, state: row.state, isReturning: row.isReturning },
    ...{ recipient: row.recipientName, recipientPhone: row.recipientPhone, content: row.content, pieces: row.pieceCount },
    address: [row.place, row.quarter, row.landmark, row.building].filter(Boolean).join('، '),
    service: `${parcelServices[row.service]}، ${offices.get(row.toBranchId)?.nameAr ?? ''}`,
    ...{ reference: row.senderReference, promisedOn: row.promisedOn, grams: row.chargeable, cod: row.cod, isCodTaken },
    ...{ fees: row.carriage + row.codFee + row.vat, payer: row.payer },
    ...{ mayCancel: row.state === 'registered', mayPrint: !row.endedAt, isLabelOld: row.relabelSince !== null && !row.endedAt },
    mayChangeCod: !isCodTaken && mayChangeCod({ ...row, pieces }) && forMoney.includes(row.senderId),
    exchange: await exchangedWith(ctx.db, id),
    ask: await openAsk(ctx, row),
    today: dayOf(ctx.now()),
    events: (await publicEvents(ctx, id)).map(({ branchId, ...event }) => ({
      ...event,
      wilayat: offices.get(branchId)?.wilayat ?? '',
    })),
  }
}
