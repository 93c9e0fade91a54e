import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { salalah } from '#testing/branches.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { noDeposit, openRentalsOf, openRow } from '#testing/open-rentals.ts'
import { agreeWithCompany } from '../agreements/commands.ts'
import { ownRental } from '../rentals/own-rentals.ts'
import { chargeCycles } from '../rentals/use-cases/charge-cycles.ts'
import { today } from '../today/queries.ts'

const office = testOffice()
const { back, clerk, customer, everything, look, newId, open, opened, told } = openRentalsOf(office)
const { debt, huda, wrong } = payersOf(office)
const { account } = withAccounts(office)
const secondLicence = { secondNumber: 'D-2', secondUntil: '1/1/2027' }
const at = (moment: string) => office.later(Date.parse(`${moment}:00+04:00`) - clerk().now().getTime())

test('a hire of months goes on from where the old books stopped, a month at a time', async () => {
  const monthly = {
    ...noDeposit,
    from: '2025-12-20 10:00',
    until: '2026-03-20',
    day: '15',
    month: '300',
    invoiced: '300',
    paid: '',
  }
  const contractId = await open({ ...monthly, invoicedUntil: '2026-01-19' })
  expect(await chargeCycles(clerk(), {})).toEqual({ charged: 0 })
  at('2026-01-19T11:00')
  expect([await chargeCycles(clerk(), {}), await debt(customer())]).toEqual([{ charged: 1 }, 315_000n])
  at('2026-02-18T11:00')
  expect([await chargeCycles(clerk(), {}), await debt(customer())]).toEqual([{ charged: 1 }, 630_000n])
  expect(await look(contractId)).toMatchObject({ charged: 900_000n, before: { charged: 300_000n } })
  expect(await wrong()).toEqual([])
})

test('days that were charged before and are not used are told to whoever has the old books, and credited by nobody', async () => {
  const contractId = await open()
  at('2026-01-15T10:00')
  await returnCar(clerk(), back(contractId, { odometer: '33300' }))
  const tasks = await office.db
    .selectFrom('tasks')
    .select(['title', 'role'])
    .where('rule', '=', 'vehicles.credit-before')
    .execute()
  expect(tasks).toEqual([{ title: expect.stringContaining('للعميل 14.700 ر.ع. عن إعادة مبكرة للعقد CR-'), role: 'accountant' }])
  const notes = office.db.selectFrom('invoices').select('id').where('kind', '=', 'credit-note')
  expect([await notes.execute(), await debt(customer()), await wrong()]).toEqual([[], 0n, []])
})

test('what was not paid of it is the debt that came over, and is not charged again', async () => {
  await opened('invoices', '91234567,2025/118,2025-12-30,2026-01-10,38,1.9,تأجير السيارات,,')
  expect(await told([{ ...noDeposit, paid: '40' }])).toEqual([expect.stringContaining('بقي من المفوتر 48.200')])
  await open({ ...noDeposit, paid: '48.3' })
  expect([await debt(customer()), await wrong()]).toEqual([39_900n, []])
})

test('a deposit held on a card stays there: no money of ours, and let go as any other', async () => {
  const slip = { card: '4417', reference: 'A-77120', expiresOn: '2026-01-25' }
  const contractId = await open({ ...openRow, depositWay: 'محجوز على البطاقة', ...slip })
  expect(await look(contractId)).toMatchObject({ deposit: { asked: 50_000n, held: 0n, onCard: 50_000n } })
  expect(await told([{ ...openRow, plate: '101 ب', depositWay: 'محجوز على البطاقة', ...slip }])).toEqual([
    expect.stringContaining('2 رقم عملية الحجز: هذه العملية مسجلة لعقد آخر (CR-'),
  ])
  expect(await wrong()).toEqual([])
})

test('a car that is late by now comes in as late, and its hours are charged when it is back', async () => {
  const contractId = await open({ ...noDeposit, until: '2026-01-13', invoiced: '42', paid: '44.1' })
  const board = await today(clerk())
  expect(board.late.map(({ id, at: due }) => [id, due.toISOString()])).toEqual([[contractId, '2026-01-13T06:00:00.000Z']])
  at('2026-01-15T13:00')
  await returnCar(clerk(), back(contractId, { odometer: '33300' }))
  // Two days late, and two hours begun after the hour of grace.
  expect([await debt(customer()), await wrong()]).toEqual([35_700n, []])
})

test('whoever has the car sees it in their account, extends it there, and finds no paper that was never ours', async () => {
  const contractId = await open()
  const accountId = await account({ name: 'ناصر الغساني', phone: '+96891234567' })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId: customer(), joinedAt: clerk().now() }).execute()
  const asked = new URLSearchParams({ until: '2026-01-17', untilTime: '10:00' })
  expect(await ownRental(office.customer(accountId), contractId, asked)).toMatchObject({
    ...{ state: 'out', hasPaper: false, extension: { fault: null, net: 14_000n, total: 14_700n } },
  })
})

test('a car of a company with an agreement is let by its card, and what is to come waits for the invoice of the month', async () => {
  const company = { kind: 'company', name: 'شركة ريسوت', phone: '91234501', commercialRegister: '123451' } as const
  const { id: partyId } = await registerCustomer(huda(), company)
  const manager = office.staff('maryam', ...everything, ...Object.values(customersPermissions))
  await agreeWithCompany(manager, {
    ...{ id: newId(), partyId, branchId: salalah, percentOff: '10', fromDay: '2026-01-15', untilDay: '', termDays: '30' },
    ...{ billing: 'monthly', agreedWith: 'مدير المشتريات', seen: '0' },
  })
  const days = {
    from: '2025-12-20 10:00',
    until: '2026-02-18',
    day: '',
    invoiced: '283.5',
    paid: '',
    invoicedUntil: '2026-01-19',
  }
  const contractId = await open({
    ...noDeposit,
    ...days,
    customer: '91234501',
    driver: 'سعيد العمري',
    second: 'علي الشحري',
    ...secondLicence,
  })
  expect(await look(contractId)).toMatchObject({
    ...{ driver: 'سعيد العمري', drivers: [{ name: 'علي الشحري', licenceNumber: 'D-2', licenceUntil: '2027-01-01' }] },
    agreement: { percentOff: 1_000, monthly: true },
  })
  at('2026-01-19T11:00')
  await chargeCycles(clerk(), {})
  expect((await look(contractId)).monthly).toMatchObject([{ net: 283_500n, waits: true, invoice: null }])
  expect([await debt(partyId), await wrong()]).toEqual([0n, []])
})
