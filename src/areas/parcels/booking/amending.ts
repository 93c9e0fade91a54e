import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { mayChangeCod } from '../cod/changeable.ts'
import { askLandmark } from '../intake/inputs.ts'
import type { LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { priceOf, pricesNow } from '../journey/registering.ts'
import { merchantTermsOf } from '../merchants/terms-of.ts'
import { parcelAmended } from './facts.ts'

export type Amended = {
  recipientPhone?: string | undefined
  place?: string | undefined
  quarter?: string | undefined
  landmark?: string | undefined
  building?: string | undefined
  instructions?: string | undefined
}

const names = {
  ...{ recipientPhone: 'هاتف المرسل إليه', place: 'الولاية', quarter: 'المنطقة', landmark: 'العلامة القريبة' },
  ...{ building: 'المبنى', instructions: 'التعليمات للمندوب' },
} as const satisfies Record<keyof Amended, string>
type Part = keyof typeof names

/** Those that stay as they are once it was brought: they were priced, or the recipient was told. */
const fixedOnceBrought: readonly Part[] = ['recipientPhone', 'place']

/** What its sender tells otherwise: the courier reads it, and the label follows. True where anything is new. */
export async function amendParcel(work: Work, parcel: LoadedParcel, asked: Amended) {
  const given = (Object.keys(names) as Part[]).filter((part) => asked[part] !== undefined && asked[part] !== parcel[part])
  if (given.length === 0) return false
  if (!mayChangeCod(parcel)) throw new Refusal('parcels.no-step', 'خرج الطرد للتوصيل أو انتهى أمره، فلا تتغيّر بياناته.')
  const fixed = given.find((part) => fixedOnceBrought.includes(part))
  if (fixed && parcel.state !== 'registered')
    throw new Refusal('parcels.brought', `استُلم الطرد، فلا تتغيّر ${names[fixed]} من هنا. اتصل بالفرع.`)
  const kept = Object.fromEntries(given.map((part) => [part, asked[part] || null]))
  if (parcel.service === 'door' && kept.landmark === null) throw fieldFault('landmark', askLandmark)
  const price = kept.place ? await pricedTo(work, parcel, kept.place) : {}
  await work.tx
    .updateTable('parcels')
    .set((eb) => ({
      ...{ ...kept, ...price, changedAt: work.now(), version: eb('version', '+', 1) },
      words: folded([parcel.words, kept.recipientPhone, kept.place, kept.quarter].filter(Boolean).join(' ')),
      ...(given.some((part) => part !== 'instructions') && { relabelSince: parcel.relabelSince ?? work.now() }),
    }))
    .where('id', '=', parcel.id)
    .execute()
  const number = shownNumber(parcel.number)
  work.record(parcelAmended, parcel.id, { number, senderId: parcel.senderId, changed: given.map((part) => names[part]) })
  return true
}

/** To another wilayat it is priced anew, as it would be if it were booked now. */
async function pricedTo(work: Work, parcel: LoadedParcel, place: string) {
  const rows = await work.tx
    .selectFrom('parcelPieces')
    .select(['grams', 'length', 'width', 'height'])
    .where('parcelId', '=', parcel.id)
    .orderBy('n')
    .execute()
  const pieces = rows.map(({ grams, length, width, height }) => ({
    grams,
    size: length && width && height ? { length, width, height } : null,
  }))
  const terms = await merchantTermsOf(work, parcel.senderId)
  const { days, ...price } = priceOf(await pricesNow(work), { place, cod: parcel.cod, pieces, terms })
  return { ...price, promisedOn: daysAfter(dayOf(work.now()), days) }
}
