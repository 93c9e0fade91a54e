import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { vatRateOfKind } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { type Database, type Db, often, type Tx } from '#platform/db/database.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { sealed } from '#platform/secrets.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { folded as foldedText } from '#values/text.ts'
import { dueOnAccount, rateOfMerchant } from '../merchants/merchant.ts'
import { mustBeNewReference } from '../merchants/references.ts'
import { type MerchantTerms, merchantTermsOf } from '../merchants/terms-of.ts'
import { isAbroad, placesKept } from '../tariff/places.ts'
import { tariffOn } from '../tariff/published-tariffs.ts'
import { chargeableGrams, codFee, deliveryPrice, type Size, volumetricGrams } from '../tariff/tariff.ts'
import type { LoadedParcel } from './load-for-update.ts'
import { numberFor, shownNumber } from './number.ts'
import type { ParcelService, Payer } from './parcel.ts'
import { recordRegistered } from './taking-a-step.ts'

export type PieceWeighed = { grams: number; size: Size | null }

type Asked = {
  id: string
  service: ParcelService
  fromBranchId: string
  toBranchId: string | null
  sender: { id: string; name: string; phone: string; reference: string | null }
  recipient: { name: string; phone: string }
  place: string
  quarter: string | null
  landmark: string | null
  building: string | null
  content: string
  declaredValue: bigint | null
  /** What is collected from whoever takes it, for the sender. */
  cod: bigint
  fragile: boolean
  payer: Payer
  pieces: readonly PieceWeighed[]
  /** The old one of an exchange: it goes to its sender, and waits where it is to be taken. */
  isReturning?: true
}

/** By what a parcel of this sender is priced. A merchant's own number of an order is new with it. */
export async function pricedFor(work: Work, { id, reference }: Pick<Asked['sender'], 'id' | 'reference'>) {
  const terms = await merchantTermsOf(work, id)
  if (terms && reference) await mustBeNewReference(work, id, reference)
  return { terms, prices: await pricesNow(work) }
}

/** What parcels are priced by today, read once for as many as there are; terms of whoever is no merchant are none. */
type PricedBy = { terms: MerchantTerms | null; prices: Prices }

/** Pieces of so many parcels fit into one statement: PostgreSQL takes 65,535 values. */
const atOnce = 200

/**
 * Parcels as they are told to us, written for many at once: each has its number, its price by the tariff of the day, frozen with it, and
 * its pieces with their sender still.
 */
export async function registerParcels(work: Work, asked: readonly Asked[], by: PricedBy): Promise<LoadedParcel[]> {
  const rows: Unnumbered[] = []
  for (const one of asked) rows.push(await unnumbered(work, one, by))
  const parcels: LoadedParcel[] = []
  for (let from = 0; from < rows.length; from += atOnce)
    parcels.push(...(await registerTogether(work, rows.slice(from, from + atOnce))))
  return parcels
}

export async function registerParcel(work: Work, asked: Asked, by: PricedBy) {
  const [parcel] = await registerParcels(work, [asked], by)
  if (!parcel) throw new Error(`parcel ${asked.id} was not written`)
  return parcel
}

async function registerTogether(work: Work, rows: readonly Unnumbered[]) {
  const written = new Map((await underFreeNumbers(work, rows)).map((row) => [row.id, row]))
  const pieces = Map.groupBy(await keepPieces(work, rows), ({ parcelId }) => parcelId)
  const parcels = rows.flatMap(({ row: { id } }) => {
    const parcel = written.get(id)
    return parcel ? [{ ...parcel, pieces: (pieces.get(id) ?? []).toSorted((one, other) => one.n - other.n) }] : []
  })
  await recordRegistered(work, parcels)
  return parcels
}

function keepPieces(work: Work, rows: readonly Unnumbered[]) {
  const values = rows.flatMap(({ row: { id }, pieces }) =>
    pieces.map(({ grams, size }, index) => ({
      ...{ id: work.newId(), parcelId: id, n: index + 1, grams, state: 'registered' as const },
      ...{ length: size?.length ?? null, width: size?.width ?? null, height: size?.height ?? null },
    })),
  )
  const insert = work.tx.insertInto('parcelPieces').values(values).returning(['id', 'parcelId', 'n', 'state'])
  return (rows.length === 1 ? insert.modifyEnd(often) : insert).execute()
}

/** All of a parcel but its number, and the words that say it. */
async function unnumbered(work: Work, { sender, recipient, pieces, ...asked }: Asked, { terms, prices }: PricedBy) {
  const price = priceOf(prices, { place: asked.place, cod: asked.cod, pieces, terms })
  const who = { senderId: sender.id, senderName: sender.name, senderPhone: sender.phone, senderReference: sender.reference }
  const { days, toBranchId, ...frozen } = price
  const now = work.now()
  const to = asked.toBranchId ?? toBranchId
  const row = {
    ...{ ...asked, ...who, ...frozen, state: 'registered' as const },
    ...{ recipientName: recipient.name, recipientPhone: recipient.phone, pieceCount: pieces.length },
    ...{ merchantContractId: terms?.contractId ?? null, onAccountUntil: accountUntil(work, asked.payer, terms) },
    ...{ branchId: asked.isReturning ? to : asked.fromBranchId, toBranchId: to },
    ...{ promisedOn: daysAfter(dayOf(now), days), linkHash: hashOf(await linkToken(work.tx, asked.id)) },
    ...{ registeredAt: now, changedAt: now },
  }
  return { row, pieces, wordsWith: (number: string) => wordsOf(number, { sender, recipient, ...asked }) }
}
type Unnumbered = Awaited<ReturnType<typeof unnumbered>>

/** What it is found by. */
const wordsOf = (
  number: string,
  { sender, recipient, place, quarter, content }: Pick<Asked, 'sender' | 'recipient' | 'place' | 'quarter' | 'content'>,
) =>
  foldedText(
    [number, shownNumber(number), sender.name, sender.phone, sender.reference, recipient.name, recipient.phone]
      .concat(place, quarter, content)
      .filter(Boolean)
      .join(' '),
  )

/** Until when the carriage of a merchant who pays by the month waits on his account; null for whoever pays at once. */
const accountUntil = (work: Work, payer: Payer, terms: MerchantTerms | null) =>
  terms?.onAccount && payer === 'sender' ? dueOnAccount(dayOf(work.now()), terms.payDays) : null

type Asking = Pick<Work, 'tx' | 'now'>
type ToPrice = {
  place: string
  cod: bigint
  pieces: readonly PieceWeighed[]
  terms: Pick<MerchantTerms, 'rates' | 'codShare' | 'codLeast'> | null
}

/** The tariff of today, where parcels go by it, and the tax on both kinds of carriage. */
export async function pricesNow(work: Asking) {
  const tariff = await tariffOn(work.tx, dayOf(work.now()))
  const places = new Map((await placesKept(work.tx)).map((kept) => [kept.place, kept]))
  const vat = {
    'parcel-carriage': await vatRateOfKind(work, 'parcel-carriage'),
    'parcel-abroad': await vatRateOfKind(work, 'parcel-abroad'),
  }
  return { tariff, places, vat }
}
export type Prices = Awaited<ReturnType<typeof pricesNow>>

/** By the tariff of today and the zone of the place, or by what is agreed with a merchant; all pieces are weighed and measured together. */
export function priceOf({ tariff, places, vat: rates }: Prices, { place, cod, pieces, terms }: ToPrice) {
  const kept = places.get(place)
  const zone = tariff?.zones.find(({ id }) => id === kept?.zoneId)
  if (!tariff || !kept || !zone) throw fieldFault('place', `لا تعرفة معتمدة إلى ${place}. حدّد منطقتها في إعدادات الطرود.`)
  const grams = pieces.reduce((sum, piece) => sum + piece.grams, 0)
  if (grams > tariff.heaviestGrams) throw fieldFault('weight1', `الوزن كله حتى ${tariff.heaviestGrams / 1_000} كجم.`)
  const volumetric = pieces.reduce((sum, { size }) => sum + (size ? volumetricGrams(size, tariff) : 0), 0)
  const chargeable = chargeableGrams(Math.max(grams, volumetric), null, tariff)
  const { firstKilo, furtherKilo } = terms ? rateOfMerchant(zone, terms.rates) : zone
  const carriage = deliveryPrice(chargeable, { firstKilo, furtherKilo })
  if (cod > 0n && isAbroad(place)) throw fieldFault('cod', 'يُقبض للمرسل داخل عُمان وحدها. امسح المبلغ.')
  const fee = codFee(cod, terms ?? tariff)
  const vat = percentOf(carriage + fee, rates[carriageKind(place)])
  const about = { tariffId: tariff.id, zoneId: zone.id, days: zone.daysTo, toBranchId: kept.branchId }
  return { ...about, firstKilo, furtherKilo, grams, volumetric, chargeable, carriage, codFee: fee, vat }
}

export const carriageKind = (place: string) => (isAbroad(place) ? ('parcel-abroad' as const) : ('parcel-carriage' as const))

const month = new Intl.DateTimeFormat('en-u-nu-latn', { timeZone: 'Asia/Muscat', year: '2-digit', month: '2-digit' })

/** A number is drawn anew where it was drawn before, by another parcel or by one of these. */
async function underFreeNumbers(work: Work, rows: readonly Unnumbered[]): Promise<Selectable<Database['parcels']>[]> {
  const values = rows.map(({ row, wordsWith }) => {
    const number = drawnNumber(work)
    return { ...row, number, words: wordsWith(number) }
  })
  const added = await work.tx
    .insertInto('parcels')
    .values(values)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .execute()
  const written = new Set(added.map(({ id }) => id))
  const taken = rows.filter(({ row }) => !written.has(row.id))
  return taken.length === 0 ? added : [...added, ...(await underFreeNumbers(work, taken))]
}

function drawnNumber(work: Work) {
  const part = Object.fromEntries(month.formatToParts(work.now()).map(({ type, value }) => [type, value]))
  const lot = createHash('sha256').update(work.newId()).digest().readUIntBE(0, 6) % 10_000_000
  return numberFor(`${part.year}${part.month}`, String(lot).padStart(7, '0'))
}

/** What whoever it is for was sent: it follows from the parcel under our own secret, and only its hash is kept. */
export async function linkToken(db: Db | Tx, parcelId: string) {
  const token = await sealed(db, 'parcel-link', parcelId)
  return token.slice(token.lastIndexOf('.') + 1).slice(0, 22)
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
