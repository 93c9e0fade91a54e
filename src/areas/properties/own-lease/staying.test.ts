import { beforeEach, expect, test } from 'vitest'
import { suspendContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { giveContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { makeInspection } from '../inspections/use-cases/make-inspection.ts'
import { changeTerms } from '../leases/use-cases/change-lease.ts'
import { holdUnit } from '../use-cases/take-unit.ts'
import { ownLeases } from './own-leases.ts'
import { leave } from './use-cases/leave.ts'
import { stay } from './use-cases/stay.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { account } = withAccounts(office)
const aDay = 86_400_000

let near: Ctx
let khalid: Ctx
let unitId: string
let contractId: string

/** A year from the first of January with 90 days of notice: until the second of October. */
beforeEach(async () => {
  const one = await letting()
  near = one.near
  unitId = one.units[0] ?? ''
  const partyId = await tenant(near)
  const accountId = await account({ name: 'خالد المعشني', phone: '+96891234570' })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: near.now() }).execute()
  khalid = office.customer(accountId)
  contractId = (await started(near, { unitId, partyId })).id
  await changeTerms(near, {
    ...{ contractId, seen: '1', startsOn: '2026-01-01', endsOn: '2026-12-31', rent: '250', rentFor: 'month' },
    ...{ frequency: '1', paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
  })
  await putInForce(near, contractId)
})

const mine = async () => (await ownLeases(khalid))?.leases[0]
const tasks = async () => {
  const rows = office.db
    .selectFrom('tasks')
    .select(['rule', 'status'])
    .where('rule', 'in', ['lease-renewal-asked', 'lease-hand-back'])
  return (await rows.execute()).map(({ rule, status }) => `${rule} ${status}`).toSorted()
}
const notice = { on: '2026-01-15', lastDay: '2026-12-31', reason: 'ينتقل' }
/** It is refused with this sentence, which the page says beforehand. */
async function stands(said: string) {
  await expect(stay(khalid, { contractId })).rejects.toThrow(said)
  expect(await mine()).toMatchObject({ state: 'notice-given', noticeStands: expect.stringContaining(said) })
}

test('whoever thinks better of leaving takes it back, once however often it is pressed, and the lease goes on as it was', async () => {
  await leave(khalid, { contractId })
  expect(await mine()).toMatchObject({ may: { stay: true, leave: false }, noticeStands: null })
  await Promise.all([stay(khalid, { contractId }), stay(khalid, { contractId })])
  expect(await mine()).toMatchObject({ state: 'active', leavesOn: null, may: { stay: false, leave: true, renew: true } })
  const facts = office.db.selectFrom('facts').select('actorId').where('name', '=', 'contracts.notice-withdrawn')
  expect(await facts.execute()).toEqual([{ actorId: khalid.actor.id }])
  expect(await tasks()).toEqual(['lease-hand-back done', 'lease-renewal-asked open'])
  await office.announce()
  expect((await office.messages()).filter(({ text }) => text.includes('سُحب الإخطار بإنهاء عقد إيجار'))).not.toEqual([])
  await leave(khalid, { contractId })
  expect(await tasks()).toEqual(['lease-hand-back done', 'lease-hand-back open', 'lease-renewal-asked done'])
})

test('until they think better of it a tenant reads no rent for days after the last one, and none is demanded', async () => {
  const last = async () => {
    const rows = (await mine())?.instalments ?? []
    const { until, amount } = rows.at(-1) ?? expect.fail('no instalment')
    return [rows.length, until, amount]
  }
  await giveContractNotice(near, { contractId, by: 'party', ...notice, lastDay: '2026-05-10' })
  expect(await last()).toEqual([5, '2026-05-10', 80_645n])
  await stay(khalid, { contractId })
  expect(await last()).toEqual([12, '2026-12-31', 250_000n])
})

test('taken back while the next lease is written, it is the one or the other', async () => {
  await leave(khalid, { contractId })
  const next = { id: near.newId(), contractId, endsOn: '2027-12-31', value: '3000', noticeDays: '90' }
  const [back, renewed] = await Promise.allSettled([stay(khalid, { contractId }), renewContract(near, next)])
  expect(renewed.status).toBe('fulfilled')
  expect((await mine())?.state).toBe(back.status === 'fulfilled' ? 'active' : 'notice-given')
})

test('after the last day of notice it would bind the owner for another term: it is refused with that day', async () => {
  await leave(khalid, { contractId })
  office.later(260 * aDay)
  expect(await mine()).toMatchObject({ may: { stay: true } })
  office.later(aDay)
  expect(await mine()).toMatchObject({ may: { stay: false, renew: true } })
  await expect(stay(khalid, { contractId })).rejects.toThrow(/آخر موعد للعدول عن الإخلاء 2 أكتوبر/)
})

test('what the company gave notice of is not theirs to take back, nor is the notice of another', async () => {
  const accountId = await account({ name: 'سعيد الشحري', phone: '+96891234571' })
  await giveContractNotice(near, { contractId, ...notice, by: 'company' })
  expect(await mine()).toMatchObject({ may: { stay: false } })
  await expect(stay(khalid, { contractId })).rejects.toMatchObject({ code: 'properties.no-own-notice' })
  await expect(stay(office.customer(accountId), { contractId })).rejects.toMatchObject({ code: 'not-found' })
})

test('once the next lease is written it stands', async () => {
  await leave(khalid, { contractId })
  await renewContract(near, { id: near.newId(), contractId, endsOn: '2027-12-31', value: '3000', noticeDays: '90' })
  await stands('كُتب العقد الذي يليه')
})

test('once the unit was looked at to be handed back it stands', async () => {
  await leave(khalid, { contractId })
  await makeInspection(near, { id: near.newId(), unitId, kind: 'return' })
  await stands('كُتب محضر إعادة الوحدة')
})

test('once the unit is promised to somebody else for after it, it stands', async () => {
  await leave(khalid, { contractId })
  await holdUnit(near, { unitId, from: '2027-01-01', until: '2027-06-30', days: '2', reason: 'سعيد' })
  await stands('حُجزت الوحدة لما بعد آخر يوم في العقد')
  office.later(3 * aDay)
  await stay(khalid, { contractId })
})

test('what was suspended before the notice is not put in force by taking it back', async () => {
  await suspendContract(near, { contractId, reason: 'تسرب ماء يمنع السكن' })
  await leave(khalid, { contractId })
  await stands('كان العقد موقوفًا')
})
