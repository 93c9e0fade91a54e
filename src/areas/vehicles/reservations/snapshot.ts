import { z } from 'zod'
import { baisa } from '#values/shapes.ts'
import { addOnEffectNames, chargingNames } from '../terms/add-on.ts'
import { type Quote, quote, type Terms } from './quote.ts'

const Card = z.object({
  listId: z.string(),
  number: z.number(),
  classId: z.string(),
  seasons: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })).readonly(),
  rows: z.array(z.object({ season: z.string(), days: z.number(), price: z.string() })).readonly(),
  hour: z.string(),
  percentOff: z.number(),
})

const VehicleClass = z.object({
  ...{ name: z.string(), depositResident: baisa, depositVisitor: baisa, excess: baisa, eighthPrice: baisa },
  ...{ kmDay: z.number(), kmWeek: z.number(), kmMonth: z.number(), extraKm: baisa, turnaround: z.number() },
  minAge: z.number(),
})

const Place = z.object({
  ...{ id: z.string(), branchId: z.string(), name: z.string(), deliveryFee: baisa },
  ...{ opens: z.string(), closes: z.string(), afterHoursFee: baisa },
})

const AddOn = z.object({
  ...{ id: z.string(), name: z.string(), charged: z.enum(chargingNames), price: baisa },
  ...{ capDays: z.number().nullable(), effect: z.enum(addOnEffectNames), excess: baisa.nullable() },
})

const Rules = z.object({
  ...{
    version: z.number(),
    graceMinutes: z.number(),
    holdMinutes: z.number(),
    youngDayPrice: baisa,
    youngExcessPercent: z.number(),
  },
  ...{ cancelFreeHours: z.number(), noShowHours: z.number() },
})

const Agreement = z.object({
  ...{ id: z.string(), number: z.number(), percentOff: z.number(), termDays: z.number(), monthly: z.boolean() },
  branchId: z.string(),
})
const Discount = z.object({ percent: z.number(), why: z.string(), by: z.string() })

/** What was reserved before there were agreements and discounts says nothing of them. */
const Snapshot = z.object({
  terms: z.object({
    ...{ card: Card, vehicleClass: VehicleClass, rules: Rules, placeOut: Place, placeBack: Place },
    ...{ addOns: z.array(AddOn), under25: z.boolean(), vatRate: z.number() },
    ...{ agreement: Agreement.nullable().default(null), discount: Discount.nullable().default(null) },
  }),
  lines: z.array(
    z.object({
      label: z.string(),
      english: z.string().optional(),
      net: baisa,
      off: baisa.optional(),
      isHire: z.boolean().optional(),
    }),
  ),
})

/** As the row keeps it: amounts as text. */
export const snapshotOf = (terms: Terms, { lines }: Pick<Quote, 'lines'>) => z.encode(Snapshot, { terms, lines })

/** What was agreed: the terms it was priced by, and the price that follows from nothing else. */
export function agreedIn(row: { snapshot: unknown; startsAt: Date; endsAt: Date }) {
  const { terms, lines } = Snapshot.parse(row.snapshot)
  return { terms, price: { ...quote(terms, { from: row.startsAt, until: row.endsAt }), lines } }
}
