import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownDues } from '#areas/finance/public.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { asTheHouse } from '#platform/actors.ts'
import { carCompaniesOf } from '#testing/car-companies.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { handOverCar, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { ownRental } from './own-rentals.ts'
import { billMonth, billMonths } from './use-cases/bill-month.ts'
import { chargeCycles } from './use-cases/charge-cycles.ts'
import { extendRental } from './use-cases/extend-rental.ts'

const office = testOffice()
const { debt, wrong } = payersOf(office)
const { aCompany, agree, back, clerk, hired, keys, look, newId, untilMoment } = carCompaniesOf(office)

const charges = () =>
  office.db
    .selectFrom('charges')
    .select(['description', 'net', 'discount', 'vat', 'kind', 'dueOn', 'resourceId'])
    .orderBy('place')
    .execute()
const hires = async () => (await charges()).flatMap(({ kind, net }) => (kind === 'car-hire' ? [net] : []))
const invoices = () =>
  office.db.selectFrom('invoices').select(['partyId', 'net', 'vat', 'issuedOn']).where('vat', '>', 0n).execute()

/** Two cars for thirty days from the first of February, both with the company. */
async function twoCarsOut() {
  const company = await aCompany()
  await agree(company)
  const [one, two] = [await hired(company), await hired(company)]
  untilMoment('2026-02-01T10:00:00+04:00')
  for (const { contractId } of [one, two]) await handOverCar(clerk(), keys(contractId, { waivedWhy: 'شركة باتفاقية' }))
  return { company, one, two }
}

test('9 M11 a company −12 %, 30 days: 277.200 + 13.860 for each car, one invoice a month for all its cars', async () => {
  const { company, one, two } = await twoCarsOut()
  expect([await debt(company), await invoices(), await billMonths(clerk())]).toEqual([0n, [], { billed: 0 }])
  expect((await look(one.contractId)).monthly).toMatchObject([{ net: 277_200n, waits: true }])
  untilMoment('2026-02-28T03:00:00+04:00')
  expect(await billMonths(clerk())).toEqual({ billed: 1 })
  expect(await invoices()).toEqual([{ partyId: company, net: 554_400n, vat: 27_720n, issuedOn: '2026-02-28' }])
  const lines = (await charges()).filter(({ kind }) => kind === 'car-hire')
  expect(lines.map(({ net, discount, vat, kind }) => [net, discount, vat, kind])).toEqual([
    [277_200n, 37_800n, 13_860n, 'car-hire'],
    [277_200n, 37_800n, 13_860n, 'car-hire'],
  ])
  const numbers = [(await look(one.contractId)).number, (await look(two.contractId)).number]
  for (const number of numbers) expect(lines.filter(({ description }) => description.startsWith(number))).toHaveLength(1)
  expect([await debt(company), lines[0]?.dueOn, await wrong()]).toEqual([582_120n, '2026-03-30', []])
})

test('the run repeated, run by two at once, or killed midway bills each company once', async () => {
  const [company, other] = [await aCompany(), await aCompany('شركة صلالة')]
  await agree(company)
  await agree(other, { percentOff: '10' })
  await hired(company)
  await hired(other)
  untilMoment('2026-02-28T03:00:00+04:00')
  // Stopped at the last step of the second company: the first has its invoice, of the second there is nothing.
  const second = [company, other].toSorted()[1] ?? ''
  await sql`create trigger stopped before insert on car_monthly_invoices for each row
    when (new.party_id = ${sql.lit(second)}) execute function monthly_invoices_stay()`.execute(office.owner)
  await expect(billMonths(clerk())).rejects.toThrow('never changed')
  await sql`drop trigger stopped on car_monthly_invoices`.execute(office.owner)
  const before = await invoices()
  expect(before).toHaveLength(1)
  await Promise.all([billMonths(clerk()), billMonths(clerk())])
  await billMonths(clerk())
  expect(await billMonth(clerk(), { partyId: company, month: '2026-02-01' })).toEqual({ invoiceId: null })
  expect((await invoices()).map(({ partyId, net }) => [partyId, net]).toSorted()).toEqual(
    [
      [company, 277_200n],
      [other, 283_500n],
    ].toSorted(),
  )
  expect([await debt(company), await debt(other), await wrong()]).toEqual([291_060n, 297_675n, []])
})

test('a month that is billed is closed: what comes after it stands on the next, by the ladder', async () => {
  const { company, one } = await twoCarsOut()
  untilMoment('2026-02-28T03:00:00+04:00')
  await billMonths(clerk())
  await extendRental(clerk(), { id: newId(), contractId: one.contractId, until: '2026-03-05', untilTime: '10:00' })
  expect([await billMonths(clerk()), (await invoices()).length]).toEqual([{ billed: 0 }, 1])
  untilMoment('2026-03-03T10:00:00+04:00')
  expect(await chargeCycles(clerk(), {})).toEqual({ charged: 0 })
  untilMoment('2026-04-02T03:00:00+04:00')
  await billMonths(clerk())
  // Two days more at 15.000 each, 12 % off.
  expect((await invoices()).map(({ net, issuedOn }) => [net, issuedOn])).toEqual([
    [554_400n, '2026-02-28'],
    [26_400n, '2026-04-02'],
  ])
  expect([await debt(company), await wrong()]).toEqual([609_840n, []])
})

test('back early it is less in the month that waits, and of the invoice where that is written', async () => {
  const company = await aCompany()
  await agree(company)
  const one = await hired(company)
  const two = await hired(company, { from: '2026-02-10', until: '2026-03-12' })
  untilMoment('2026-02-01T10:00:00+04:00')
  await handOverCar(clerk(), keys(one.contractId, { waivedWhy: 'شركة باتفاقية' }))
  untilMoment('2026-02-10T10:00:00+04:00')
  await handOverCar(clerk(), keys(two.contractId, { waivedWhy: 'شركة باتفاقية' }))
  untilMoment('2026-02-21T10:00:00+04:00')
  await returnCar(clerk(), back(one.contractId))
  untilMoment('2026-02-28T03:00:00+04:00')
  await billMonths(clerk())
  // Twenty days are 279.000 by the card, 245.520 after 12 %: 31.680 less than the month.
  expect((await hires()).toSorted()).toEqual([245_520n, 277_200n])
  untilMoment('2026-03-02T10:00:00+04:00')
  await returnCar(clerk(), back(two.contractId))
  const credited = await office.db
    .selectFrom('invoices')
    .select(['net', 'vat'])
    .where('kind', '=', 'credit-note')
    .where('vat', '>', 0n)
    .execute()
  expect([credited, await debt(company), await wrong()]).toEqual([[{ net: 31_680n, vat: 1_584n }], 515_592n, []])
})

test('the company sees in its account what waits for the invoice of the month, and the invoice; nobody else does', async () => {
  const { company, one } = await twoCarsOut()
  const { id } = await addDemonstrationAccount(asTheHouse(clerk()), { name: 'محاسب الشركة', email: 'co@example.com' })
  await office.db.insertInto('customerAccounts').values({ accountId: id, partyId: company, joinedAt: clerk().now() }).execute()
  const monthly = async () => (await ownRental(office.customer(id), one.contractId, new URLSearchParams()))?.monthly
  expect(await monthly()).toMatchObject([{ net: 277_200n, waits: true, invoice: null }])
  untilMoment('2026-02-28T03:00:00+04:00')
  await billMonths(clerk())
  expect(await monthly()).toMatchObject([{ waits: false, invoice: { path: null } }])
  const mine = await ownDues(office.customer(id))
  expect(JSON.stringify(mine, (_, value) => (typeof value === 'bigint' ? String(value) : value))).toContain('291060')
})
