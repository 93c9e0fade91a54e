import { depositNow } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { rental } from '#areas/vehicles/rentals/queries.ts'
import { beginHandOver, beginReturn } from '#areas/vehicles/rentals/use-cases/begin-rental-sheet.ts'
import { openRental } from '#areas/vehicles/rentals/use-cases/open-rental.ts'
import { activateRental, sendRental } from '#areas/vehicles/rentals/use-cases/sign-rental.ts'
import { swapVehicle } from '#areas/vehicles/rentals/use-cases/swap-vehicle.ts'
import { assignVehicle } from '#areas/vehicles/reservations/use-cases/assign-vehicle.ts'
import { reserveCar } from '#areas/vehicles/reservations/use-cases/reserve-car.ts'
import { type roundPictures, tellSide } from '#areas/vehicles/seeded-sheets.ts'
import { keepCarMark } from '#areas/vehicles/sheets/use-cases/mark-car.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import type { Storyteller } from './people.ts'
import { signedByParties } from './signed.ts'
import type { Told } from './told-rentals.ts'

/** A story of rentals, with the pictures every sheet of it is told with. */
export type Hires = Storyteller & { pictures: Awaited<ReturnType<typeof roundPictures>> }
export type Step = { contractId: string; on: string }

export const dayFrom = ({ ctx }: Pick<Storyteller, 'ctx'>, offset: number) => daysAfter(dayOf(ctx.now()), offset)
export const hourOf = ({ time = '18:00' }: Pick<Told, 'time'>) => time

export async function placesAndClass({ db }: Ctx, name: string) {
  const { id: classId } = await db.selectFrom('vehicleClasses').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  const place = await db.selectFrom('carPlaces').select('id').orderBy('position').executeTakeFirstOrThrow()
  return { classId, placeOut: place.id, placeBack: place.id }
}

/** When it goes out and is to be back, as a form says it. */
export function stretchOf(story: Hires, one: Told) {
  const [from, until] = [dayFrom(story, one.from), dayFrom(story, one.until)]
  return { from, fromTime: hourOf(one), until, untilTime: hourOf(one) }
}

/** By phone, two days before. */
export async function reservedByPhone(story: Hires, one: Told) {
  const { id } = await reserveCar(story.as('mashani', dayFrom(story, one.from - 2), '10:05'), {
    ...{ id: story.ctx.newId(), ...(await placesAndClass(story.ctx, one.class)), addOns: [], name: one.name, phone: one.phone },
    ...{
      ...stretchOf(story, one),
      company: one.company,
      age: '34',
      licenceCountry: 'سلطنة عُمان',
      source: 'phone',
      how: 'confirm',
    },
  })
  return id
}

function vehicleCalled({ db }: Ctx, plate: string) {
  const [digits = '', ...letters] = plate.split(' ')
  return db
    .selectFrom('vehicles')
    .select(['id', 'odometer'])
    .where('plateDigits', '=', digits)
    .where('plateLetters', '=', letters.join(' '))
    .executeTakeFirstOrThrow()
}

/** The very car they are to have; what is booked and not promised makes room. */
export async function hasItsCar(story: Hires, one: Told, reservationId: string) {
  const then = story.as('mashani', dayFrom(story, one.from - 2), '20:30')
  await assignVehicle(then, { reservationId, vehicleId: (await vehicleCalled(story.ctx, one.plate)).id })
}

/** A contract in force, signed by the code that went to the renter. */
export async function signed(story: Hires, one: Told, reservationId: string) {
  const { as, ctx } = story
  const [contractId, on] = [ctx.newId(), dayFrom(story, one.from - 1)]
  await openRental(as('mashani', on, '11:10'), { id: contractId, reservationId, residence: 'resident' })
  await sendRental(as('mashani', on, '11:15'), { contractId })
  await signedByParties(story, contractId, { on, hour: 12 })
  await activateRental(as('mashani', on, '12:55'), { contractId })
  return contractId
}

export async function madeReady({ as }: Hires, { contractId, on }: Step) {
  const car = (await rental(as('mashani', on), contractId))?.car
  if (car && car.readiness !== 'ready') await setReadiness(as('mashani', on, '09:00'), { vehicleId: car.id, readiness: 'ready' })
}

/** All that is open of a rental, its deposit too, into our own account. */
export async function paid({ ctx, as }: Hires, { contractId, on }: Step) {
  const one = await rental(as('mashani', on), contractId)
  const deposit = await depositNow(ctx, [contractId])
  const open = await ctx.db
    .selectFrom('charges')
    .select(['id', 'openNet', 'openVat'])
    .where(({ or, eb, fn, val }) =>
      or([eb('invoiceId', '=', fn.any(val((one?.papers ?? []).map(({ id }) => id)))), eb('id', '=', deposit?.chargeId ?? null)]),
    )
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .execute()
  const dues = open.map(({ id, openNet, openVat }) => ({ id, amount: openNet + openVat }))
  const account = await ctx.db
    .selectFrom('companyBankAccounts')
    .select('id')
    .where('heldFor', '=', 'operating')
    .executeTakeFirstOrThrow()
  const amount1 = inDecimals(dues.reduce((sum, { amount }) => sum + amount, 0n)) ?? ''
  const charged = dues.flatMap(({ id, amount }, at) => [
    [`charge${at + 1}`, id],
    [`pay${at + 1}`, inDecimals(amount) ?? ''],
  ])
  await receivePayment(as('zahra', on, '17:00'), {
    ...{ id: ctx.newId(), partyId: one?.partyId ?? '', method1: 'bank-transfer', amount1, account1: account.id },
    ...{ reference1: `FT${on.slice(2).replaceAll('-', '')}-C${contractId.slice(-5)}`, ...Object.fromEntries(charged) },
  })
}

export async function goesOut({ ctx, as, pictures }: Hires, { contractId, on, time }: Step & { time: string }) {
  const one = await rental(as('mashani', on), contractId)
  if (!one?.car) throw new Error('a rental without its car')
  const keys = { licenceNumber: `OM-${contractId.slice(-6)}`, licenceUntil: daysAfter(on, 700) }
  const { id: sheetId } = await beginHandOver(as('mashani', on, time), { id: ctx.newId(), contractId, ...keys })
  const read = { odometer: String(one.car.odometer), fuel: '8', signer: one.name }
  await tellSide(as('mashani', on, time), { sheetId, ...read, pictures })
}

/** Another goes out in its place; the one that came back is mended by the next morning. */
export async function isSwapped(story: Hires, { contractId, on, plate, why }: Step & { plate: string; why: string }) {
  const noon = story.as('mashani', on, '12:00')
  const [segment] = (await rental(noon, contractId))?.segments ?? []
  if (!segment) throw new Error('a rental whose car never went out')
  const other = await vehicleCalled(story.ctx, plate)
  await swapVehicle(noon, {
    ...{ id: story.ctx.newId(), contractId, vehicleId: other.id, reason: why, newOdometer: String(other.odometer), newFuel: '8' },
    ...{ odometer: String(segment.odometerOut + 240), fuel: '6' },
  })
  await setReadiness(story.as('mashani', daysAfter(on, 1), '09:00'), { vehicleId: segment.vehicleId, readiness: 'ready' })
}

type Back = Step & { time: string; km: number; fuel: string; dent?: true }

/** Back, by its sheet; washed on the next morning where nothing is broken. */
export async function comesBack({ ctx, as, pictures }: Hires, { contractId, on, time, km, fuel, dent }: Back) {
  const one = await rental(as('mashani', on), contractId)
  const [segment] = one?.segments ?? []
  if (!one || !segment) throw new Error('a rental whose car never went out')
  const before: Ctx = { ...as('mashani', on, time), now: () => new Date(timeOn(on, time).getTime() - 10 * 60_000) }
  const { id: sheetId } = await beginReturn(before, { id: ctx.newId(), contractId })
  const where = { panel: 'door-rear-left', x: '56', y: '278', what: 'dent', size: 'medium' } as const
  if (dent) await keepCarMark(before, { sheetId, id: ctx.newId(), seen: '1', ...where, photos: pictures.car })
  const read = { odometer: String(segment.odometerOut + km), fuel, signer: one.name }
  await tellSide(as('mashani', on, time), { sheetId, ...read, pictures })
  if (dent) return
  await setReadiness(as('mashani', daysAfter(on, 1), '09:00'), { vehicleId: segment.vehicleId, readiness: 'ready' })
}
