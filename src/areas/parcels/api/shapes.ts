import { z } from 'zod'
import { baisaIn } from '#values/money.ts'
import { chosen, plannedDay } from '#values/shapes.ts'
import { mostPieces, parcelShape } from '../intake/inputs.ts'
import { parcelServiceNames } from '../journey/parcel.ts'
import { pickupShape } from '../pickups/inputs.ts'
import { pickupStateNames } from '../pickups/pickup.ts'
import { windowStarts } from '../redelivery/windows.ts'
import { isAbroad } from '../tariff/places.ts'

/** Money is text with three decimals: a program that sends a number would lose a baisa one day. */
export const money = z.string().regex(/^\d+\.\d{3}$/)
const moneyGiven = z.string('المبلغ نص، مثل "12.500".').regex(/^\d{1,7}(\.\d{1,3})?$/, 'المبلغ نص، مثل "12.500".')
const grams = z
  .number('الوزن بالجرام، عدد صحيح.')
  .int('الوزن بالجرام، عدد صحيح.')
  .min(1, 'الوزن أكبر من صفر.')
  .max(100_000, 'الوزن حتى 100 كجم.')
const centimetres = z.number('الطول بالسنتيمتر.').min(0.1, 'الطول أكبر من صفر.').max(300, 'الطول حتى 300 سم.')

const PieceGiven = z.strictObject({
  weightGrams: grams,
  size: z.strictObject({ length: centimetres, width: centimetres, height: centimetres }).optional(),
})

export const codGiven = moneyGiven.refine((text) => baisaIn(text) % 5n === 0n, 'المبلغ بمضاعفات 5 بيسات، مثل "12.505".')

const AddressGiven = z.strictObject({
  place: parcelShape.place,
  quarter: parcelShape.quarter,
  landmark: parcelShape.landmark,
  building: parcelShape.building,
})

const noExchange = 'يُؤخذ القديم عند الباب داخل عُمان وحدها: service هي door.'

export const ParcelGiven = z
  .strictObject({
    reference: parcelShape.senderReference,
    recipient: z.strictObject({ name: parcelShape.recipientName, phone: parcelShape.recipientPhone }),
    address: AddressGiven,
    service: z.enum(parcelServiceNames, 'الخدمة door أو branch.'),
    content: parcelShape.content,
    declaredValue: moneyGiven.optional(),
    /** What is collected from the recipient for the sender. */
    cod: codGiven.optional(),
    fragile: z.boolean().optional(),
    /** An old one is taken where this is given. */
    exchange: z.boolean().optional(),
    pieces: z.array(PieceGiven, 'اكتب القطع.').min(1, 'قطعة واحدة على الأقل.').max(mostPieces, `حتى ${mostPieces} قطع.`),
  })
  .refine(({ exchange, service, address }) => !exchange || (service === 'door' && !isAbroad(address.place)), {
    path: ['exchange'],
    message: noExchange,
  })
export type ParcelGiven = z.output<typeof ParcelGiven>

export const QuoteGiven = z.strictObject({
  place: parcelShape.place,
  cod: codGiven.optional(),
  pieces: z.array(PieceGiven, 'اكتب القطع.').min(1, 'قطعة واحدة على الأقل.').max(mostPieces, `حتى ${mostPieces} قطع.`),
})

export const apiStates = {
  ...{ registered: 'pending', accepted: 'picked_up', shelved: 'picked_up', bagged: 'picked_up' },
  ...{ 'in-transit': 'in_transit', 'at-branch': 'in_transit', 'out-for-delivery': 'out_for_delivery' },
  ...{ 'attempt-failed': 'delivery_failed', 'ready-for-pickup': 'ready_for_pickup', 'handed-over': 'delivered' },
  ...{ returning: 'return_to_sender', returned: 'returned', 'on-hold': 'on_hold', cancelled: 'cancelled' },
  ...{ damaged: 'unknown', lost: 'unknown', disposed: 'unknown' },
} as const
export const apiStateNames = [...new Set(Object.values(apiStates))] as [string, ...string[]]

const Charged = z.strictObject({ carriage: money, codFee: money, vat: money, total: money })

export const ParcelTold = z.strictObject({
  number: z.string(),
  reference: z.string().nullable(),
  state: z.enum(apiStateNames),
  /** Why, where the state alone says too little. */
  reason: z.string().nullable(),
  returning: z.boolean(),
  service: z.enum(parcelServiceNames),
  recipient: z.strictObject({ name: z.string(), phone: z.string() }),
  place: z.string(),
  pieces: z.number().int(),
  weightGrams: z.number().int(),
  chargeableGrams: z.number().int(),
  cod: money,
  /** The label that was printed says something else: print it anew. */
  relabel: z.boolean(),
  fees: Charged,
  registeredAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  promisedOn: z.string().nullable(),
})

/** With the number of what is taken for it, whose label goes along. */
export const BookedTold = ParcelTold.extend({ old: z.string().nullable() })

export const ParcelsTold = z.strictObject({ parcels: z.array(ParcelTold), next: z.string().nullable() })

export const QuoteTold = z.strictObject({ chargeableGrams: z.number().int(), fees: Charged, days: z.number().int() })

export const EventTold = z.strictObject({
  sequence: z.string(),
  number: z.string(),
  reference: z.string().nullable(),
  event: z.string(),
  at: z.iso.datetime(),
  branch: z.string(),
  reason: z.string().nullable(),
})

export const EventsTold = z.strictObject({ events: z.array(EventTold), next: z.string().nullable() })

export const PlacesTold = z.strictObject({
  places: z.array(z.strictObject({ place: z.string(), zone: z.string(), daysFrom: z.number().int(), daysTo: z.number().int() })),
})

export const ProofTold = z.strictObject({
  by: z.enum(['code', 'signature', 'photo', 'card']),
  receivedBy: z.string(),
  at: z.iso.datetime(),
})

const RowTold = z.strictObject({
  row: z.number().int(),
  reference: z.string().nullable(),
  number: z.string().nullable(),
  /** The old one of an exchange. */
  old: z.string().nullable(),
  /** It was there already under this reference. */
  existed: z.boolean(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })),
})

export const BatchTold = z.strictObject({ id: z.uuid(), rows: z.array(RowTold) })
export type RowTold = z.output<typeof RowTold>

export const MoneyTold = z.strictObject({
  /** Shown by the bank, and not paid yet. */
  ready: money,
  /** Paid by recipients, and not shown by the bank yet. */
  waiting: money,
  /** Owed to us for parcels. */
  fees: money,
})

const Remitted = {
  ...{ id: z.uuid(), number: z.string(), paidOn: z.string(), reference: z.string().nullable() },
  ...{ collected: money, fees: money, paid: money },
}
export const RemittancesTold = z.strictObject({ remittances: z.array(z.strictObject(Remitted)), next: z.string().nullable() })
export const RemittanceTold = z.strictObject({
  ...Remitted,
  parcels: z.array(
    z.strictObject({ number: z.string(), reference: z.string().nullable(), collectedOn: z.string(), amount: money }),
  ),
  kept: z.array(z.strictObject({ invoice: z.string(), description: z.string(), amount: money })),
})

const part = (most: number) => z.string().trim().max(most, `حتى ${most} حرفًا.`).optional()

/** What may be told otherwise before it goes out; what is not named stays. */
export const AmendGiven = z.strictObject({
  cod: codGiven.optional(),
  phone: parcelShape.recipientPhone.optional(),
  address: z
    .strictObject({ place: parcelShape.place.optional(), quarter: part(80), landmark: part(160), building: part(80) })
    .optional(),
  /** For the courier at the door. */
  note: part(200),
})

export const RescheduleGiven = z.strictObject({
  day: plannedDay('اليوم مثل 2026-01-15.'),
  from: chosen(windowStarts, `بداية الوقت واحدة من ${windowStarts.join(' ')}.`),
})

export const PickupGiven = z.strictObject({
  day: pickupShape.day,
  from: pickupShape.from,
  count: z.number('كم طردًا؟').int('عدد صحيح.').min(1, 'طرد واحد على الأقل.').max(999, 'حتى 999 طرد.'),
  address: z.strictObject({
    place: pickupShape.place,
    quarter: pickupShape.quarter,
    landmark: pickupShape.landmark,
    building: pickupShape.building,
  }),
  phone: pickupShape.phone,
  note: pickupShape.note,
})

export const PickupTold = z.strictObject({
  id: z.uuid(),
  state: z.enum(pickupStateNames),
  day: z.string(),
  from: z.string(),
  count: z.number().int(),
  place: z.string(),
  courier: z.string().nullable(),
  reason: z.string().nullable(),
})
export const PickupsTold = z.strictObject({ pickups: z.array(PickupTold), next: z.string().nullable() })
