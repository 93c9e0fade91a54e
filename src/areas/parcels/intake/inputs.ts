import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { chosen, measured, optionalText, phoneOf, rialsAbove, rialsOrNone, whenRight, written } from '#values/shapes.ts'
import { parcelServiceNames, payerNames } from '../journey/parcel.ts'

export const mostPieces = 6

const side = (name: string) => measured(`${name} بالسنتيمتر، حتى 300`, { places: 1, least: 1, most: 3_000 }).optional()
const askSize = 'اكتب الطول والعرض والارتفاع.'

const Piece = z
  .object({
    weight: measured('اكتب الوزن بالكيلوجرام، مثل 2.340', { places: 3, least: 1, most: 100_000 }),
    length: side('الطول'),
    width: side('العرض'),
    height: side('الارتفاع'),
  })
  .superRefine(
    ({ length, width, height }, context) => {
      const given = [length, width, height].filter((each) => each !== undefined)
      if (given.length % 3 === 0) return
      for (const [name, value] of Object.entries({ length, width, height }))
        if (value === undefined) context.addIssue({ code: 'custom', message: askSize, path: [name] })
    },
    whenRight('length', 'width', 'height'),
  )

const yes = z
  .literal('yes')
  .optional()
  .transform((word) => word === 'yes')

export const askLandmark = 'اكتب علامة قريبة يستدل بها المندوب.'

const Parcel = z
  .object({
    id: z.uuid(),
    branchId: z.uuid('اختر الفرع.').optional(),
    senderPhone: phoneOf('المرسل'),
    senderName: written('اكتب اسم المرسل.', 120),
    senderReference: optionalText(40),
    recipientPhone: phoneOf('المرسل إليه'),
    recipientName: written('اكتب اسم المرسل إليه.', 120),
    place: z.string('اختر الولاية.').trim().min(1, 'اختر الولاية.'),
    quarter: optionalText(80),
    landmark: optionalText(160),
    building: optionalText(80),
    service: chosen(parcelServiceNames, 'اختر كيف يصل.'),
    toBranchId: z.uuid('اختر الفرع.').optional(),
    content: written('اكتب ما في الطرد.', 120),
    declaredValue: rialsAbove.optional(),
    cod: rialsOrNone.refine((sum) => sum % 5n === 0n, 'اكتب المبلغ بمضاعفات 5 بيسات: لا قطعة نقد أصغر.').optional(),
    fragile: yes,
    exchange: yes,
    payer: chosen(payerNames, 'اختر من يدفع رسم التوصيل.'),
  })
  .superRefine(
    ({ service, landmark }, context) => {
      const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (service !== 'door') return
      if (!landmark) fault('landmark', askLandmark)
    },
    whenRight('service', 'landmark'),
  )

/** What a parcel is told to be, wherever it is told. */
export const parcelShape = Parcel.shape
export const pieceLines = {
  name: 'pieces' as const,
  line: Piece,
  most: mostPieces,
  parts: ['weight', 'length', 'width', 'height'],
}

export const TakeInParcelInput = withLines(Parcel, pieceLines)
export type TakeInForm = z.input<typeof Parcel>
