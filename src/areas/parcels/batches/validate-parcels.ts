import { z } from 'zod'
import { collectFaults, type ImportedTable, mustStandOnce, readCells, type Say, type Validated } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { baisa } from '#values/shapes.ts'
import { bookedBy, bookMany } from '../booking/booking.ts'
import { registerOld } from '../exchanges/registering-old.ts'
import { codFault, notAllowed } from '../intake/must-be-allowed.ts'
import { prohibitedFinder } from '../intake/prohibited.ts'
import { priceOf, pricesNow } from '../journey/registering.ts'
import { aloneForMerchant, withReferences } from '../merchants/references.ts'
import type { MerchantTerms } from '../merchants/terms-of.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { placesKept } from '../tariff/places.ts'
import { type ParcelRow, parcelIn } from './parcel-row.ts'
import { parcelTable } from './parcel-table.ts'

/** A parcel of the file: what it costs, and once it is registered its number. */
export const FoundParcel = z.object({
  ...{ id: z.string().nullable(), number: z.string().nullable(), reference: z.string(), recipient: z.string() },
  ...{ place: z.string(), grams: z.number(), carriage: baisa },
})
type FoundParcel = z.output<typeof FoundParcel>

/** Every row by the terms of this merchant; what bears a reference he gave before is there already and stays. */
export async function validateParcels(work: Work, terms: MerchantTerms, brought: ImportedTable): Promise<Validated<FoundParcel>> {
  await aloneForMerchant(work, terms.partyId)
  const { say, inOrder, isFaulty } = collectFaults(parcelTable)
  const read = parcelIn({ places: (await placesKept(work.tx)).map(({ place }) => place) })
  const rows = readCells(parcelTable, brought, say).flatMap((one) => read(one, say))
  const named = rows.map(({ row, booking }) => ({ row, name: booking.senderReference }))
  mustStandOnce(named, 'senderReference', say)
  await mustBeAllowed(work, rows, say)
  const references = named.map(({ name }) => name)
  const there = await withReferences(work.tx, terms.partyId, references)
  const before = new Set(there.map(({ senderReference }) => senderReference))
  const fresh = rows.filter(({ booking }) => !before.has(booking.senderReference))
  const priced = (await pricedRows(work, { terms, rows: fresh, say })).filter(({ row }) => !isFaulty(row))
  return {
    ...{ faults: inOrder(), good: priced.length, known: rows.length - fresh.length },
    found: priced.map(({ found }) => found),
    async take(taking) {
      const by = await bookedBy(taking, terms)
      const asked = priced.map(({ booking }) => ({ ...booking, id: taking.newId() }))
      const booked = await bookMany(taking, by, asked)
      for (const [nth, { isExchange }] of priced.entries())
        if (isExchange && booked[nth]) await registerOld(taking, booked[nth].id)
      return priced.flatMap(({ found }, nth) => {
        const made = booked[nth]
        return made ? [{ ...found, id: made.id, number: made.number, carriage: made.carriage }] : []
      })
    },
  }
}

async function mustBeAllowed({ tx }: Work, rows: readonly ParcelRow[], say: Say) {
  const rules = await parcelRulesNow(tx)
  const prohibitedIn = prohibitedFinder(rules.prohibited)
  for (const { row, booking } of rows) {
    const word = prohibitedIn(booking.content)
    if (word) say(row, 'content', notAllowed(word))
    const tooMuch = codFault(booking.cod ?? 0n, rules)
    if (tooMuch) say(row, 'cod', tooMuch)
  }
}

type ToPrice = { terms: MerchantTerms; rows: readonly ParcelRow[]; say: Say }

async function pricedRows(work: Work, { terms, rows, say }: ToPrice) {
  const prices = await pricesNow(work)
  const priced: (ParcelRow & { found: FoundParcel })[] = []
  for (const { row, isExchange, booking } of rows) {
    const [grams, place] = [booking.pieces[0]?.weight ?? 0, booking.place]
    try {
      const { carriage } = priceOf(prices, { place, terms, cod: booking.cod ?? 0n, pieces: [{ grams, size: null }] })
      const told = { reference: booking.senderReference, recipient: booking.recipientName, place, grams, carriage }
      priced.push({ row, isExchange, booking, found: { id: null, number: null, ...told } })
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      for (const { path, message } of error.issues)
        say(row, path[0] === 'place' ? 'place' : path[0] === 'cod' ? 'cod' : 'weight', message)
    }
  }
  return priced
}
