import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { swapVehicle } from '#areas/vehicles/rentals/use-cases/swap-vehicle.ts'
import { setRules } from '#areas/vehicles/terms/use-cases/set-rules.ts'
import { banksOf } from '#testing/banks.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { reservationsOf, rules } from '#testing/reservations.ts'
import type { IssueLetterForm } from './inputs.ts'
import { letterPaper } from './letter-paper.ts'
import { letter, lettersOfRental, rentalForLetter } from './queries.ts'
import { printBorderLetter, voidBorderLetter } from './use-cases/change-border-letter.ts'
import { issueBorderLetter } from './use-cases/issue-border-letter.ts'

const office = testOffice()
const { colleague } = banksOf(office)
const { far } = reservationsOf(office)
const { cars, clerk, look, newId, out } = hiresOf(office)

/** Out until the fifth of February, of a class that may go to the Emirates with a policy that holds there. */
async function abroad(policy = 'الإمارات\nقطر') {
  const rental = await out()
  await office.db.updateTable('vehicleClasses').set({ border: 'الإمارات، السعودية' }).execute()
  await office.db.updateTable('vehicles').set({ policyBorder: policy }).execute()
  await office.db.updateTable('documents').set({ number: 'P-2024' }).where('kind', '=', 'insurance').execute()
  return rental
}
const wanted = (contractId: string, more: Partial<IssueLetterForm> = {}): IssueLetterForm => ({
  ...{ id: newId(), contractId, country: 'الإمارات', fromOn: '2026-02-02', untilOn: '2026-02-05', ...more },
})
const shown = async (id: string) => {
  const one = await letter(clerk(), id)
  if (!one) throw new Error('no letter')
  return one
}

test('a letter to a country of class and policy ends with the rental, once however often it is pressed', async () => {
  const { contractId } = await abroad()
  const form = wanted(contractId)
  const { id } = await issueBorderLetter(clerk(), form)
  expect(await issueBorderLetter(clerk(), form)).toEqual({ id, contractId, waits: false })
  expect(await shown(id)).toMatchObject({
    country: 'الإمارات',
    untilOn: '2026-02-05',
    policyNumber: 'P-2024',
    policyChecked: true,
  })
  const twice = wanted(contractId)
  await expect(issueBorderLetter(clerk(), twice)).rejects.toMatchObject({ issues: [{ path: ['country'] }] })
  const longer = wanted(contractId, { untilOn: '2026-02-06' })
  await expect(issueBorderLetter(clerk(), longer)).rejects.toMatchObject({ issues: [{ path: ['untilOn'] }] })
  const earlier = wanted(contractId, { fromOn: '2026-01-31' })
  await expect(issueBorderLetter(clerk(), earlier)).rejects.toMatchObject({ issues: [{ path: ['fromOn'] }] })
  await expect(issueBorderLetter(far(), wanted(contractId))).rejects.toThrow()
  expect(await letter(far(), id)).toBeNull()
  expect(await lettersOfRental(clerk(), contractId)).toMatchObject({ letters: [{ id }], mayIssue: true })
})

test('never to Yemen, whoever agrees; nor where the rules name no crossing', async () => {
  const { contractId } = await abroad('اليمن')
  await setRules(clerk(), { ...rules, seen: '0', borderCountries: 'الإمارات\nاليمن', neverCountries: 'اليمن' })
  for (const country of ['اليمن', 'السعودية'])
    await expect(issueBorderLetter(clerk(), wanted(contractId, { country, why: 'عمل' }))).rejects.toMatchObject({
      issues: [{ path: ['country'] }],
    })
  expect((await rentalForLetter(clerk(), contractId))?.countries).toEqual([{ country: 'الإمارات', isCovered: false }])
})

test('outside class or policy somebody else agrees, and then it is issued', async () => {
  const [officer, manager] = [await colleague('noura', 'fleetOfficer'), await colleague('said', 'generalManager')]
  const { contractId } = await abroad('قطر')
  const form = wanted(contractId)
  await expect(issueBorderLetter(officer, form)).rejects.toMatchObject({ issues: [{ path: ['why'] }] })
  expect(await issueBorderLetter(officer, { ...form, why: 'علاج في العين' })).toMatchObject({ waits: true })
  expect(await letter(clerk(), form.id)).toBeNull()
  const [asked] = await office.db.selectFrom('approvals').select('id').execute()
  await approve(manager, { approvalId: asked?.id ?? '' })
  expect(await shown(form.id)).toMatchObject({ policyChecked: false, voidedAt: null })
})

test('without the number of a policy in force there is no letter', async () => {
  const { contractId } = await abroad()
  await office.db.updateTable('documents').set({ number: null }).where('kind', '=', 'insurance').execute()
  await expect(issueBorderLetter(clerk(), wanted(contractId))).rejects.toMatchObject({ code: 'vehicles.no-policy' })
})

test('it is void once another car takes its place', async () => {
  const { contractId } = await abroad()
  const { id } = await issueBorderLetter(clerk(), wanted(contractId))
  const car = (await look(contractId)).segments[0]?.vehicleId
  const other = cars().find((one) => one !== car) ?? ''
  await setReadiness(clerk(), { vehicleId: other, readiness: 'ready' })
  office.later(3_600_000)
  await swapVehicle(clerk(), {
    id: newId(),
    ...{ contractId, vehicleId: other, reason: 'عطل', odometer: '33290', fuel: '8', newOdometer: '33190', newFuel: '8' },
  })
  await office.announce()
  expect(await shown(id)).toMatchObject({ voidReason: 'استُبدلت السيارة' })
  await expect(printBorderLetter(clerk(), { letterId: id })).rejects.toMatchObject({ code: 'vehicles.letter-void' })
  await issueBorderLetter(clerk(), wanted(contractId))
  expect((await lettersOfRental(clerk(), contractId))?.letters.map(({ voidedAt }) => voidedAt === null)).toEqual([false, true])
})

test('it is printed in both languages, and voided by hand with the reason', async () => {
  const { contractId } = await abroad()
  const { id } = await issueBorderLetter(clerk(), wanted(contractId))
  await printBorderLetter(clerk(), { letterId: id })
  await printBorderLetter(clerk(), { letterId: id })
  const one = await shown(id)
  expect(one.printedAt).toEqual(clerk().now())
  const text = pdfText(await letterPaper(clerk(), one))
  for (const said of [one.number, 'No-objection letter', 'no objection', '2026-02-05', 'P-2024', 'الإمارات'])
    expect(text).toContain(said)
  await voidBorderLetter(clerk(), { letterId: id, why: 'ألغى سفره' })
  await voidBorderLetter(clerk(), { letterId: id, why: 'ألغى سفره' })
  expect(await shown(id)).toMatchObject({ voidReason: 'ألغى سفره' })
})
