import { beforeEach, expect, test } from 'vitest'
import { occupanciesOf } from '#areas/calendar/public.ts'
import { readContractsAsked } from '#areas/contracts/contract-asked.ts'
import { endWhatIsOver } from '#areas/contracts/daily.ts'
import { callForWhatEnds } from '#areas/contracts/ending-tasks.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { contractShown } from '#areas/contracts/public.ts'
import { contracts as register } from '#areas/contracts/queries.ts'
import { loader as exported } from '#areas/contracts/routes/contracts-export.ts'
import { giveContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { propertiesPermissions } from '../permissions.ts'
import { timeline } from '../timeline/queries.ts'
import { readTimelineAsked } from '../timeline/timeline-asked.ts'
import { leaseDraft } from './draft-detail.ts'
import type { DepositForm } from './inputs.ts'
import { lease } from './lease-detail.ts'
import { leaseValues } from './lease-values.ts'
import { newLease } from './new-lease.ts'
import { carryLeaseOn, carryLeasesOn } from './use-cases/carry-lease-on.ts'
import { changeDeposit, changeTerms } from './use-cases/change-lease.ts'
import { renewLease } from './use-cases/renew-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const aDay = 86_400_000

let near: Ctx
let unitId: string
beforeEach(async () => {
  const one = await letting()
  near = one.near
  unitId = one.units[0] ?? ''
})

const besides: DepositForm = {
  ...{ deposit: '250', graceDays: '7', lateRule: 'none', utilitiesBy: 'tenant', paymentMethod: 'transfer', feePaidBy: 'owner' },
}

const rented = {
  ...{ rent: '300', rentFor: 'month', frequency: '1' },
  ...{ paid: 'in-advance', starts: 'lease-day', noticeDays: '30' },
} as const

/** In force until the end of March, or of the year with which the mandate ends as well. */
async function inForce(endsOn = '2026-03-31', agreed?: { goesOn: 'no' }) {
  const { id: contractId } = await started(near, { unitId, partyId: await tenant(near) })
  const steps = { stepFrom1: '2026-03-01', stepRent1: '310' }
  await changeTerms(near, { contractId, seen: '1', startsOn: '2026-01-01', endsOn, ...rented, ...steps })
  if (agreed) await changeDeposit(near, { contractId, seen: '2', ...besides, ...agreed })
  await putInForce(near, contractId)
  return contractId
}
const contracts = () =>
  office.db
    .selectFrom('contracts')
    .select(['number', 'state', 'startsOn', 'endsOn', 'value', 'signedOn'])
    .where('kind', '=', 'lease')
    .orderBy('startsOn')
    .execute()
const open = () => office.db.selectFrom('tasks').select('title').where('rule', '=', 'lease-goes-on').execute()

test('what nobody gave notice of goes on at the rent of its last day, for as long as before, and nobody is without a lease overnight', async () => {
  await inForce()
  office.later(74 * aDay)
  await carryLeasesOn(office.visitor())
  expect(await contracts()).toHaveLength(1)
  office.later(aDay)
  await Promise.all([carryLeasesOn(office.visitor()), carryLeasesOn(office.visitor())])
  const [first, next, ...none] = await contracts()
  expect(none).toEqual([])
  expect(next).toMatchObject({
    state: 'active',
    startsOn: '2026-04-01',
    endsOn: '2026-06-30',
    value: 930_000n,
    signedOn: first?.signedOn,
  })
  const taken = await occupanciesOf(near, unitId, { from: '2026-01-01' })
  expect(taken.map(({ from, until }) => `${from} ${until}`)).toEqual(['2026-01-01 2026-03-31', '2026-04-01 2026-06-30'])
  office.later(aDay)
  await endWhatIsOver(office.visitor())
  await carryLeasesOn(office.visitor())
  expect((await contracts()).map(({ state }) => state)).toEqual(['ended', 'active'])
  expect(await open()).toEqual([])
})

test('what ended while nobody looked goes on from where it ended, and its rent is demanded', async () => {
  const contractId = await inForce()
  office.later(80 * aDay)
  await endWhatIsOver(office.visitor())
  await carryLeasesOn(office.visitor())
  expect((await contracts()).map(({ state, startsOn }) => `${state} ${startsOn}`)).toEqual([
    'ended 2026-01-01',
    'active 2026-04-01',
  ])
  const next = await office.db
    .selectFrom('contracts')
    .select('id')
    .where('predecessorId', '=', contractId)
    .executeTakeFirstOrThrow()
  const rents = (await chargesOfContracts(office, [next.id])).filter(({ kind }) => kind === 'rent')
  expect(rents.map(({ net }) => net)).toEqual([310_000n])
})

test('a renewal that was agreed and is not signed yet keeps it from going on, and somebody is called', async () => {
  const contractId = await inForce()
  const asked = { id: near.newId(), contractId }
  const house = office.staff('maryam', propertiesPermissions.runRent)
  await expect(carryLeaseOn(house, asked)).rejects.toThrow('لا يتجدد')
  await renewContract(near, { id: near.newId(), contractId, endsOn: '2027-03-31', value: '3720', noticeDays: '30' })
  office.later(75 * aDay)
  await carryLeasesOn(office.visitor())
  expect((await open()).map(({ title }) => title)).toEqual([expect.stringContaining('لم يتجدد العقد')])
  expect(await contracts()).toHaveLength(2)
})

test('what the two agreed that it ends, ends', async () => {
  const contractId = await inForce('2026-03-31', { goesOn: 'no' })
  office.later(75 * aDay)
  await carryLeasesOn(office.visitor())
  expect([await contracts(), await open()]).toEqual([[expect.anything()], []])
  expect((await leaseValues(near, contractId)).renewal).toBeUndefined()
  expect((await contractShown(near, contractId))?.goesOn).toBe(false)
})

test('after notice it ends', async () => {
  const contractId = await inForce()
  office.later(40 * aDay)
  await giveContractNotice(near, { contractId, by: 'party', on: '2026-02-20', lastDay: '2026-03-31', reason: 'ينتقل إلى بيته' })
  office.later(35 * aDay)
  await carryLeasesOn(office.visitor())
  expect(await contracts()).toHaveLength(1)
})

test('the company gives notice of what goes on by itself in time, the tenant as both agree', async () => {
  const contractId = await inForce()
  office.later(46 * aDay)
  const notice = { contractId, by: 'company', on: '2026-03-02', lastDay: '2026-03-31', reason: 'يُهدم المبنى' } as const
  await expect(giveContractNotice(near, notice)).rejects.toThrow('كان آخر يوم لإخطار الشركة 1 مارس 2026')
  expect((await contracts()).map(({ state }) => state)).toEqual(['active'])
  await giveContractNotice(near, { ...notice, by: 'party' })
  expect((await contracts()).map(({ state }) => state)).toEqual(['notice-given'])
})

test('the company gives notice until the last day of it', async () => {
  const notice = { by: 'company', on: '2026-03-01', lastDay: '2026-03-31', reason: 'يُهدم المبنى' } as const
  const goesOn = await inForce()
  office.later(46 * aDay)
  await giveContractNotice(near, { contractId: goesOn, ...notice })
  expect((await contracts()).map(({ state }) => state)).toEqual(['notice-given'])
})

test('the register says of a lease what the lease says, leads to its own renewal, and calls in time for notice', async () => {
  const calls = () => office.db.selectFrom('tasks').select('title').where('rule', '=', 'contracts.ending').execute()
  const contractId = await inForce('2026-03-31')
  expect(await contractShown(near, contractId)).toMatchObject({
    ...{ goesOn: true, renewPath: `/admin/properties/leases/${contractId}/renew` },
  })
  const { rows } = await register(near, readContractsAsked(new URLSearchParams('kind=lease')))
  expect(rows.map(({ id, goesOn }) => [id, goesOn])).toEqual([[contractId, true]])
  const answer = await exported(visit(office.staff('maryam', contractsPermissions.export), '/admin/contracts/export'))
  const [titles, ...lines] = await readSheet({ name: 'العقود.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  const told = lines.find(({ cells }) => cells.includes('عقد إيجار'))
  expect(told?.cells[titles?.cells.indexOf('يتجدد') ?? -1]).toBe('نعم')
  office.later(14 * aDay)
  await callForWhatEnds(near)
  expect((await calls()).map(({ title }) => title)).toEqual([])
  office.later(aDay)
  await callForWhatEnds(near)
  expect((await calls()).map(({ title }) => title)).toEqual([expect.stringContaining('يتجدد وحده بعد 31 مارس 2026')])
})

test('of what ends anyhow the company gives notice later as well', async () => {
  const contractId = await inForce('2026-03-31', { goesOn: 'no' })
  office.later(46 * aDay)
  await giveContractNotice(near, { contractId, by: 'company', on: '2026-03-02', lastDay: '2026-03-31', reason: 'يُهدم' })
  expect((await contracts()).map(({ state }) => state)).toEqual(['notice-given'])
})

test('where the mandate ends first it does not go on, and somebody is called once with the reason', async () => {
  await inForce('2026-12-31')
  office.later(350 * aDay)
  await carryLeasesOn(office.visitor())
  await carryLeasesOn(office.visitor())
  expect(await contracts()).toHaveLength(1)
  expect(await open()).toHaveLength(1)
})

test('a unit whose tenant may stay is promised to nobody else until notice is given', async () => {
  const contractId = await inForce()
  const free = async (query: string) =>
    (await timeline(near, readTimelineAsked(new URLSearchParams(query)))).units.some(({ id }) => id === unitId)
  expect([await free('from=2026-03-20&to=2026-04-20'), await free('from=2026-04-02&to=2026-04-20')]).toEqual([false, false])
  const asked = await newLease(near, new URLSearchParams({ unit: unitId }))
  expect(asked.unit?.staying).toContain('يتجدد وحده')
  const partyId = await tenant(near, 'سعيد العمري', '91234588')
  const { id: otherId } = await started(near, { unitId, partyId, startsOn: '2026-04-01' })
  await changeTerms(near, { contractId: otherId, seen: '1', startsOn: '2026-04-01', endsOn: '2026-12-31', ...rented })
  const one = await lease(near, otherId)
  expect((one && (await leaseDraft(near, one, new URLSearchParams())))?.inTheWay.join(' ')).toContain('يتجدد وحده')
  await expect(sendForSignature(near, { contractId: otherId })).rejects.toMatchObject({ code: 'properties.tenant-stays' })

  await giveContractNotice(near, { contractId, by: 'party', on: '2026-01-15', lastDay: '2026-03-31', reason: 'ينتقل' })
  expect(await free('from=2026-04-02&to=2026-04-20')).toBe(true)
  await sendForSignature(near, { contractId: otherId })
})

test('what is over is renewed no more once another has the unit', async () => {
  const contractId = await inForce('2026-03-31', { goesOn: 'no' })
  office.later(80 * aDay)
  await endWhatIsOver(office.visitor())
  const mayRenew = async () => (await lease(near, contractId))?.contract.may.renew
  expect(await mayRenew()).toBe(true)
  const partyId = await tenant(near, 'سعيد العمري', '91234588')
  const { id } = await started(near, { unitId, partyId, startsOn: '2026-04-15' })
  await changeTerms(near, { contractId: id, seen: '1', startsOn: '2026-04-15', endsOn: '2026-12-31', ...rented })
  await putInForce(near, id, '2026-04-05')
  expect(await mayRenew()).toBe(false)
  const form = { id: near.newId(), contractId, rent: '310', endsOn: '2027-03-31', shownRent: '310' }
  await expect(renewLease(near, form)).rejects.toThrow('الوحدة مؤجرة الآن بالعقد')
})
