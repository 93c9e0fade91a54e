import type { Work } from '#platform/context.ts'
import { folded } from '#values/text.ts'
import type { Quote, Stretch, Terms } from './quote.ts'
import { reservationNumber } from './reservation.ts'
import { foundBy, nextNumber } from './reserving.ts'
import { snapshotOf } from './snapshot.ts'

type Agreed = Stretch & {
  terms: Terms
  price: Quote
  classId: string
  partyId: string
  name: string
  phone: string
  note: string | null
  occupancyId: string
}

/** What was agreed before this register knew it, as the reservation that has become its contract: nobody is told that it was made. */
export async function writeFromBefore(work: Work, { terms, price, from, until, name, phone, ...agreed }: Agreed) {
  const [id, sequence, madeAt] = [work.newId(), await nextNumber(work), work.now()]
  const number = reservationNumber({ sequence, madeAt })
  const nothing = { phoneVerifiedAt: null, age: null, licenceCountry: null, flightNumber: null, holdUntil: null, tokenHash: null }
  await work.tx
    .insertInto('carReservations')
    .values({
      ...{ ...nothing, ...agreed, id, sequence, formId: id, branchId: terms.placeOut.branchId, state: 'converted' },
      ...{ startsAt: from, endsAt: until, placeOut: terms.placeOut.id, placeBack: terms.placeBack.id, name, phone },
      ...{ source: 'office', snapshot: snapshotOf(terms, price), net: price.net, vat: price.vat, codeId: null, remindedAt: null },
      ...{ words: folded(foundBy(number, { name, phone })), kept: null, endReason: null, endedAt: null },
      ...{ madeBy: work.actor.id, madeAt },
    })
    .execute()
  return { id }
}
