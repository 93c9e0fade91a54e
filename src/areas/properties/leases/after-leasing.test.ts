import { beforeEach, expect, test } from 'vitest'
import { giveContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { propertiesPermissions } from '../permissions.ts'
import { unitsOf } from '../property-detail.ts'
import { leaseTiles } from './offer.ts'
import { renewal } from './renewal.ts'
import { rentRun } from './rent-run-detail.ts'
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
const states = async () => (await unitsOf(office.staff('juma', propertiesPermissions.view), propertyId)).map(({ state }) => state)

test('a renewal is as long and as dear as before unless it is asked for otherwise, to the baisa', async () => {
  const id = await inForce()
  expect(await asked(id)).toMatchObject({ startsOn: '2027-01-01', endsOn: '2027-12-31', rent: 250_000n, value: 3_000_000n })
  const dearer = await asked(id, 'rent=275&endsOn=2027-06-30')
  expect(dearer).toMatchObject({ endsOn: '2027-06-30', value: 1_650_000n, instalments: 6 })
  expect(await asked(id, 'rent=x&endsOn=2020-01-01')).toMatchObject({ rent: 250_000n, endsOn: '2027-12-31' })
  const early = await renewal(near, id, new URLSearchParams('endsOn=2020-01-01'))
  expect(early).toMatchObject({ tooEarly: { typed: '2020-01-01', fault: expect.stringContaining('اختر آخر يوم بعده') } })
  expect((await renewal(near, id, new URLSearchParams()))?.tooEarly).toBeNull()
  expect(await renewal(far, id, new URLSearchParams())).toBeNull()
})

test('R10: what the rent law says to a renewal warns, over all leases that led to it, and forbids nothing', async () => {
  const id = await inForce()
  const { warnings } = await asked(id, 'rent=275')
  expect(warnings).toEqual([
    expect.stringContaining('مرة كل 3 سنوات'),
    expect.stringContaining('فوق 7%'),
    expect.stringContaining('للمستأجر أن يبقى حتى'),
  ])
  const next = near.newId()
  await renewContract(near, { id: next, contractId: id, endsOn: '2027-12-31', value: '3300', noticeDays: '90' })
  expect((await asked(next, 'rent=275')).warnings).toEqual([expect.stringContaining('1 يناير 2029')])
  expect((await asked(next, 'rent=280')).warnings[0]).toContain('1 يناير 2030')
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
  expect(await leaseTiles.read(near)).toMatchObject([{ value: 2 }, { value: 2 }])
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
