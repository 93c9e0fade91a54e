import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { registeringCustomers } from '#areas/customers/public.ts'
import { refundDeposit } from '#areas/finance/deposits/use-cases/refund-deposit.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { payOutlay } from '#areas/finance/outlays/use-cases/pay-outlay.ts'
import { payPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { rental } from '#areas/vehicles/rentals/queries.ts'
import { openRental } from '#areas/vehicles/rentals/use-cases/open-rental.ts'
import { swapVehicle } from '#areas/vehicles/rentals/use-cases/swap-vehicle.ts'
import { banksOf } from '#testing/banks.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { handOverCar, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { plateText } from '#values/plates.ts'
import { fine } from './fine-detail.ts'
import { finesList } from './fines-list.tsx'
import type { RecordFineForm } from './inputs.ts'
import { fines, finesOfRental } from './queries.ts'
import { absorbFine } from './use-cases/absorb-fine.ts'
import { cancelFine } from './use-cases/cancel-fine.ts'
import { chargeFine } from './use-cases/charge-fine.ts'
import { contestFine } from './use-cases/contest-fine.ts'
import { recordFine } from './use-cases/record-fine.ts'

const office = testOffice()
const { carsToReserve, reserve, far } = reservationsOf(office)
const { huda: cashier, box, pays, debt, wrong } = payersOf(office)
const { colleague } = banksOf(office)

const everything = [...Object.values(vehiclesPermissions), ...Object.values(contractsPermissions), registeringCustomers]
const clerk = () => office.staff('huda', ...everything)
const newId = () => office.visitor().newId()
const minute = 60_000

let fleet: Awaited<ReturnType<typeof carsToReserve>>
beforeEach(async () => {
  fleet = await carsToReserve(2)
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  for (const vehicleId of fleet.cars) await setReadiness(clerk(), { vehicleId, readiness: 'ready' })
})

/** Out since the first of February at ten, for four days. */
async function out({ isPaid = false } = {}) {
  const reservationId = await reserve(fleet, {}, clerk())
  const contractId = newId()
  await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })
  await putInForce(clerk(), contractId)
  office.later(Date.parse('2026-02-01T10:00:00+04:00') - office.visitor().now().getTime())
  const driver = { licenceNumber: 'D-1122', licenceUntil: '2027-05-01', ...(!isPaid && { waivedWhy: 'موظف الشركة' }) }
  if (isPaid) {
    await box()
    await pays((await rental(clerk(), contractId))?.partyId ?? '', '113')
  }
  await handOverCar(clerk(), { id: newId(), contractId, odometer: '33190', fuel: '8', ...driver })
  const one = await rental(clerk(), contractId)
  const [segment] = one?.segments ?? []
  if (!one || !segment) throw new Error('no rental')
  const plate = plateText({ digits: segment.plateDigits, letters: segment.plateLetters })
  return { contractId, partyId: one.partyId, plate, vehicleId: segment.vehicleId }
}

const written = (plate: string, more: Partial<RecordFineForm> = {}): RecordFineForm => ({
  ...{ id: newId(), reference: 'ROP-881', plate, on: '2026-02-02', onTime: '12:00', place: 'شارع السلطان قابوس' },
  ...{ amount: '10', ...more },
})
/** A day later somebody writes down what happened at noon. */
async function fined(plate: string, more: Partial<RecordFineForm> = {}) {
  const { id } = await recordFine(clerk(), written(plate, more))
  return id
}
async function outAndFined(more: Partial<RecordFineForm> = {}) {
  const one = await out()
  office.later(2 * 1_440 * minute)
  return { ...one, fineId: await fined(one.plate, more) }
}
const look = async (id: string) => {
  const one = await fine(clerk(), id)
  if (!one) throw new Error('no fine')
  return one
}
const owedToPolice = (key: string) => balanceOf(office, { account: '2196', key })

test('9 M10 ten rials are charged as they are, and our five with their tax', async () => {
  const { fineId, partyId, contractId } = await outAndFined()
  const before = await debt(partyId)
  expect(await look(fineId)).toMatchObject({ state: 'matched', contractId, isOpen: true, proof: { odometerOut: 33_190 } })
  await chargeFine(clerk(), { fineId })
  await chargeFine(clerk(), { fineId })
  expect((await debt(partyId)) - before).toBe(15_250n)
  const shown = await look(fineId)
  const { vehicleId: resourceId } = shown
  expect([shown.state, shown.fee, shown.papers.map(({ total }) => total)]).toEqual(['charged', 5_000n, [10_000n, 5_250n]])
  expect([await owedToPolice(fineId), await wrong()]).toEqual([10_000n, []])
  const rows = office.db.selectFrom('charges').select(['kind', 'net', 'vat', 'incomeAccount', 'resourceId'])
  expect(await rows.where('incomeAccount', 'in', ['2196', '4440']).orderBy('incomeAccount').execute()).toEqual([
    { kind: 'outlay', net: 10_000n, vat: 0n, incomeAccount: '2196', resourceId },
    { kind: 'administration-fee', net: 5_000n, vat: 250n, incomeAccount: '4440', resourceId },
  ])
})

test('the renter hears of it once it is charged', async () => {
  const { fineId } = await outAndFined()
  await chargeFine(clerk(), { fineId })
  await office.announce()
  const texts = (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)
  expect(texts.filter((text) => text.startsWith('التحالف: مخالفة 10.000 ر.ع. بتاريخ 2 فبراير'))).toHaveLength(1)
})

test('what the renter paid goes on to the police out of the leaf of fines', async () => {
  const { fineId, partyId } = await outAndFined()
  await chargeFine(clerk(), { fineId })
  await box()
  await pays(partyId, '128.250')
  const form = { id: newId(), outlayId: fineId, amount: '10', method: 'cash' } as const
  const { id: payoutId } = await payOutlay(cashier(), form)
  await payPayout(cashier(), { payoutId })
  expect([await owedToPolice(fineId), await debt(partyId), await wrong()]).toEqual([0n, 0n, []])
})

test('30 in the minute of a swap it is the second car’s, and the minute before the first one’s', async () => {
  const { contractId, plate, vehicleId } = await out()
  office.later(1_440 * minute)
  const other = fleet.cars.find((id) => id !== vehicleId) ?? ''
  await swapVehicle(clerk(), {
    id: newId(),
    ...{ contractId, vehicleId: other, reason: 'عطل في المكيّف', odometer: '33890', fuel: '8' },
    ...{ newOdometer: '33190', newFuel: '8' },
  })
  office.later(60 * minute)
  const plates = ['100 ب', '101 ب']
  const second = plates.find((one) => one !== plate) ?? ''
  const at = { on: '2026-02-02', onTime: '10:00' }
  const states = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await look(id)).state))
  const onFirst = await fined(plate, { ...at, reference: 'A-1' })
  const onSecond = await fined(second, { ...at, reference: 'A-2' })
  const before = await fined(plate, { ...at, onTime: '09:59', reference: 'A-3' })
  const tooEarly = await fined(second, { ...at, onTime: '09:59', reference: 'A-4' })
  expect(await states(onFirst, onSecond, before, tooEarly)).toEqual(['company', 'matched', 'matched', 'company'])
  expect((await look(onSecond)).proof).toMatchObject({ outAt: new Date('2026-02-02T10:00:00+04:00'), backAt: null })
  expect((await finesOfRental(clerk(), contractId)).map(({ reference }) => reference)).toEqual(['A-3', 'A-2'])
  expect(await wrong()).toEqual([])
})

test('32 in the yard it is the company’s at once, owed to the police under its reference', async () => {
  office.later(30 * 1_440 * minute)
  const id = await fined('100 ب', { on: '2026-01-20', reference: 'rop/77' })
  expect(await look(id)).toMatchObject({ state: 'company', reference: 'ROP-77', proof: null, isOpen: false })
  expect([await owedToPolice('ROP-77'), await balanceOf(office, { account: '6180' }), await wrong()]).toEqual([
    10_000n,
    10_000n,
    [],
  ])
  await expect(chargeFine(clerk(), { fineId: id })).rejects.toMatchObject({ code: 'vehicles.fine-decided' })
})

test('the same reference comes once, on one of our cars, and not from tomorrow', async () => {
  const { plate } = await out()
  office.later(2 * 1_440 * minute)
  const form = written(plate)
  const { id } = await recordFine(clerk(), form)
  expect(await recordFine(clerk(), form)).toEqual({ id, isMatched: true })
  await expect(fined(plate)).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  await expect(fined('9999 ب', { reference: 'B' })).rejects.toMatchObject({ issues: [{ path: ['plate'] }] })
  await expect(fined(plate, { reference: 'B', on: '2026-02-09' })).rejects.toMatchObject({ issues: [{ path: ['on'] }] })
  await expect(recordFine(far(), written(plate, { reference: 'B' }))).rejects.toMatchObject({ issues: [{ path: ['plate'] }] })
})

test('what is contested stays open until the police answer: they take it back, and nobody pays', async () => {
  const { fineId, partyId } = await outAndFined()
  const before = await debt(partyId)
  await contestFine(clerk(), { fineId, why: 'السيارة في مسقط واللوحة لغيرها' })
  await contestFine(clerk(), { fineId, why: 'السيارة في مسقط واللوحة لغيرها' })
  expect(await look(fineId)).toMatchObject({ state: 'contested', isOpen: true, contestedWhy: 'السيارة في مسقط واللوحة لغيرها' })
  await cancelFine(clerk(), { fineId, why: 'أسقطتها الشرطة' })
  await cancelFine(clerk(), { fineId, why: 'أسقطتها الشرطة' })
  expect(await look(fineId)).toMatchObject({ state: 'cancelled', endReason: 'أسقطتها الشرطة' })
  await expect(absorbFine(clerk(), { fineId, why: 'خطؤنا' })).rejects.toMatchObject({ code: 'vehicles.fine-decided' })
  expect([await debt(partyId), await wrong()]).toEqual([before, []])
})

test('up to the limit the company bears it at once', async () => {
  const { fineId, partyId } = await outAndFined()
  const before = await debt(partyId)
  expect(await absorbFine(clerk(), { fineId, why: 'السيارة خرجت ولوحتها متسخة' })).toEqual({ id: fineId, waits: false })
  expect(await absorbFine(clerk(), { fineId, why: 'السيارة خرجت ولوحتها متسخة' })).toEqual({ id: fineId, waits: false })
  expect([(await look(fineId)).state, await debt(partyId), await owedToPolice('ROP-881')]).toEqual(['absorbed', before, 10_000n])
  expect(await wrong()).toEqual([])
})

test('above the limit it waits for the general manager, and for nobody once it is charged', async () => {
  const [officer, manager] = [await colleague('noura', 'fleetOfficer'), await colleague('said', 'generalManager')]
  const { fineId, plate } = await outAndFined({ amount: '35' })
  expect(await absorbFine(officer, { fineId, why: 'خطؤنا' })).toEqual({ id: fineId, waits: true })
  expect((await look(fineId)).state).toBe('matched')
  await expect(absorbFine(officer, { fineId, why: 'خطؤنا' })).rejects.toMatchObject({ code: 'access.asked-already' })
  const waiting = () => office.db.selectFrom('approvals').select(['id', 'status']).orderBy('requestedAt').execute()
  const [asked] = await waiting()
  await approve(manager, { approvalId: asked?.id ?? '' })
  expect([(await look(fineId)).state, await owedToPolice('ROP-881')]).toEqual(['absorbed', 35_000n])

  const other = await fined(plate, { amount: '35', reference: 'ROP-882' })
  await absorbFine(officer, { fineId: other, why: 'خطؤنا' })
  await chargeFine(clerk(), { fineId: other })
  expect((await waiting()).map(({ status }) => status)).toEqual(['approved', 'withdrawn'])
  expect(await wrong()).toEqual([])
})

test('the list begins with what needs a decision, and is narrowed by state and plate', async () => {
  const { plate } = await outAndFined({ reference: 'OPEN' })
  await fined(plate === '101 ب' ? '100 ب' : '101 ب', { reference: 'YARD', on: '2026-02-03', onTime: '09:00' })
  const found = async (address: string) =>
    (await fines(clerk(), finesList.read(new URLSearchParams(address)))).rows.map(({ reference }) => reference)
  expect([await found(''), await found('state=open'), await found('state=company')]).toEqual([
    ['OPEN', 'YARD'],
    ['OPEN'],
    ['YARD'],
  ])
  expect([await found(`q=${plate}`), await found('q=yard')]).toEqual([['OPEN'], ['YARD']])
  expect((await fines(far(), finesList.read(new URLSearchParams()))).rows).toEqual([])
})

test('33 Release waits for open fines and says which; what is charged then is taken from the deposit', async () => {
  const { contractId, plate } = await out({ isPaid: true })
  office.later(2 * 1_440 * minute)
  const officer = await colleague('zahra', 'accountant')
  const refund = { depositId: contractId, amount: '50', method: 'cash' as const, purpose: 'انتهى التأجير' }
  const asked = () => refundDeposit(officer, { id: newId(), ...refund })
  await expect(asked()).rejects.toThrow('إعادة السيارة')
  const fineId = await fined(plate)
  await returnCar(clerk(), { id: newId(), contractId, odometer: '33190', fuel: '8' })
  await expect(asked()).rejects.toThrow('البت في المخالفة ROP-881 (10.000 ر.ع.)')
  await chargeFine(clerk(), { fineId })
  expect((await rental(clerk(), contractId))?.deposit.held).toBe(34_750n)
  await refundDeposit(officer, { id: newId(), ...refund, amount: '34.750' })
  expect(await wrong()).toEqual([])
})
