import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { recordSections } from '#areas/records/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { carCompaniesOf } from '#testing/car-companies.ts'
import { testOffice } from '#testing/office.ts'
import { bookingPage } from '../reservations/booking-page.ts'
import { reservation } from '../reservations/reservation-detail.ts'
import { reserveCar } from '../reservations/use-cases/reserve-car.ts'
import { agreeWithCompany, endAgreement } from './commands.ts'
import { agreement, agreementForm, agreements } from './queries.ts'

const office = testOffice()
const { aCompany, agree, asked, clerk, look, hired, terms } = carCompaniesOf(office)
const thirtyDays = { until: '2026-03-03', name: 'سائق الشركة', phone: '92223344' }

test('a company is priced by its agreement, and a later one never touches what was reserved', async () => {
  const company = await aCompany()
  await agree(company)
  const { id } = await reserveCar(clerk(), asked({ company, ...thirtyDays }))
  await agree(company, { percentOff: '20', seen: '1', fromDay: '2026-01-16' })
  const one = await reservation(clerk(), id)
  expect(one?.price).toMatchObject({ net: 277_200n, vat: 13_860n, total: 291_060n })
  expect(one?.price.lines).toEqual([
    { label: 'التأجير، شهر واحد', english: 'Rental, 1 month', net: 277_200n, off: 37_800n, isHire: true },
  ])
  expect(one?.price.deductions).toEqual([{ label: 'اتفاقية', english: 'Agreement', percent: 1_200, amount: 37_800n }])
  expect(one).toMatchObject({ company: 'شركة ريسوت', name: 'سائق الشركة', partyId: company })
  const later = await reserveCar(clerk(), asked({ company, ...thirtyDays }))
  expect((await reservation(clerk(), later.id))?.price.net).toBe(252_000n)
})

test('the party of a contract is the company, its driver whoever came', async () => {
  const company = await aCompany()
  await agree(company)
  const { contractId } = await hired(company)
  expect(await look(contractId)).toMatchObject({ partyId: company, name: 'شركة ريسوت', driver: 'سائق الشركة' })
})

test('a new agreement ends the one before it the day before, and both stay as they were made', async () => {
  const company = await aCompany()
  const first = await agree(company)
  const second = await agree(company, { percentOff: '15', fromDay: '2026-02-01', seen: '1' })
  const rows = (await agreements(clerk(), company)).map(({ id, percentOff, lastDay, state }) => [id, percentOff, lastDay, state])
  expect(rows).toEqual([
    [second, 1_500, null, 'coming'],
    [first, 1_200, '2026-01-31', 'current'],
  ])
  const kept = office.db.updateTable('rateAgreements').set({ percentOff: 1 }).where('id', '=', first)
  await expect(kept.execute()).rejects.toThrow('what was agreed is never changed')
})

test('ended, it prices nobody from the day after on; what was reserved by it stays', async () => {
  const company = await aCompany()
  const agreementId = await agree(company)
  const { id } = await reserveCar(clerk(), asked({ company, ...thirtyDays }))
  const ending = { agreementId, lastDay: '2026-01-20', why: 'انتقلت إلى غيرنا' }
  await expect(endAgreement(clerk(), { ...ending, lastDay: '2026-01-10' })).rejects.toMatchObject({
    issues: [{ path: ['lastDay'] }],
  })
  await endAgreement(clerk(), ending)
  await endAgreement(clerk(), ending)
  expect(await agreement(clerk(), agreementId)).toMatchObject({ lastDay: '2026-01-20', mayEnd: false, endReason: ending.why })
  await expect(reserveCar(clerk(), asked({ company, ...thirtyDays }))).rejects.toMatchObject({ issues: [{ path: ['company'] }] })
  expect((await reservation(clerk(), id))?.price.net).toBe(277_200n)
})

test('of two who agree at once the second looks again, one form is one agreement, and none is with a person', async () => {
  const company = await aCompany()
  const tries = await Promise.allSettled([agreeWithCompany(clerk(), terms(company)), agreeWithCompany(clerk(), terms(company))])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const form = terms(company, { percentOff: '9', seen: '1', fromDay: '2026-02-01' })
  expect([await agreeWithCompany(clerk(), form), await agreeWithCompany(clerk(), form)]).toEqual([
    { id: form.id },
    { id: form.id },
  ])
  const past = terms(company, { fromDay: '2026-01-01', seen: '2' })
  await expect(agreeWithCompany(clerk(), past)).rejects.toMatchObject({ issues: [{ path: ['fromDay'] }] })
  await reserveCar(clerk(), asked())
  const { partyId } = await office.db.selectFrom('carReservations').select('partyId').executeTakeFirstOrThrow()
  await expect(agreeWithCompany(clerk(), terms(partyId ?? ''))).rejects.toMatchObject({ issues: [{ path: ['partyId'] }] })
})

test('only whoever manages prices agrees; the counter sees the companies it may, with what is off', async () => {
  const company = await aCompany()
  await agree(company)
  const counter = office.staff(
    'ahmed',
    vehiclesPermissions.reserve,
    vehiclesPermissions.viewReservations,
    customersPermissions.view,
  )
  await expect(agreeWithCompany(counter, terms(company, { seen: '1' }))).rejects.toMatchObject({ status: 403 })
  const page = await bookingPage(counter, new URLSearchParams({ company, from: '2026-02-01', until: '2026-03-03' }))
  expect(page.companies).toEqual([[company, 'شركة ريسوت، خصم 12%']])
  const blind = office.staff('noor', vehiclesPermissions.reserve, vehiclesPermissions.viewReservations)
  expect([(await bookingPage(blind, new URLSearchParams())).companies, await agreements(blind)]).toEqual([[], []])
  expect((await agreementForm(clerk(), new URLSearchParams({ party: company }))).standing).toHaveLength(1)
  const section = (await recordSections(clerk(), { kind: 'customer', recordId: company })).find(
    ({ title }) => title === 'اتفاقيات أسعار السيارات',
  )
  expect(section?.lines.map(({ number }) => number)).toEqual(['−12%'])
})
