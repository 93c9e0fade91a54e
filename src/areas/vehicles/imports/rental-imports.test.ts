import { beforeEach, expect, test } from 'vitest'
import { registerCustomer } from '#areas/customers/use-cases/register-customer.ts'
import { deposit } from '#areas/finance/deposits/deposit-detail.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { hiresOf, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { beginReturn } from '../rentals/use-cases/begin-rental-sheet.ts'
import { extendRental } from '../rentals/use-cases/extend-rental.ts'
import { today } from '../today/queries.ts'
import { checkRentals, importRentals, rentalImportPages, uploadRentals } from './rental-imports.ts'

const office = testOffice()
const { asked: booking, back, clerk, look, newId } = hiresOf(office)
const { huda, debt, wrong } = payersOf(office)
const { opens, twoOfThem } = openingsOf(office)
const hours = 3_600_000

const heading =
  'رقم اللوحة,هاتف العميل,رقم الرخصة,انتهاء الرخصة,التسليم,الإعادة,العداد,الوقود,سعر اليوم,فوتر حتى,المفوتر,المدفوع,التأمين,طريقة التأمين,العقد القديم'
const row = '١٠٠ ب,9123 4567,D-1122,01/05/2027,10/01/2026 10:00,2026-01-16,33200,8,14,,84,88.2,50,نقدًا,2025/118'

let partyId: string
beforeEach(async () => {
  partyId = (await registerCustomer(huda(), { kind: 'person', name: 'ناصر الغساني', phone: '91234567' })).id
})
const bringDeposit = async (...lines: string[]) =>
  opens(await twoOfThem(), 'deposits', lines.length > 0 ? lines : ['91234567,2025/118,تأجير السيارات,50,2025-12-30,,'])

async function brought(lines: readonly string[] = [row], more: { goLive?: string } = {}) {
  const file = { name: 'إيجارات.csv', bytes: Buffer.from([heading, ...lines].join('\n')) }
  const { id: importId } = await uploadRentals(clerk(), { file })
  const { mapping } = await shown(importId)
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  const typed = { importId, goLive: '2026-01-12', placeId: booking().placeOut, ...more, ...Object.fromEntries(columns) }
  await checkRentals(clerk(), typed)
  return typed
}
const shown = async (id: string) => (await rentalImportPages.read(clerk(), id)) ?? expect.fail('no such import')
const contracts = () => office.db.selectFrom('carRentals').select('contractId').orderBy('openedAt').execute()
const journals = async () => (await office.db.selectFrom('journals').select('id').execute()).length

test('a car that was out when the books began is extended, returned and settled like any other', async () => {
  await bringDeposit()
  const booked = await journals()
  const { importId } = await brought()
  expect(await shown(importId)).toMatchObject({
    ...{ faults: [], good: 1, known: 0 },
    found: [{ plate: '100 ب', customer: 'ناصر الغساني', charged: 84_000n, deposit: 50_000n, contract: null }],
  })
  expect(await contracts()).toEqual([])
  await importRentals(clerk(), { importId })
  expect([await journals(), await debt(partyId), await wrong()]).toEqual([booked, 0n, []])

  const [{ contractId } = { contractId: '' }] = await contracts()
  expect(await look(contractId)).toMatchObject({
    ...{ state: 'out', contractState: 'active', signedOn: '2026-01-10', licenceNumber: 'D-1122', charged: 84_000n },
    ...{ deposit: { asked: 50_000n, held: 50_000n }, before: { charged: 84_000n }, hasDepositPaper: true },
    segments: [{ odometerOut: 33_200, fuelOut: 8, backAt: null }],
  })
  expect((await today(clerk())).fleet).toEqual({ all: 2, out: 1 })

  const until = { until: '2026-01-18', untilTime: '10:00' }
  await extendRental(clerk(), { id: newId(), contractId, ...until })
  expect(await debt(partyId)).toBe(29_400n)
  const { id: depositId } = await office.db.selectFrom('deposits').select('id').executeTakeFirstOrThrow()
  expect(await deposit(huda(), depositId)).toMatchObject({ held: 50_000n, waits: ['إعادة السيارة'] })
  office.later(Date.parse('2026-01-18T12:00:00+04:00') - clerk().now().getTime())
  await returnCar(clerk(), back(contractId, { odometer: '35000', fuel: '6' }))
  // An hour, two hundred kilometres and two eighths, with their tax.
  expect(await look(contractId)).toMatchObject({ state: 'returned', deposit: { held: 50_000n - 17_325n } })
  expect(await deposit(huda(), depositId)).toMatchObject({ waits: [], releaseOn: '2026-02-15' })
  expect([await debt(partyId), await wrong()]).toEqual([29_400n, []])
})

test('a return is compared with what the paper of its hand-over read', async () => {
  await bringDeposit()
  await importRentals(clerk(), await brought())
  const [{ contractId } = { contractId: '' }] = await contracts()
  const { id } = await beginReturn(clerk(), { id: newId(), contractId })
  expect(id).not.toBe('')
  const sheets = await office.db
    .selectFrom('handoverSheets')
    .select(['kind', 'status', 'signer', 'signatureId', 'seenOn', 'readings'])
    .orderBy('sequence')
    .execute()
  expect(sheets).toMatchObject([
    { kind: 'handover', status: 'signed', signer: 'ناصر الغساني', signatureId: null, readings: { odometer: 33_200, fuel: 8 } },
    { kind: 'return', status: 'draft' },
  ])
  office.later(hours)
  await expect(returnCar(clerk(), { ...back(contractId), id, odometer: '33199', fuel: '8' })).rejects.toThrow('33')
})
