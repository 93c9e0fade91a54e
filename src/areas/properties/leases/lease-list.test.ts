import { beforeEach, expect, test } from 'vitest'
import { giveContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf as storiesOfLeases } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { readLeasesAsked } from './lease-asked.ts'
import { lease } from './lease-detail.ts'
import { leaseRecord } from './lease-record.ts'
import { exportedLeases, leases, leasesOf } from './queries.ts'
import { recordRegistration } from './use-cases/register-lease.ts'

const office = testOffice()
const { letting, tenant, started } = storiesOfLeases(office)

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

const asked = (query = '') => readLeasesAsked(new URLSearchParams(query))
const listed = async (query = '', ctx = near) => (await leases(ctx, asked(query))).rows.map(({ id }) => id)
const of = (at: number) => started(near, { unitId: units[at] ?? '', partyId })
const inForce = async (at: number) => {
  const { id } = await of(at)
  await putInForce(near, id)
  return id
}

test('the list shows leases within reach, by their state, unit, property and words, and counts what is to be seen to', async () => {
  const active = await inForce(0)
  const { id: draft } = await of(1)
  expect(await listed()).toEqual([draft, active])
  expect(await listed('', far)).toEqual([])
  expect(await listed('state=draft')).toEqual([draft])
  expect(await listed(`unit=${units[0]}`)).toEqual([active])
  expect(await listed(`property=${propertyId}&q=خالد`)).toEqual([draft, active])
  expect(await listed('q=لا أحد')).toEqual([])
  expect(await listed(`party=${near.newId()}`)).toEqual([])
  expect((await leases(near, asked())).counts).toEqual({ all: 2, ending: 0, unregistered: 1 })
  expect(await leasesOf(near, { unit: units[1] ?? '' })).toMatchObject([{ id: draft, tenant: 'خالد المعشني' }])
  const rows = []
  for await (const row of exportedLeases(near, asked('state=active'))) rows.push(row)
  expect(rows).toMatchObject([{ id: active, called: 'شقة 1', property: 'برج السعادة' }])
})

test('what ends within sixty days is to be seen to, unless another lease follows', async () => {
  const id = await inForce(0)
  expect(await listed('view=ending')).toEqual([])
  const notice = { by: 'party', on: '2026-01-15', lastDay: '2026-12-31', reason: 'ينتقل' } as const
  office.later(310 * 86_400_000)
  await giveContractNotice(near, { contractId: id, ...notice })
  expect(await listed('view=ending')).toEqual([id])
  expect(await lease(near, id)).toMatchObject({ contract: { state: 'notice-given', lastDay: '2026-12-31' } })
})

test('a lease shows what was demanded of each instalment, its deposit, and the days left to register it', async () => {
  const id = await inForce(0)
  const one = await lease(near, id)
  expect(one?.instalments.map(({ standing }) => standing).slice(0, 2)).toEqual(['late', 'to-come'])
  expect(one?.besides.map(({ kind }) => kind)).toEqual(['deposit'])
  expect(one).toMatchObject({ owners: ['سالم العمري'], registering: { until: '2026-02-14', left: 30 } })
  await recordRegistration(near, { contractId: id, registration: '77/2026', on: '2026-01-15', fee: '90', way: 'self' })
  expect(await lease(near, id)).toMatchObject({ registering: null, registrationNumber: '77/2026' })
  expect(await listed('view=unregistered')).toEqual([])
  expect(await leaseRecord.find(near, id)).toMatchObject({ mayEdit: true })
  expect([await lease(far, id), await lease(near, 'no-id'), await leaseRecord.find(far, id)]).toEqual([null, null, null])
})

test('one that is followed is not called ending', async () => {
  const contractId = await inForce(0)
  const id = near.newId()
  await renewContract(near, { id, contractId, endsOn: '2027-06-30', value: '3000', noticeDays: '90' })
  expect((await lease(near, contractId))?.contract.successor).toMatchObject({ id })
  expect((await lease(near, id))?.contract.predecessor).toMatchObject({ id: contractId })
})
