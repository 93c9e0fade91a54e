import { branches } from '#areas/company/public.ts'
import { phoneOfCustomer } from '#areas/customers/public.ts'
import { vatRateOfKind } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { phoneFault } from '#values/phones.ts'
import { phone } from '#values/shapes.ts'
import { mustBeMerchant } from '../merchants/own-merchant.ts'
import { placesKept } from '../tariff/places.ts'
import { tariff } from '../tariff/quoting.ts'

const mostKnown = 40

/** The form of a new parcel: where it may go, and whom this merchant sent to before. */
export async function newOwnParcel(ctx: Ctx, { query }: { query: URLSearchParams }) {
  const terms = await mustBeMerchant(ctx)
  const [current, places] = [await tariff(ctx), await placesKept(ctx.db)]
  const book = await phoneBook(ctx, terms.partyId)
  const typed = query.get('to') ?? ''
  const to = typed && phoneFault(typed) === null ? phone.parse(typed) : null
  return {
    ...{ formId: ctx.newId(), book, known: book.find(({ recipientPhone }) => recipientPhone === to) ?? null },
    places: places.map(({ place, zoneId }) => ({ place, zoneId })),
    tariff: current && {
      zones: current.zones,
      divisor: current.divisor,
      reference: current.reference,
      codShare: current.codShare,
      codLeast: current.codLeast,
    },
    // It stands on the label: without one nothing is registered, which is said before a form is filled in.
    isReached: Boolean(await phoneOfCustomer(ctx, terms.partyId)),
    vatRate: await vatRateOfKind(ctx, 'parcel-carriage'),
    rates: terms.rates,
    cod: { codShare: terms.codShare, codLeast: terms.codLeast },
    offices: (await branches(ctx)).map(({ id, nameAr }) => [id, nameAr] as const),
  }
}
export type NewOwnParcel = Awaited<ReturnType<typeof newOwnParcel>>

/** Whom he sent to, each by their phone as they stood in it last. */
const phoneBook = ({ db }: Pick<Ctx, 'db'>, partyId: string) =>
  db
    .selectFrom(
      db
        .selectFrom('parcels')
        .select(['recipientPhone', 'recipientName', 'place', 'quarter', 'landmark', 'building', 'service', 'registeredAt'])
        .where('senderId', '=', partyId)
        .distinctOn('recipientPhone')
        .orderBy('recipientPhone')
        .orderBy('registeredAt', 'desc')
        .as('last'),
    )
    .selectAll()
    .orderBy('registeredAt', 'desc')
    .limit(mostKnown)
    .execute()
