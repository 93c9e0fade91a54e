import { branches } from '#areas/company/public.ts'
import { registerCustomer } from '#areas/customers/use-cases/register-customer.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { seedTax } from '#areas/finance/seeds/tax.ts'
import { agreeWithCompany } from '#areas/vehicles/agreements/use-cases/agree-with-company.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { rental } from '#areas/vehicles/rentals/queries.ts'
import { beginHandOver, beginReturn } from '#areas/vehicles/rentals/use-cases/begin-rental-sheet.ts'
import { extendRental } from '#areas/vehicles/rentals/use-cases/extend-rental.ts'
import { openRental } from '#areas/vehicles/rentals/use-cases/open-rental.ts'
import { activateRental, sendRental } from '#areas/vehicles/rentals/use-cases/sign-rental.ts'
import { reserveCar } from '#areas/vehicles/reservations/use-cases/reserve-car.ts'
import { roundPictures, tellSide } from '#areas/vehicles/seeded-sheets.ts'
import { keepCarMark } from '#areas/vehicles/sheets/use-cases/mark-car.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import { tellClaims } from './claims.ts'
import { tellFines } from './fines.ts'
import { type Storyteller, storyteller } from './people.ts'
import { signedByParties } from './signed.ts'

type Told = {
  /** The company that pays by its agreement. */
  company?: string
  name: string
  phone: string
  class: string
  /** Days from today on which it goes out and is to be back; then what became of it. */
  from: number
  until: number
  end?: 'signed' | 'extended' | { back: number; km: number; fuel: string }
}

const told: readonly Told[] = [
  { name: 'ناصر بن محمد الغساني', phone: '+96891240101', class: 'سيدان', from: -3, until: 2 },
  { name: 'علي بن سعيد باعلوي', phone: '+96891240102', class: 'دفع رباعي', from: -6, until: -1 },
  { name: 'هيثم بن سالم العوائد', phone: '+96891240103', class: 'صغيرة', from: -5, until: -1, end: 'extended' },
  {
    name: 'عائشة بنت محاد المهرية',
    phone: '+96891240104',
    class: 'سيدان',
    from: -9,
    until: -5,
    end: { back: -5, km: 920, fuel: '6' },
  },
  { name: 'مسلم بن أحمد كشوب', phone: '+96891240105', class: 'عائلية', from: 0, until: 3, end: 'signed' },
]

/** Who has hired a car these days: signed by code, paid at the bank, handed over; one is late, one stays longer, one is back. */
export async function tellRentals(ctx: Ctx) {
  const story = await storyteller(ctx)
  const contracts: string[] = []
  for (const [at, one] of told.entries()) contracts.push(await tell(story, one, at))
  await tellCompany(story, told.length)
  await tellFines(story, contracts)
  await tellClaims(story, contracts)
  // Only now: a return closes its quarter, and nothing more is told of it.
  await seedTax(ctx)
}

async function tell(story: Storyteller, one: Told, at: number) {
  const { ctx, as } = story
  const today = dayOf(ctx.now())
  const day = (offset: number) => daysAfter(today, offset)
  const begun = day(one.from)
  const { id: reservationId } = await reserveCar(as('mashani', day(one.from - 2), `1${at}:05`), {
    ...{ id: ctx.newId(), ...(await placesAndClass(ctx, one.class)), addOns: [], name: one.name, phone: one.phone, age: '34' },
    company: one.company,
    ...{ from: begun, fromTime: '18:00', until: day(one.until), untilTime: '18:00', licenceCountry: 'سلطنة عُمان' },
    ...{ source: 'phone', how: 'confirm' },
  })
  const contractId = ctx.newId()
  const signedOn = day(one.from - 1)
  await openRental(as('mashani', signedOn, `1${at}:10`), { id: contractId, reservationId, residence: 'resident' })
  await sendRental(as('mashani', signedOn, `1${at}:15`), { contractId })
  await signedByParties(story, contractId, { on: signedOn, hour: 10 + at })
  await activateRental(as('mashani', signedOn, `1${at}:55`), { contractId })
  await madeReady(story, { contractId, on: begun })
  if (one.end === 'signed') return contractId
  await goesOut(story, { contractId, on: begun })
  if (one.end === 'extended')
    await extendRental(as('mashani', day(one.until), '09:00'), {
      ...{ id: ctx.newId(), contractId, until: day(2), untilTime: '18:00' },
    })
  else if (one.end) await comesBack(story, { contractId, on: day(one.end.back), ...one.end })
  return contractId
}

async function placesAndClass({ db }: Ctx, name: string) {
  const { id: classId } = await db.selectFrom('vehicleClasses').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  const place = await db.selectFrom('carPlaces').select('id').orderBy('position').executeTakeFirstOrThrow()
  return { classId, placeOut: place.id, placeBack: place.id }
}

const company = {
  kind: 'company',
  name: 'شركة ريسوت للخدمات اللوجستية',
  phone: '+96891240110',
  commercialRegister: '1240110',
} as const
const drivers: readonly Told[] = [
  { name: 'أحمد بن سالم عكعاك', phone: '+96891240111', class: 'بيك أب', from: -12, until: 48 },
  { name: 'راجيش كومار', phone: '+96891240112', class: 'سيدان', from: -8, until: 22 },
]

/** A company at 12 % less, with two cars of its drivers: paid for by one invoice a month. */
async function tellCompany(story: Storyteller, begun: number) {
  const { ctx, as } = story
  const day = daysAfter(dayOf(ctx.now()), -20)
  const { id: partyId } = await registerCustomer(as('salim', day, '09:00'), company)
  const branchId = (await branches(ctx)).find(({ code }) => code === 'SLL')?.id ?? ''
  await agreeWithCompany(as('salim', day, '09:30'), {
    ...{ id: ctx.newId(), partyId, branchId, percentOff: '12', fromDay: day, untilDay: '', termDays: '30', billing: 'monthly' },
    ...{ agreedWith: 'ناصر بن علي، مدير المشتريات', seen: '0' },
  })
  for (const [at, one] of drivers.entries()) await tell(story, { ...one, company: partyId }, begun + at)
}

type Going = { contractId: string; on: string }

async function madeReady({ as }: Storyteller, { contractId, on }: Going) {
  const car = (await rental(as('mashani', on), contractId))?.car
  if (car && car.readiness !== 'ready') await setReadiness(as('mashani', on, '09:00'), { vehicleId: car.id, readiness: 'ready' })
}

/** Paid into our own account with the deposit, and handed over. */
async function goesOut({ ctx, as }: Storyteller, { contractId, on }: Going) {
  const one = await rental(as('mashani', on), contractId)
  if (!one?.car) throw new Error('a rental without its car')
  const account = await ctx.db
    .selectFrom('companyBankAccounts')
    .select('id')
    .where('heldFor', '=', 'operating')
    .executeTakeFirstOrThrow()
  const hire = one.agreement?.monthly ? 0n : one.price.total
  const amount1 = inDecimals(hire + one.deposit.asked) ?? ''
  await receivePayment(as('zahra', on, '17:00'), {
    ...{ id: ctx.newId(), partyId: one.partyId, method1: 'bank-transfer', amount1, account1: account.id },
    reference1: `FT${on.slice(2, 7).replace('-', '')}-C${contractId.slice(-5)}`,
  })
  const keys = { licenceNumber: `OM-${contractId.slice(-6)}`, licenceUntil: daysAfter(on, 700) }
  const { id: sheetId } = await beginHandOver(as('mashani', on, '18:00'), { id: ctx.newId(), contractId, ...keys })
  const read = { odometer: String(one.car.odometer), fuel: '8', signer: one.name }
  await tellSide(as('mashani', on, '18:10'), { sheetId, ...read, pictures: await roundPictures() })
}

async function comesBack({ ctx, as }: Storyteller, { contractId, on, km, fuel }: Going & { km: number; fuel: string }) {
  const one = await rental(as('mashani', on), contractId)
  const odometer = String((one?.segments[0]?.odometerOut ?? 0) + km)
  const { id: sheetId } = await beginReturn(as('mashani', on, '17:50'), { id: ctx.newId(), contractId })
  const [signer, pictures] = [one?.name ?? '', await roundPictures()]
  const dent = { panel: 'door-rear-left', x: '56', y: '278', what: 'dent', size: 'medium' } as const
  await keepCarMark(as('mashani', on, '17:55'), { sheetId, id: ctx.newId(), seen: '1', ...dent, photos: pictures.car })
  await tellSide(as('mashani', on, '18:00'), { sheetId, odometer, fuel, signer, pictures })
}
