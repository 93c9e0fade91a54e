import { z } from 'zod'
import { day, measured, phoneOf, whenRight, written } from '#values/shapes.ts'
import { isDeliveryPlace, isWilayat } from '#values/wilayats.ts'
import { amount, answerable, oneOf, requestShape } from './contact-input.ts'
import { declarations, payers } from './parcels.ts'

const askSender = 'اختر ولاية المرسل.'
const askPlace = 'اختر ولاية المرسل إليه أو دولته.'
const side = (name: string) => measured(`${name} بالسنتيمتر، حتى 300`, { places: 1, least: 1, most: 3_000 }).optional()
const sides = { length: side('الطول'), width: side('العرض'), height: side('الارتفاع') }

type Size = { length?: number | undefined; width?: number | undefined; height?: number | undefined }

/** The sender is whoever asks; a parcel of the post is at most 25 kg. */
export const PickupInput = answerable(
  z.object({
    kind: z.literal('pickup'),
    senderWilayat: z.string(askSender).refine(isWilayat, askSender),
    pickupOn: day('اختر يوم الاستلام.'),
    senderAddress: written('اكتب عنوان الاستلام.', 300),
    recipientName: written('اكتب اسم المرسل إليه.', 120),
    recipientPhone: phoneOf('المرسل إليه'),
    recipientPlace: z.string(askPlace).refine(isDeliveryPlace, askPlace),
    recipientAddress: written('اكتب عنوان المرسل إليه.', 300),
    content: written('اكتب ما في الطرد.'),
    weight: measured('اكتب الوزن بالكيلوجرام، مثل 2.5، حتى 25 كجم', {
      places: 3,
      least: 1,
      most: 25_000,
      over: 'الوزن حتى 25 كجم.',
    }),
    ...sides,
    cashOnDelivery: amount.optional(),
    payer: oneOf(payers, 'اختر من يدفع رسم التوصيل.'),
    declared: oneOf(declarations, 'أكّد أن الطرد خالٍ من المواد التي لا تُقبل.'),
    ...requestShape,
  }),
).refine(allOrNone, { ...whenRight('length', 'width', 'height'), path: ['length'], error: 'اكتب الطول والعرض والارتفاع.' })

function allOrNone({ length, width, height }: Size) {
  const given = [length, width, height].filter((one) => one !== undefined).length
  return given === 0 || given === 3
}

export type PickupForm = z.input<typeof PickupInput>
