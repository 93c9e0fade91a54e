import { expect, test } from 'vitest'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { paperOfContract } from '#areas/contracts/public.ts'
import { writeText } from '#areas/contracts/templates/use-cases/write-text.ts'
import { addAddOn } from '#areas/vehicles/terms/use-cases/add-add-on.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { rental } from './queries.ts'
import { rentalKind } from './rental.ts'
import { rentalText } from './rental-text.ts'
import { nameDriver, strikeDriver } from './use-cases/name-driver.ts'
import { openRental } from './use-cases/open-rental.ts'
import { askRenterCode, sendRental, signRental } from './use-cases/sign-rental.ts'

const office = testOffice()
const { book, clerk, newId } = hiresOf(office)

/** A contract of a reservation in which another driver is paid for. */
async function openedWithDriver() {
  const driver = { name: 'سائق إضافي', charged: 'day', price: '3', capDays: '7', effect: 'extra-driver', active: 'yes' } as const
  const { id: addOn } = await addAddOn(clerk(), { id: newId(), ...driver })
  const contractId = newId()
  await openRental(clerk(), { id: contractId, reservationId: await book({ addOns: [addOn] }), residence: 'resident' })
  return contractId
}
/** Lines are broken where the column ends. */
const paperText = async (id: string) =>
  pdfText((await paperOfContract(clerk(), id)) ?? new Uint8Array()).replaceAll(/\s*\n/g, ' ')
const named = (contractId: string) => ({
  ...{ id: newId(), contractId, name: 'خالد الغساني', driverLicence: 'D-7788', driverUntil: '2027-05-01' },
})
async function codeSent() {
  await office.announce()
  return (await office.messages()).flatMap(({ text }) => /\b(\d{6}) رمز توقيع/.exec(text)?.[1] ?? []).at(-1) ?? ''
}

test('36 Agreement in both languages, signed by code: the renter by theirs, the company by whoever sent it', async () => {
  const contractId = await openedWithDriver()
  await nameDriver(clerk(), named(contractId))
  await sendRental(clerk(), { contractId })
  await askRenterCode(clerk(), { contractId })
  await signRental(clerk(), { contractId, oneTimeCode: await codeSent() })
  const paper = await paperText(contractId)
  for (const arabic of ['عقد تأجير سيارة', 'خالد الغساني', 'الكيلومترات', 'توقيع']) expect(paper).toContain(arabic)
  for (const english of ['Car rental agreement', 'Rental, 4 days: OMR 60.000', 'VAT 5%', 'licence D-7788', 'OMR 50.000'])
    expect(paper).toContain(english)
  for (const proof of ['Proof of signature', 'SHA-256', 'Code sent to phone', 'by text version original', 'Page 1 of'])
    expect(paper).toContain(proof)
})

test('what is sent keeps both languages as they were, whatever the office writes later', async () => {
  const contractId = await openedWithDriver()
  await nameDriver(clerk(), named(contractId))
  await sendRental(clerk(), { contractId })
  const { text } = await office.db.selectFrom('contractPapers').select('text').executeTakeFirstOrThrow()
  expect(text).toContain('> Rental, 4 days: OMR 60.000\n> Additional driver, 4 days: OMR 12.000\n> Before tax: OMR 72.000')
  expect(text).toContain('الإجمالي: 75.600 ر.ع.')
  const manager = office.staff('maryam', contractsPermissions.manageTemplates)
  expect(await writeText(manager, { kind: rentalKind, seen: '0', ...rentalText })).toMatchObject({ version: 1 })
})

test('another driver who is paid for is named before the contract is sent, and the renter’s licence lasts as theirs does', async () => {
  const contractId = await openedWithDriver()
  await expect(sendRental(clerk(), { contractId })).rejects.toThrow('سمِّه برخصته')
  await expect(nameDriver(clerk(), { ...named(contractId), driverUntil: '2026-02-01' })).rejects.toThrow('قبل إعادة السيارة')
  const mistaken = named(contractId)
  await nameDriver(clerk(), mistaken)
  await nameDriver(clerk(), mistaken)
  expect((await rental(clerk(), contractId))?.drivers).toMatchObject([{ name: 'خالد الغساني' }])
  await strikeDriver(clerk(), { contractId, driverId: mistaken.id })
  await nameDriver(clerk(), named(contractId))
  await sendRental(clerk(), { contractId })
  await expect(nameDriver(clerk(), named(contractId))).rejects.toThrow('أُرسل العقد')
  await expect(strikeDriver(clerk(), { contractId, driverId: mistaken.id })).rejects.toThrow('أُرسل العقد')
  const looker = office.staff('noor')
  await expect(nameDriver(looker, named(contractId))).rejects.toMatchObject({ status: 403 })
})
