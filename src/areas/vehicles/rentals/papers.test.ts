import { expect, test } from 'vitest'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { fineNotice } from '#areas/vehicles/fines/fine-paper.ts'
import { finesOfOwn } from '#areas/vehicles/fines/own-fines.ts'
import { recordFine } from '#areas/vehicles/fines/use-cases/record-fine.ts'
import { carSheetPaper } from '#areas/vehicles/sheets/car-sheet-paper.ts'
import { ownCarSheet, ownCarSheets } from '#areas/vehicles/sheets/own-sheets.ts'
import { asTheHouse } from '#platform/actors.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { hiresOf, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { depositPaper } from './deposit-paper.ts'
import { ownPapers } from './own-papers.ts'
import { ownedRental, ownRental } from './own-rentals.ts'
import { swapPaper } from './swap-paper.ts'
import { holdDeposit } from './use-cases/hold-deposit.ts'
import { swapVehicle } from './use-cases/swap-vehicle.ts'

const office = testOffice()
const { account } = banksOf(office)
const { pays } = payersOf(office)
const { back, cars, clerk, look, newId, out, signed } = hiresOf(office)

const textOf = (pdf: Uint8Array | null) => pdfText(pdf ?? new Uint8Array()).replaceAll(/\s*\n/g, ' ')
const rentalOf = async (contractId: string) => ({ ...(await look(contractId)), contractId })

/** Out with one car, and since an hour later with another. */
async function swapped() {
  const { contractId, partyId } = await out()
  office.later(60 * 60_000)
  const vehicleId = cars().find((id) => id !== cars()[0]) ?? ''
  const first = (await look(contractId)).segments[0]
  const other = cars().find((id) => id !== first?.vehicleId) ?? vehicleId
  const read = { odometer: '33300', fuel: '7', newOdometer: '33190', newFuel: '8' }
  await swapVehicle(clerk(), { id: newId(), contractId, vehicleId: other, reason: 'عطل في المكيف', ...read })
  return { contractId, partyId, segments: (await look(contractId)).segments }
}

async function renterOf(partyId: string) {
  const { id } = await addDemonstrationAccount(asTheHouse(clerk()), { name: 'ناصر', email: 'nasir@example.com' })
  await office.db.insertInto('customerAccounts').values({ accountId: id, partyId, joinedAt: clerk().now() }).execute()
  return office.customer(id)
}

test('an exchange is printed in both languages with both cars, its minute and its reason', async () => {
  const { contractId, segments } = await swapped()
  const paper = textOf(await swapPaper(clerk(), await rentalOf(contractId), segments[1]?.id))
  for (const said of ['Vehicle exchange record', '33,300', '7/8', '1 Feb 2026, 11:00', 'عطل في المكيف', 'D-1122'])
    expect(paper).toContain(said)
  expect(await swapPaper(clerk(), await rentalOf(contractId), segments[0]?.id)).toBeNull()
  expect(await swapPaper(clerk(), await rentalOf(contractId), newId())).toBeNull()
})

test('what was left with us is a receipt in both languages; where nothing was there is none', async () => {
  const before = await signed()
  expect(await depositPaper(clerk(), await rentalOf(before.contractId))).toBeNull()
})

test('the receipt of a deposit says what came and by which paper, and after the return what was taken of it', async () => {
  const { contractId } = await out()
  expect(textOf(await depositPaper(clerk(), await rentalOf(contractId)))).toContain('a refundable deposit of OMR 50.000')
  office.later(4 * 86_400_000)
  await returnCar(clerk(), back(contractId, { odometer: '34110' }))
  const after = textOf(await depositPaper(clerk(), await rentalOf(contractId)))
  for (const said of ['Deposit receipt', 'Deducted', 'Received', 'Cash', 'RC-', '50.000', '6.300']) expect(after).toContain(said)
})

test('it says in which way it came, by a card or held on one', async () => {
  const { contractId, partyId } = await signed()
  await holdDeposit(clerk(), {
    ...{ id: newId(), contractId, amount: '20', card: '4417', reference: 'A-77120', expiresOn: '2026-02-14' },
  })
  const held = textOf(await depositPaper(clerk(), await rentalOf(contractId)))
  expect(held).toContain('Card hold')
  await pays(partyId, '93', { method1: 'card', reference1: '552210', account1: await account() })
  const paid = textOf(await depositPaper(clerk(), await rentalOf(contractId)))
  for (const said of ['الطريقة Method', 'بطاقة Card RC', 'Card hold']) expect(paid).toContain(said)
})

test('the notice of a fine names who had the car in its minute, from when to when, by the signed sheets', async () => {
  const { contractId, segments } = await swapped()
  const first = segments[0]
  const plate = `${first?.plateDigits} ${first?.plateLetters}`
  const id = newId()
  await recordFine(clerk(), { id, reference: 'ROP-77', plate, on: '2026-02-01', onTime: '10:30', amount: '10' })
  const paper = textOf(await fineNotice(clerk(), id))
  for (const said of ['Traffic fine notice', 'ROP-77', '1 Feb 2026, 10:30', '1 Feb 2026, 11:00', 'ناصر الغساني', 'CI-'])
    expect(paper).toContain(said)
  const yard = newId()
  await recordFine(clerk(), { id: yard, reference: 'ROP-78', plate, on: '2026-01-10', onTime: '10:30', amount: '10' })
  expect(await fineNotice(clerk(), yard)).toBeNull()
  expect(contractId).toBeTruthy()
})

test('the sheets of a car are in both languages', async () => {
  const { contractId, partyId } = await out()
  const [sheet] = await ownCarSheets(clerk(), contractId)
  const one = await ownCarSheet(clerk(), { contractId, partyId }, sheet?.id)
  const paper = one ? textOf(await carSheetPaper(clerk(), one)) : ''
  for (const said of ['Vehicle hand-over sheet', 'Odometer', 'Spare wheel', 'Sound', 'Dashboard', 'Signed by']) {
    expect(paper).toContain(said)
  }
})

test('34 the renter has the papers of what they hired, and nobody else’s', async () => {
  const { contractId, partyId } = await swapped()
  const me = await renterOf(partyId)
  const mine = await ownRental(me, contractId, new URLSearchParams())
  expect(mine && (await ownPapers(me, mine)).map(({ label }) => label)).toEqual([
    'عقد التأجير',
    'سند التأمين المسترد',
    'محضر تسليم سيارة',
    'محضر استبدال السيارة',
  ])
  expect(await ownedRental(me, contractId)).toMatchObject({ contractId, partyId })
  expect(await ownedRental(office.customer('nobody'), contractId)).toBeNull()
  expect(await finesOfOwn(me, contractId)).toEqual([])
  const [sheet] = await ownCarSheets(me, contractId)
  expect(await ownCarSheet(me, { contractId: newId(), partyId }, sheet?.id)).toBeNull()
})
