import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { runCommission } from '#areas/finance/owners/use-cases/run-commission.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { saveInspection, signInspection } from '#areas/properties/inspections/use-cases/write-inspection.ts'
import { setShares } from '#areas/properties/use-cases/set-shares.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { pdf } from '#testing/stories.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { annualIncome, yearAsked } from './annual-income.ts'
import { ownInspection, ownInspections } from './own-inspections.ts'
import { ownIncomePath } from './own-paths.ts'
import { ownProperties } from './own-properties.ts'
import { loader as incomePdf } from './routes/portal-annual-income-pdf.ts'

const office = testOffice()
const { huda, id, customer, owner, box, pays } = ownersOf(office)
const { aPropertyOfABranch, anInspectionOfABranch, unitsIn } = placesOf(office)

async function ownedHouse() {
  const { id: propertyId, near } = await aPropertyOfABranch()
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const [salim, said, tenant] = [await owner(), await owner('سعيد المعشني'), await customer('مستأجر')]
  const [first = '', second = ''] = await unitsIn(near, propertyId, '1-2')
  const shares = { party1: salim.partyId, parts1: '1', party2: said.partyId, parts2: '3' }
  await setShares(near, { propertyId, seen: 'none', whole: '4', since: '2026-01-01', ...shares })
  await box()
  const { branchId } = await office.db.selectFrom('properties').select('branchId').executeTakeFirstOrThrow()
  const owners = [
    { partyId: salim.partyId, parts: 1n },
    { partyId: said.partyId, parts: 3n },
  ]
  const mandateId = id()
  const terms = { mandateId, branchId, leadId: salim.partyId, label: 'M-1، برج السعادة', rate: 1000, owners }
  await within(office, (work) => keepMandateTerms(work, terms))
  const demands = (unitId: string, amount: bigint, source: string, tax?: 'owner-taxed') => {
    const rent = rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount, tax }, source)
    return demandRent(huda(), { ...rent, resourceId: unitId })
  }
  return { salim, said, tenant, mandateId, first, second, demands }
}

test('a year of a mandate as the books have it: unit by unit, what went off it, and the share of whoever asks', async () => {
  const { salim, tenant, mandateId, first, second, demands } = await ownedHouse()
  await demands(first, 200_000n, 'L-1')
  await pays(tenant, '200')
  await demands(second, 100_000n, 'L-2')
  await runCommission(huda(), { mandateId })
  const said = (await annualIncome(salim.ctx, { mandateId, year: 2026 })) ?? expect.fail('no income')
  expect(said).toMatchObject({ label: 'M-1، برج السعادة', share: ['1', '4'], holder: 'سالم الكثيري' })
  expect(said.units).toEqual([['شقة 1، برج السعادة', { rials: '200000' }]])
  expect(said.sums[5]).toEqual(['نصيبك من الصافي', 44_750n])
  expect(said.sums.slice(0, 5).map(([, amount]) => amount)).toEqual([200_000n, -20_000n, -1_000n, 0n, 179_000n])
  expect(await annualIncome(salim.ctx, { mandateId, year: 2025 })).toMatchObject({ units: [] })
  const paper = await incomePdf(visit(salim.ctx, `${ownIncomePath}?mandate=${mandateId}&year=2026`))
  expect(pdfText(new Uint8Array(await (paper as Response).arrayBuffer()))).toContain('179.000')
  const other = await owner('غيره')
  expect(await statusOf(incomePdf(visit(other.ctx, `${ownIncomePath}?mandate=${mandateId}`)))).toBe(404)
  const now = office.visitor().now()
  expect(['2025', '1999', '2031', 'x'].map((year) => yearAsked(new URLSearchParams({ year }), now))).toEqual([
    2025, 2026, 2026, 2026,
  ])
})

test('what tenants paid in tax is not called rent in an owner’s year', async () => {
  const { salim, tenant, mandateId, first, demands } = await ownedHouse()
  await demands(first, 200_000n, 'L-1', 'owner-taxed')
  await pays(tenant, '210')
  const said = (await annualIncome(salim.ctx, { mandateId, year: 2026 })) ?? expect.fail('no income')
  expect(said.sums.slice(0, 2)).toEqual([
    ['المحصَّل من المستأجرين', 210_000n],
    ['منه إيجارات قبل الضريبة', 200_000n],
  ])
})

test('an owner sees what is late of each unit, once it is, and not who is late', async () => {
  const { said, tenant, first, second, demands } = await ownedHouse()
  await demands(first, 200_000n, 'L-1')
  await pays(tenant, '200')
  await demands(second, 100_000n, 'L-2')
  const late = async () =>
    ((await ownProperties(said.ctx)) ?? []).flatMap(({ units }) => units.map((unit) => unit.late?.late ?? 0n))
  expect(await late()).toEqual([0n, 0n])
  office.later(24 * 60 * 60 * 1000)
  expect(await late()).toEqual([0n, 100_000n])
})

test('what was signed of a unit is for its owner, and a draft for nobody outside', async () => {
  const { id: inspectionId, near } = await anInspectionOfABranch()
  const salim = await owner()
  const { propertyId } = await office.db.selectFrom('units').select('propertyId').executeTakeFirstOrThrow()
  await setShares(near, { propertyId, seen: 'none', whole: '1', since: '2026-01-01', party1: salim.partyId, parts1: '1' })
  expect(await ownInspections(salim.ctx)).toEqual([])
  expect(await ownInspection(salim.ctx, inspectionId)).toBeNull()
  await saveInspection(near, {
    inspectionId,
    seen: '1',
    seenOn: '2026-01-15',
    room1: 'الصالة',
    item1: 'الباب',
    condition1: 'sound',
  })
  await signInspection(near, { inspectionId, seen: '2', signer: 'سالم', signature: [pdf] })
  expect(await ownInspections(salim.ctx)).toMatchObject([{ id: inspectionId, called: 'شقة 1' }])
  expect(await ownInspection(salim.ctx, inspectionId)).toMatchObject({ id: inspectionId })
  expect(await ownInspection((await owner('غيره')).ctx, inspectionId)).toBeNull()
})
