import { expect, test } from 'vitest'
import { endContract } from '#areas/contracts/use-cases/end-contract.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { assignVehicle } from '#areas/vehicles/reservations/use-cases/assign-vehicle.ts'
import { markNoShow } from '#areas/vehicles/reservations/use-cases/mark-no-show.ts'
import { asTheHouse } from '#platform/actors.ts'
import { inOneStatement } from '#platform/db/one-statement.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { handOverCar, hiresOf, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { png } from '#testing/pictures.ts'
import { tellSide } from '../seeded-sheets.ts'
import { carSheetsDuring } from '../sheets/queries.ts'
import { beginCarSheet } from '../sheets/use-cases/begin-car-sheet.ts'
import { carHomes } from '../today/homes.ts'
import { ownRental, ownRentals } from './own-rentals.ts'
import { rental, rentals } from './queries.ts'
import { beginReturn } from './use-cases/begin-rental-sheet.ts'
import { extendOwnRental, extendRental } from './use-cases/extend-rental.ts'
import { openRental } from './use-cases/open-rental.ts'
import { remindReturns } from './use-cases/remind-returns.ts'
import { swapVehicle } from './use-cases/swap-vehicle.ts'

const office = testOffice()
const { debt, wrong } = payersOf(office)
const { back, book, cars, clerk, keys, look, newId, out, signed, withoutWaiver } = hiresOf(office)
const minute = 60_000
const day = 1_440 * minute

test('a reservation becomes one contract, which asks for the hire and the deposit once it is in force', async () => {
  const { contractId, reservationId, partyId } = await signed()
  expect((await look(contractId)).number).toMatch(/^CR-/)
  expect(await debt(partyId)).toBe(63_000n)
  expect((await look(contractId)).deposit).toEqual({ asked: 50_000n, held: 0n, onCard: 0n })
  await expect(openRental(clerk(), { id: newId(), reservationId, residence: 'resident' })).rejects.toThrow('حجز مؤكد')
  expect(await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })).toEqual({ id: contractId })
  expect(await wrong()).toEqual([])
})

test('no keys before the signature, with a licence that ends, or a reading below the last', async () => {
  const reservationId = await book()
  const contractId = newId()
  await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })
  await expect(handOverCar(clerk(), keys(contractId))).rejects.toThrow('بعد توقيع العقد')
  await putInForce(clerk(), contractId)
  const ends = keys(contractId, { licenceUntil: '2026-02-03' })
  await expect(handOverCar(clerk(), ends)).rejects.toThrow('3 فبراير 2026')
  await expect(handOverCar(clerk(), keys(contractId, { odometer: '33189', waivedWhy: 'موظف' }))).rejects.toThrow('لا ينقص')
})

test('18 without the whole deposit only a name that may waive it hands the car over', async () => {
  const { contractId } = await signed()
  await expect(handOverCar(clerk(), keys(contractId))).rejects.toThrow('50.000')
  const waived = keys(contractId, { waivedWhy: 'موظف الشركة' })
  await expect(handOverCar(withoutWaiver(), waived)).rejects.toThrow('من له ذلك')
  await handOverCar(clerk(), waived)
  expect(await look(contractId)).toMatchObject({ state: 'out', waived: { why: 'موظف الشركة' } })
})

test('17 a car that is not ready, and one whose papers end before it is back, stay here', async () => {
  const { contractId, reservationId } = await signed()
  const carId = (await look(contractId)).car?.id ?? ''
  await setReadiness(clerk(), { vehicleId: carId, readiness: 'dirty' })
  await expect(handOverCar(clerk(), keys(contractId, { waivedWhy: 'موظف' }))).rejects.toThrow('ليست جاهزة')
  await expect(assignVehicle(clerk(), { reservationId, vehicleId: carId })).rejects.toThrow()
})

test('24, 25 M6 late, driven further, with less fuel and a dent: charged to the baisa, and out of the deposit', async () => {
  const { contractId, partyId } = await out()
  office.later(4 * day + 100 * minute)
  const { ask, tell } = carHomes.exceptions[0]?.read(clerk()) ?? {}
  expect(ask && tell?.((await inOneStatement(office.db, { ask })).ask)).toMatchObject([
    { title: 'تأخرت إعادة تويوتا كورولا', delay: null },
  ])
  expect((await rentals(clerk(), { state: '', q: '' }))[0]).toMatchObject({ id: contractId, isLate: true })
  const typed = back(contractId, {
    odometer: String(33_190 + 800 + 120),
    fuel: '6',
    dent: { damage: '20', damageAbout: 'انبعاج الباب' },
  })
  await returnCar(clerk(), typed)
  await expect(returnCar(clerk(), typed)).rejects.toThrow('ليست السيارة لدى العميل')
  expect(await look(contractId)).toMatchObject({ state: 'returned', deposit: { asked: 50_000n, held: 16_875n } })
  const papers = await office.db.selectFrom('invoices').select(['net', 'vat']).where('partyId', '=', partyId).execute()
  expect(papers.reduce((sum, { net, vat }) => sum + net + vat, 0n)).toBe(63_000n + 50_000n + 33_125n)
  expect([await debt(partyId), await wrong()]).toEqual([0n, []])
  const car = await office.db
    .selectFrom('vehicles')
    .select(['odometer', 'fuel', 'readiness'])
    .where('odometer', '=', 34_110)
    .execute()
  expect(car).toEqual([{ odometer: 34_110, fuel: 6, readiness: 'dirty' }])
})

test('back in time as it went, nothing is charged; the contract ends only once the car is back', async () => {
  const { contractId, partyId } = await out()
  office.later(4 * day - 60 * minute)
  await expect(endContract(clerk(), { contractId })).rejects.toThrow()
  await expect(returnCar(clerk(), back(contractId, { odometer: '33000' }))).rejects.toThrow('لا ينقص')
  await returnCar(clerk(), back(contractId))
  expect([await debt(partyId), (await look(contractId)).deposit.held]).toEqual([0n, 50_000n])
})

test('whoever has a car is told once that it is to come back, and once that it is late; not once it is extended', async () => {
  const { contractId } = await out()
  expect(await remindReturns(clerk(), {})).toEqual({ due: 0, late: 0 })
  office.later(4 * day - 2 * 60 * minute)
  expect([await remindReturns(clerk(), {}), await remindReturns(clerk(), {})]).toEqual([
    { due: 1, late: 0 },
    { due: 0, late: 0 },
  ])
  office.later(3 * 60 * minute)
  expect(await remindReturns(clerk(), {})).toEqual({ due: 0, late: 1 })
  await office.announce()
  const texts = async () => (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)
  expect((await texts()).filter((text) => text.includes('تأخرت إعادة تويوتا كورولا'))).toHaveLength(1)
  await extendRental(clerk(), { id: newId(), contractId, until: '2026-02-07', untilTime: '10:00' })
  expect(await remindReturns(clerk(), {})).toEqual({ due: 0, late: 0 })
})

test('28, 34 from the account it costs what it costs at the desk, and nobody extends what is another’s', async () => {
  const { contractId, partyId } = await out()
  const accountId = await accountOf(partyId)
  const me = office.customer(accountId)
  const asked = new URLSearchParams({ until: '2026-02-08', untilTime: '10:00' })
  const shown = (await ownRental(me, contractId, asked))?.extension
  expect([shown?.total, (await rental(clerk(), contractId, asked))?.extension?.total]).toEqual([36_225n, 36_225n])
  expect(await ownRental(office.customer('nobody'), contractId, asked)).toBeNull()
  const form = { id: newId(), contractId, until: '2026-02-08', untilTime: '10:00', pays: '36225' }
  await expect(extendOwnRental(me, { ...form, pays: '1' })).rejects.toThrow('الفرق الآن 36.225')
  await expect(extendOwnRental(office.customer('nobody'), form)).rejects.toThrow()
  await extendOwnRental(me, form)
  await extendOwnRental(me, form)
  expect([await debt(partyId), (await ownRentals(me)).map((one) => one.contractId)]).toEqual([36_225n, [contractId]])
})

/** An account of whoever this record is of. */
async function accountOf(partyId: string) {
  const { id } = await addDemonstrationAccount(asTheHouse(clerk()), { name: 'ناصر', email: 'nasir@example.com' })
  await office.db.insertInto('customerAccounts').values({ accountId: id, partyId, joinedAt: clerk().now() }).execute()
  return id
}

test('9 M9 nobody came: a day is kept, its tax within', async () => {
  const reservationId = await book()
  office.later(Date.parse('2026-02-01T15:00:00+04:00') - office.visitor().now().getTime())
  await markNoShow(clerk(), { reservationId })
  const charge = await office.db.selectFrom('charges').select(['net', 'vat', 'kind']).executeTakeFirst()
  expect([charge, await wrong()]).toEqual([{ net: 15_000n, vat: 750n, kind: 'cancellation-fee' }, []])
})

test('27 a car is swapped in one moment: the price stays, the kilometres of both count, and the next comes back', async () => {
  const { contractId } = await out()
  office.later(2 * day)
  const first = (await look(contractId)).segments[0]
  const other = cars().find((id) => id !== first?.vehicleId) ?? ''
  const swap = {
    id: newId(),
    contractId,
    vehicleId: other,
    reason: 'عطل في المكيّف',
    odometer: '33890',
    fuel: '8',
    newOdometer: '33190',
    newFuel: '8',
  }
  await expect(swapVehicle(clerk(), { ...swap, newOdometer: '100' })).rejects.toThrow('آخر قراءة مسجلة 33190')
  await swapVehicle(clerk(), swap)
  await swapVehicle(clerk(), swap)
  const segments = (await look(contractId)).segments
  expect([segments.length, segments[0]?.backAt]).toEqual([2, segments[1]?.outAt])
  office.later(2 * day)
  await returnCar(clerk(), back(contractId, { odometer: String(33_190 + 220) }))
  const charges = await office.db.selectFrom('charges').select(['description', 'net']).where('kind', '=', 'car-extras').execute()
  expect(charges).toEqual([{ description: '120 كم إضافية', net: 6_000n }])
  expect(await wrong()).toEqual([])
})

test('a return that was begun before a swap is of no use, and another is begun for the car that is out', async () => {
  const { contractId } = await out()
  office.later(day)
  const first = (await look(contractId)).segments[0]
  const { id: sheetId } = await beginReturn(clerk(), { id: newId(), contractId })
  expect((await look(contractId)).drafts.return).toBe(sheetId)
  const vehicleId = cars().find((id) => id !== first?.vehicleId) ?? ''
  const read = { odometer: '33300', fuel: '8' }
  await swapVehicle(clerk(), { id: newId(), contractId, vehicleId, reason: 'عطل', ...read, newOdometer: '33190', newFuel: '8' })
  expect((await look(contractId)).drafts.return).toBeNull()
  const pictures = { dashboard: png, car: png, signature: png }
  await expect(tellSide(clerk(), { sheetId, ...read, signer: 'ناصر', pictures })).rejects.toThrow('استُبدلت هذه السيارة')
  expect((await beginReturn(clerk(), { id: newId(), contractId })).id).not.toBe(sheetId)
})

test('29 longer costs the difference of the whole price, and moves what lies behind it', async () => {
  const { contractId, partyId } = await out()
  const next = await book({ from: '2026-02-06', until: '2026-02-08', phone: '91110000' })
  const form = { id: newId(), contractId, until: '2026-02-08', untilTime: '10:00' }
  await extendRental(clerk(), form)
  await extendRental(clerk(), form)
  expect(await debt(partyId)).toBe(36_225n)
  expect((await look(contractId)).plannedUntil).toEqual(new Date('2026-02-08T10:00:00+04:00'))
  const row = await office.db.selectFrom('carReservations').select('state').where('id', '=', next).executeTakeFirst()
  expect([row?.state, await wrong()]).toEqual(['confirmed', []])
  await expect(extendRental(clerk(), { ...form, id: newId(), until: '2027-06-01' })).rejects.toThrow('رخصة السائق')
})

test('nobody who drives besides has a licence that ends before the car is back', async () => {
  const { contractId } = await out()
  const driver = { name: 'علي', licenceNumber: '12', licenceUntil: '2026-02-06', namedBy: 'salim', namedAt: new Date() }
  await office.db
    .insertInto('carRentalDrivers')
    .values({ id: newId(), contractId, ...driver })
    .execute()
  const longer = (until: string) => extendRental(clerk(), { id: newId(), contractId, until, untilTime: '10:00' })
  await expect(longer('2026-02-08')).rejects.toThrow('تنتهي رخصة السائق علي')
  await longer('2026-02-06')
})

test('with a rental stand the looks at its car on its days, and none of other days', async () => {
  const { contractId } = await signed()
  const vehicleId = (await look(contractId)).car?.id ?? ''
  const { id } = await beginCarSheet(clerk(), { id: newId(), vehicleId })
  const now = clerk().now()
  const later = (days: number) => new Date(now.getTime() + days * day)
  const seen = async (from: Date, back: Date | null) =>
    (await carSheetsDuring(clerk(), { vehicleId, from, back })).map((one) => one.id)
  expect([await seen(now, null), await seen(later(1), later(3))]).toEqual([[id], [id]])
  expect([await seen(later(2), null), await seen(later(-4), later(-1))]).toEqual([[], []])
})
