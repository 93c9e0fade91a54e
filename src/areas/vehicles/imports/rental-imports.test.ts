import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { deposit } from '#areas/finance/deposits/deposit-detail.ts'
import { sheetPaper } from '#areas/handovers/public.ts'
import { askUndoOpening } from '#areas/openings/use-cases/ask-undo.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { openRentalsOf } from '#testing/open-rentals.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { beginReturn } from '../rentals/use-cases/begin-rental-sheet.ts'
import { extendRental } from '../rentals/use-cases/extend-rental.ts'
import { carSheet } from '../sheets/car-sheet.ts'
import { ownCarSheet, ownCarSheets } from '../sheets/own-sheets.ts'
import { today } from '../today/queries.ts'
import { importRentals } from './rental-imports.ts'

const office = testOffice()
const { back, clerk, look, newId, bringDeposit, brought, shown, contracts, customer } = openRentalsOf(office)
const { huda, debt, wrong } = payersOf(office)
const hours = 3_600_000
const journals = async () => (await office.db.selectFrom('journals').select('id').execute()).length

test('a car that was out when the books began is extended, returned and settled like any other', async () => {
  const partyId = customer()
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
  const [{ id: sheetId } = { id: '' }] = await ownCarSheets(office, contractId)
  const sheet = await ownCarSheet(office, { contractId, partyId: customer() }, sheetId)
  const paper = sheet && (await sheetPaper(clerk(), carSheet, sheet))
  expect(pdfText(paper ?? new Uint8Array())).toContain('محضر الورق قبل هذا السجل')
  office.later(hours)
  await expect(returnCar(clerk(), { ...back(contractId), id, odometer: '33199', fuel: '8' })).rejects.toThrow('33')
})

test('the deposit of a car that came in is that of its contract, and its opening is not undone', async () => {
  const { two, importId } = await bringDeposit()
  await importRentals(clerk(), await brought())
  const { id: itemId } = await office.db.selectFrom('openingItems').select('id').executeTakeFirstOrThrow()
  const asked = await askUndoOpening(two.huda, { importId, itemId, reason: 'كُتب خطأ' })
  await expect(approve(two.salim, asked)).rejects.toThrow('لعقد دخل السجل')
})

test('the same file twice, by two people or under two names, brings nothing twice', async () => {
  await bringDeposit()
  const [first, second] = [await brought(), await brought()]
  const outcomes = await Promise.allSettled([importRentals(clerk(), first), importRentals(clerk(), second)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await Promise.all([1, 2].map(() => importRentals(clerk(), outcomes[0]?.status === 'fulfilled' ? first : second)))
  const again = await brought()
  expect(await shown(again.importId)).toMatchObject({ faults: [], good: 0, known: 1 })
  await expect(importRentals(clerk(), again)).rejects.toMatchObject({ code: 'imports.changed' })
  expect(await contracts()).toHaveLength(1)
})
