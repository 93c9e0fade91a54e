import { digitsFor } from '#areas/identity/codes/codes.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import { bookCar } from '#areas/vehicles/booking/use-cases/book-car.ts'
import { confirmBooking } from '#areas/vehicles/booking/use-cases/confirm-booking.ts'
import type { Ctx } from '#platform/context.ts'
import { dayFrom, type Hires, placesAndClass, stretchOf } from './rental-steps.ts'
import type { Told } from './told-rentals.ts'

/** Booked on the site two days before by a customer who is signed in, and confirmed by the code of their phone. */
export async function bookedByPortal(story: Hires, one: Told, word: string) {
  const ctx = await asCustomer(story, word, dayFrom(story, one.from - 2))
  const { name, phone } = one
  const { bookingToken } = await bookCar(ctx, {
    ...{ formId: ctx.newId(), ...(await placesAndClass(ctx, one.class)), ...stretchOf(story, one), addOns: [] },
    ...{ name, phone, age: '41', licenceCountry: 'سلطنة عُمان' },
  })
  const sent = await codeOf(ctx, phone)
  await confirmBooking(ctx, { bookingToken, agreed: 'yes', oneTimeCode: await digitsFor(ctx.db, sent) })
  return sent.reservationId
}

async function asCustomer({ ctx, as }: Hires, word: string, on: string): Promise<Ctx> {
  const person = (await demonstrationPeople(ctx)).find(({ email }) => email?.startsWith(`${word}@`))
  if (!person) throw new Error(`no customer of the demonstration is called ${word}`)
  const { now } = as('mashani', on, '20:15')
  return { ...ctx, now, actor: { ...ctx.actor, id: person.id, name: person.name, kind: 'customer' } }
}

const codeOf = ({ db }: Ctx, phone: string) =>
  db
    .selectFrom('carReservations')
    .innerJoin('oneTimeCodes', 'oneTimeCodes.id', 'carReservations.codeId')
    .select(['oneTimeCodes.id', 'oneTimeCodes.sent', 'carReservations.id as reservationId'])
    .where('carReservations.phone', '=', phone)
    .executeTakeFirstOrThrow()
