import { expect, test } from 'vitest'
import { changeTerms } from '#areas/properties/leases/use-cases/change-lease.ts'
import { unitsOf } from '#areas/properties/property-detail.ts'
import { unit } from '#areas/properties/unit-detail.ts'
import { setShares } from '#areas/properties/use-cases/set-shares.ts'
import { holdUnit, takeOut } from '#areas/properties/use-cases/take-unit.ts'
import type { Ctx } from '#platform/context.ts'
import { salalah } from '#testing/branches.ts'
import { putInForce } from '#testing/contracts.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { standsEmpty } from '../mandates/under.ts'
import { ownProperties } from './own-properties.ts'

const office = testOffice()
const { owner } = ownersOf(office)
const { letting, tenant, started } = leasesOf(office)
const { account } = withAccounts(office)
const { aPropertyOfABranch, unitsIn } = placesOf(office)

const ofTwo = (one: string, other: string) => ({ party1: one, parts1: '3', party2: other, parts2: '21' })
const names = async (ctx: Ctx) => (await ownProperties(ctx))?.map(({ name, parts, whole }) => `${name} ${parts}/${whole}`)

test('an owner sees their properties, their share and how each unit stands; and nobody else’s', async () => {
  const { id: propertyId, near } = await aPropertyOfABranch()
  const [salim, said, other] = [await owner(), await owner('سعيد المعشني'), await owner('علي الشحري')]
  const [first = ''] = await unitsIn(near, propertyId, '2، 10')
  await setShares(near, { propertyId, seen: 'none', whole: '24', since: '2026-01-01', ...ofTwo(salim.partyId, said.partyId) })
  await takeOut(near, { unitId: first, reason: 'سقف يُعاد بناؤه' })

  const [seen] = (await ownProperties(salim.ctx)) ?? []
  expect(seen).toMatchObject({ name: 'برج السعادة', parts: 3, whole: 24, leased: 0 })
  expect(seen?.units.map(({ called, state }) => `${called} ${state}`)).toEqual(['شقة 2 out-of-service', 'شقة 10 vacant'])
  expect(await names(said.ctx)).toEqual(['برج السعادة 21/24'])
  expect(await ownProperties(other.ctx)).toEqual([])
  expect(await ownProperties(office.customer('nobody'))).toBeNull()
})

test('who sold their share sees the property no more', async () => {
  const { id: propertyId, near } = await aPropertyOfABranch()
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  const since = '2026-01-01'
  await setShares(near, { propertyId, seen: 'none', whole: '1', since, party1: salim.partyId, parts1: '1' })
  expect(await names(salim.ctx)).toEqual(['برج السعادة 1/1'])
  const set = await office.db.selectFrom('shareSets').select('id').executeTakeFirstOrThrow()
  await setShares(near, { propertyId, seen: set.id, whole: '1', since: '2026-01-10', party1: said.partyId, parts1: '1' })
  expect(await names(salim.ctx)).toEqual([])
  expect(await names(said.ctx)).toEqual(['برج السعادة 1/1'])
})

test('of a unit that is let its owner reads what it brings today, for how long and until when; of the others what they are offered for', async () => {
  const { near, units } = await letting('1-2')
  const { partyId } = await office.db.selectFrom('ownershipShares').select('partyId').executeTakeFirstOrThrow()
  const accountId = await account({ name: 'سالم العمري', phone: '+96892345678' })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: near.now() }).execute()
  const { id: contractId } = await started(near, { unitId: units[0] ?? '', partyId: await tenant(near) })
  await changeTerms(near, {
    ...{ contractId, seen: '1', startsOn: '2026-01-01', endsOn: '2026-12-31', rent: '900', rentFor: 'period' },
    ...{ frequency: '3', paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
    ...{ stepFrom1: '2026-04-01', stepRent1: '990' },
  })
  const seen = async () => (await ownProperties(office.customer(accountId)))?.[0]?.units
  expect(await seen()).toMatchObject([{ lease: null }, { lease: null }])
  await putInForce(near, contractId)
  expect(await seen()).toMatchObject([
    { state: 'leased', until: '2026-12-31', lease: { rent: 900_000n, rentFor: 'period', frequency: 3 } },
    { state: 'vacant', until: null, lease: null, rent: 250_000n },
  ])
  office.later(76 * 86_400_000)
  expect(await seen()).toMatchObject([{ lease: { rent: 990_000n } }, { lease: null }])
})

test('a unit that nobody has yet and that is let from a later day says from which, to its owner and to the office', async () => {
  const { near, propertyId, mandateId, units } = await letting('1-2')
  const [unitId = '', other = ''] = units
  const { partyId } = await office.db.selectFrom('ownershipShares').select('partyId').executeTakeFirstOrThrow()
  const accountId = await account({ name: 'سالم العمري', phone: '+96892345678' })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: near.now() }).execute()
  const seen = async () => {
    const told = ((await ownProperties(office.customer(accountId)))?.[0]?.units ?? []).map(({ state, letFrom }) => [
      state,
      letFrom,
    ])
    const grid = (await unitsOf(near, { id: propertyId, branchId: salalah })).map(({ state, letFrom }) => [state, letFrom])
    const opened = await unit(near, unitId)
    expect([grid, [opened?.state, opened?.letFrom]]).toEqual([told, told[0]])
    return told
  }
  const onPaper = async () => (await standsEmpty(near, mandateId)).map(({ called, rent }) => [called, rent])
  const second = ['شقة 2، برج السعادة', 250_000n]
  expect(await onPaper()).toEqual([['شقة 1، برج السعادة', 250_000n], second])
  await holdUnit(near, { unitId: other, from: '2026-03-01', until: '2026-03-31', days: '5', reason: 'ينتظر راتبه' })
  const { id: contractId } = await started(near, { unitId, partyId: await tenant(near), startsOn: '2026-02-10' })
  await changeTerms(near, {
    ...{ contractId, seen: '1', startsOn: '2026-02-10', endsOn: '2026-12-31', rent: '250', rentFor: 'month' },
    ...{ frequency: '1', paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
  })
  expect(await seen(), 'for whom a lease is written').toEqual([
    ['held', null],
    ['vacant', null],
  ])
  expect(await onPaper()).toEqual([second])
  await putInForce(near, contractId)
  expect(await onPaper()).toEqual([['شقة 1، برج السعادة، مؤجرة من 10 فبراير 2026', null], second])
  expect(await seen()).toEqual([
    ['vacant', '2026-02-10'],
    ['vacant', null],
  ])
  office.later(26 * 86_400_000)
  expect((await ownProperties(office.customer(accountId)))?.[0]?.units).toMatchObject([
    { state: 'leased', letFrom: null },
    { state: 'vacant', letFrom: null },
  ])
})
