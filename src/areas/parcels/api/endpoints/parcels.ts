import { z } from 'zod'
import { baisaIn } from '#values/money.ts'
import { amendParcel } from '../../booking/amending.ts'
import { bookParcel } from '../../booking/booking.ts'
import { changeCod } from '../../cod/changing-cod.ts'
import { registerOld } from '../../exchanges/registering-old.ts'
import { priceOf, pricesNow } from '../../journey/registering.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { aloneForMerchant } from '../../merchants/references.ts'
import { reschedule } from '../../redelivery/redelivering.ts'
import { cancelOnce } from '../../weighing/use-cases/cancel-parcel.ts'
import { asks, does } from '../endpoint.ts'
import { oneSent, oneSentForUpdate, termsOfCaller } from '../reading.ts'
import { AmendGiven, BookedTold, ParcelGiven, ParcelTold, QuoteGiven, QuoteTold, RescheduleGiven } from '../shapes.ts'
import { bookedIn, chargedTold, parcelTold, piecesIn } from '../telling.ts'

const parcels = { scope: 'parcels' } as const
const Reason = z.strictObject({ reason: z.string('اكتب السبب.').trim().min(2, 'اكتب السبب.').max(160, 'السبب حتى 160 حرفًا.') })

export const bookByApi = does(
  {
    name: 'book',
    method: 'POST',
    path: '/parcels',
    summary: 'سجّل طردًا',
    status: 201,
    ...parcels,
    body: ParcelGiven,
    answer: BookedTold,
  },
  async (work, { caller, body }) => {
    const terms = await termsOfCaller(work, caller)
    await aloneForMerchant(work, terms.partyId)
    const id = work.newId()
    await bookParcel(work, terms, bookedIn(id, body))
    const old = body.exchange ? await registerOld(work, id) : null
    const row = await work.tx.selectFrom('parcels').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { ...parcelTold(row), old: old?.number ?? null }
  },
)

export const quoteByApi = asks(
  {
    name: 'quote',
    method: 'POST',
    path: '/quotes',
    summary: 'احسب رسم التوصيل',
    ...parcels,
    body: QuoteGiven,
    answer: QuoteTold,
  },
  async (ctx, { caller, body }) => {
    const terms = await termsOfCaller(ctx, caller)
    return ctx.db.transaction().execute(async (tx) => {
      const asked = {
        place: body.place,
        cod: body.cod === undefined ? 0n : baisaIn(body.cod),
        pieces: piecesIn(body.pieces),
        terms,
      }
      const price = priceOf(await pricesNow({ tx, now: ctx.now }), asked)
      return { chargeableGrams: price.chargeable, fees: chargedTold(price), days: price.days }
    })
  },
)

const one = (verb: string) => `/parcels/{number}/${verb}`

export const cancelByApi = does(
  { name: 'cancel', method: 'POST', path: one('cancel'), summary: 'ألغِ طردًا لم يُستلم بعد', ...parcels, answer: ParcelTold },
  async (work, { caller, params }) => {
    await cancelOnce(work, await oneSentForUpdate(work, caller, params.number), undefined)
    return parcelTold(await oneSent({ db: work.tx }, caller, params.number))
  },
)

const mayHold = ['registered', 'accepted', 'shelved', 'bagged', 'in-transit', 'at-branch']

export const holdByApi = does(
  {
    name: 'hold',
    method: 'POST',
    path: one('hold'),
    summary: 'أوقف طردًا قبل خروجه للتوصيل',
    ...parcels,
    body: Reason,
    answer: ParcelTold,
  },
  async (work, { caller, params, body: { reason } }) => {
    const parcel = await oneSentForUpdate(work, caller, params.number)
    if (parcel.heldReason !== null) work.repeated()
    else if (!mayHold.includes(parcel.state))
      throw { status: 409, code: 'parcels.no-step', detail: 'خرج الطرد للتوصيل أو انتهى، فلا يُوقف من هنا. اتصل بالفرع.' }
    else await takeStep(work, parcel, { step: 'held', reason })
    return parcelTold(await oneSent({ db: work.tx }, caller, params.number))
  },
)

export const returnByApi = does(
  { name: 'return', method: 'POST', path: one('return'), summary: 'أعد طردًا إليك', ...parcels, body: Reason, answer: ParcelTold },
  async (work, { caller, params, body: { reason } }) => {
    const parcel = await oneSentForUpdate(work, caller, params.number)
    if (parcel.isReturning) work.repeated()
    else await takeStep(work, parcel, { step: 'returning', reason })
    return parcelTold(await oneSent({ db: work.tx }, caller, params.number))
  },
)

export const amendByApi = does(
  {
    ...{ name: 'amend', method: 'PATCH', path: '/parcels/{number}', summary: 'صحّح طردًا قبل خروجه للتوصيل' },
    ...parcels,
    body: AmendGiven,
    answer: ParcelTold,
  },
  async (work, { caller, params, body: { cod, phone, address = {}, note } }) => {
    const parcel = await oneSentForUpdate(work, caller, params.number)
    const isAmended = await amendParcel(work, parcel, { ...address, recipientPhone: phone, instructions: note })
    const amended = await oneSentForUpdate(work, caller, params.number)
    const sum = cod === undefined ? amended.cod : baisaIn(cod)
    if (sum !== amended.cod) await changeCod(work, amended, { cod: sum, byOffice: false, reason: null })
    else if (!isAmended) work.repeated()
    return parcelTold(await oneSent({ db: work.tx }, caller, params.number))
  },
)

export const rescheduleByApi = does(
  {
    ...{ name: 'reschedule', method: 'POST', path: one('reschedule'), summary: 'غيّر موعد تسليم طرد' },
    ...parcels,
    body: RescheduleGiven,
    answer: ParcelTold,
  },
  async (work, { caller, params, body }) => {
    await reschedule(work, await oneSentForUpdate(work, caller, params.number), body)
    return parcelTold(await oneSent({ db: work.tx }, caller, params.number))
  },
)
