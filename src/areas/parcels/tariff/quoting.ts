import { z } from 'zod'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { QuoteInput } from './inputs.ts'
import { tariffOn } from './published-tariffs.ts'
import { chargeableGrams, codFee, deliveryPrice, volumetricGrams } from './tariff.ts'

type Asking = Pick<Ctx, 'db' | 'now' | 'config'>
export type Tariff = NonNullable<Awaited<ReturnType<typeof tariff>>>

/** The tariff of today with its zones, or null: nothing may be quoted before one is approved. */
export async function tariff({ db, now, config }: Asking) {
  const current = await tariffOn(db, dayOf(now()))
  // Outside production nobody has approved anything, and the page says so.
  return current && { ...current, demonstration: config.MODE !== 'production' }
}

/** What may be said of parcels today, for answers that hold it; nothing while no tariff is approved. */
export async function tariffInWords(asking: Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>) {
  const current = await tariffOn('tx' in asking ? asking.tx : asking.db, dayOf(asking.now()))
  return {
    parcelZones: current?.zones.map(({ name }) => name).join('، '),
    parcelDivisor: current?.divisor,
    parcelHeaviest: current && current.heaviestGrams / 1_000,
  }
}

type Typed = Record<string, string | undefined>
export type Calculation = Awaited<ReturnType<typeof quoteParcel>>

/** The calculator's answer to a query: today's tariff, what was typed, and either a quote or what is wrong with it. */
export async function quoteParcel(asking: Asking, query: URLSearchParams) {
  const typed: Typed = Object.fromEntries([...query].filter(([, value]) => value !== ''))
  const current = await tariff(asking)
  // Sent empty it was asked as well, and says what is missing.
  const asked = query.has('zone') || query.has('weight')
  const answer = current && asked ? quote(current, typed) : { quote: null, fields: {} }
  return { tariff: current, typed, ...answer }
}

function quote(current: Tariff, typed: Typed) {
  const read = QuoteInput.safeParse(typed)
  if (!read.success) return { quote: null, fields: z.flattenError(read.error).fieldErrors }
  const { zone: zoneId, weight, length, width, height, cod = 0n } = read.data
  const zone = current.zones.find(({ id }) => id === zoneId)
  if (!zone) return { quote: null, fields: { zone: ['اختر من القائمة.'] } }
  if (weight > current.heaviestGrams) {
    return { quote: null, fields: { weight: [`الوزن حتى ${current.heaviestGrams / 1_000} كجم.`] } }
  }
  const size = length && width && height ? { length, width, height } : null
  const grams = chargeableGrams(weight, size, current)
  const price = deliveryPrice(grams, zone)
  const fee = codFee(cod, current)
  const byVolume = size && volumetricGrams(size, current)
  return { quote: { zone, weight, byVolume, grams, price, codFee: fee, total: price + fee }, fields: {} }
}
