import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { giveContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { salalah } from '#testing/branches.ts'
import { putInForce } from '#testing/contracts.ts'
import { told } from '#testing/figures.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { propertiesPermissions } from '../permissions.ts'
import { unitsOf } from '../property-detail.ts'
import { leaseFigures } from './offer.ts'
import { renewal } from './renewal.ts'
import { rentRun } from './rent-run-detail.ts'
import { renewLease } from './use-cases/renew-lease.ts'
import { runRent } from './use-cases/run-rent.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const aDay = 86_400_000

let near: Ctx
let far: Ctx
let units: string[]
let propertyId: string
let partyId: string
beforeEach(async () => {
  const one = await letting()
  ;[near, far, units, propertyId] = [one.near, one.far, one.units, one.propertyId]
  partyId = await tenant(near)
})

const inForce = async (at = 0) => {
  const { id } = await started(near, { unitId: units[at] ?? '', partyId })
  await putInForce(near, id)
  return id
}
const asked = async (id: string, query = '') => {
  const one = await renewal(near, id, new URLSearchParams(query))
  if (!one) throw new Error('no lease')
  return one
}
/** As somebody sees them who does not collect: of whose rent is late nothing is told. */
const states = async () =>
  (
    await unitsOf(office.staff('juma', propertiesPermissions.view, propertiesPermissions.viewTenancies), {
      id: propertyId,
      branchId: salalah,
    })
  ).map(({ state }) => state)

test('a renewal is as long and as dear as before unless it is asked for otherwise, to the baisa', async () => {
  const id = await inForce()
  const usual = { rent: 250_000n, endsOn: '2027-12-31', value: 3_000_000n }
  expect(await asked(id)).toMatchObject({ startsOn: '2027-01-01', next: usual })
  const dearer = await asked(id, 'rent=275&endsOn=2027-06-30')
  expect(dearer.next).toMatchObject({ endsOn: '2027-06-30', value: 1_650_000n, instalments: 6 })
  expect(await renewal(far, id, new URLSearchParams())).toBeNull()
})

const early = 'اختر آخر يوم بعده'
test.each([
  ['a rent of nothing', { rent: '0' }, { rent: ['المبلغ أكبر من صفر.'] }],
  ['a rent below nothing', { rent: '-350' }, { rent: ['المبلغ أرقام، مثل 285.500'] }],
  ['a rent that is none', { rent: 'abc' }, { rent: ['المبلغ أرقام، مثل 285.500'] }],
  ['no rent', { rent: '' }, { rent: ['المبلغ أرقام، مثل 285.500'] }],
  ['a rent that comes to nothing', { rent: '0.001', endsOn: '2027-01-02' }, { rent: [expect.stringContaining('ارفعه')] }],
  ['a term of seventy years', { endsOn: '2099-01-01' }, { endsOn: ['المدة حتى 50 سنة.'] }],
  ['a last day before the first', { endsOn: '2020-01-01' }, { endsOn: [expect.stringContaining(early)] }],
  ['a last day that is none', { endsOn: '2027-02-30' }, { endsOn: ['اكتب آخر يوم في العقد الجديد.'] }],
])('%s is refused under its field, by the page and by the command, with what was typed', async (_, typed, fields) => {
  const id = await inForce()
  const form = { rent: '250', endsOn: '2027-12-31', ...typed }
  const { next, reply } = await asked(id, new URLSearchParams(form).toString())
  expect({ next, reply }).toMatchObject({ next: null, reply: { fields, typed: form } })
  const refused = renewLease(near, { id: near.newId(), contractId: id, ...form, shownRent: form.rent })
  const error: unknown = await refused.catch((thrown: unknown) => thrown)
  expect(error instanceof z.ZodError && z.flattenError(error).fieldErrors).toEqual(fields)
})

test('a renewal is made for what was typed, and asks once more where the rent law says what was not seen yet', async () => {
  const contractId = await inForce()
  const form = { id: near.newId(), contractId, rent: '320', endsOn: '2028-06-30' }
  expect(await renewLease(near, { ...form, shownRent: '250' })).toEqual({
    toRead: { contractId, rent: '320.000', endsOn: '2028-06-30' },
  })
  expect(await renewLease(near, form)).toHaveProperty('toRead')
  const press = () => renewLease(near, { ...form, shownRent: '320.000' })
  const [made] = await Promise.all([press(), press()])
  expect(made).toMatchObject({ id: form.id })
  const next = await asked(form.id)
  expect(next.lease).toMatchObject({
    rent: 320_000n,
    contract: { startsOn: '2027-01-01', endsOn: '2028-06-30', value: 5_760_000n },
  })
  await expect(press().then(() => renewLease(near, { ...form, id: near.newId(), rent: '250' }))).rejects.toThrow('من قبل')
})

test('a rent that is lower than the one shown is taken at once, and nobody of another branch renews', async () => {
  const contractId = await inForce()
  const form = { id: near.newId(), contractId, rent: '240.500', endsOn: '2027-12-31', shownRent: '250' }
  await expect(renewLease(far, form)).rejects.toMatchObject({ status: 404 })
  await renewLease(near, form)
  expect((await asked(form.id)).lease).toMatchObject({ rent: 240_500n, contract: { value: 2_886_000n } })
})

test('R10: what the rent law says to a renewal warns, over all leases that led to it, and forbids nothing', async () => {
  const id = await inForce()
  const { next: dearer } = await asked(id, 'rent=275')
  expect(dearer?.warnings).toEqual([
    expect.stringContaining('مرة كل 3 سنوات'),
    expect.stringContaining('فوق 7%'),
    expect.stringContaining('للمستأجر أن يبقى حتى'),
  ])
  const next = near.newId()
  await renewContract(near, { id: next, contractId: id, endsOn: '2027-12-31', value: '3300', noticeDays: '90' })
  expect((await asked(next, 'rent=275')).next?.warnings).toEqual([expect.stringContaining('1 يناير 2029')])
  expect((await asked(next, 'rent=280')).next?.warnings[0]).toContain('1 يناير 2030')
})

test('a unit will be free soon once notice was given or its lease ends within sixty days, and not where another follows', async () => {
  const contractId = await inForce()
  expect(await states()).toEqual(['leased', 'vacant', 'vacant'])
  const notice = { by: 'party', on: '2026-01-15', lastDay: '2026-06-30', reason: 'ينتقل' } as const
  await giveContractNotice(near, { contractId, ...notice })
  expect(await states()).toEqual(['vacating', 'vacant', 'vacant'])
  await inForce(1)
  office.later(300 * aDay)
  expect((await states()).slice(1)).toEqual(['vacating', 'vacant'])
  expect(await Promise.all(leaseFigures.map(({ read }) => told(near, read(near))))).toMatchObject([{ value: 2 }, { value: 2 }])
})

test('the run shows what it demands and what waits for its lease to begin, and asked again it demands nothing', async () => {
  await inForce()
  const waiting = await started(near, { unitId: units[1] ?? '', partyId })
  office.later(12 * aDay)
  const maryam = office.staff('maryam', propertiesPermissions.runRent)
  const before = await rentRun(maryam)
  expect(before).toMatchObject({ count: 1, amount: 250_000n, rows: [{ dueOn: '2026-02-01' }] })
  expect(before.left.map(({ contractId }) => contractId)).toEqual([waiting.id, waiting.id])
  const twice = await Promise.all([runRent(maryam, {}), runRent(maryam, {})])
  expect(twice.map(({ demands }) => demands).toSorted()).toEqual([0, 1])
  const after = await rentRun(maryam)
  expect(after).toMatchObject({ count: 0, rows: [] })
  expect(after.runs.map(({ demandedOn, count }) => `${demandedOn} ${count}`)).toEqual(['2026-01-27 1', '2026-01-15 1'])
})

test('a rent that is taxed is shown as it is demanded, with its tax: before its lease begins too, and in the sum', async () => {
  await office.db
    .updateTable('units')
    .set({ use: 'commercial' })
    .where('id', '=', units[0] ?? '')
    .execute()
  await office.db
    .updateTable('units')
    .set({ use: 'commercial' })
    .where('id', '=', units[1] ?? '')
    .execute()
  await office.owner.updateTable('parties').set({ vatin: 'OM1100234567' }).where('name', '=', 'سالم العمري').execute()
  const id = await inForce()
  await started(near, { unitId: units[1] ?? '', partyId })
  await inForce(2)
  office.later(12 * aDay)
  const maryam = office.staff('maryam', propertiesPermissions.runRent)
  const before = await rentRun(maryam)
  expect(before).toMatchObject({ count: 2, amount: 512_500n })
  expect(before.rows.map(({ amount, vat }) => amount + vat).toSorted()).toEqual([250_000n, 262_500n])
  expect(before.left[0]).toMatchObject({ amount: 250_000n, vat: 12_500n })
  await runRent(maryam, {})
  const demanded = (await chargesOfContracts(office, [id])).filter(({ dueOn }) => dueOn === '2026-02-01')
  expect(demanded.map(({ net, vat }) => net + vat)).toEqual([262_500n])
})
