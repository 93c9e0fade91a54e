import { beforeEach, expect, test } from 'vitest'
import { hasPromised } from '#areas/collecting/promised.ts'
import { remindOfPromises } from '#areas/collecting/use-cases/remind-of-promises.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import { sendProof } from '#areas/finance/portal/use-cases/send-proof.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf, storiesOf } from '#testing/stories.ts'
import { changeTerms } from '../leases/use-cases/change-lease.ts'
import { dailyEndings } from './daily.ts'
import { nextOf } from './own-lease.ts'
import { ownLeases } from './own-leases.ts'
import { leave } from './use-cases/leave.ts'
import { promiseOwn } from './use-cases/promise-own.ts'
import { remindOfEndings } from './use-cases/remind-of-endings.ts'
import { wishRenewal } from './use-cases/wish-renewal.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { account } = withAccounts(office)
const { colleague } = storiesOf(office)
const { owes, pays, box, account: bank } = ownersOf(office)
const aDay = 86_400_000

let near: Ctx
let khalid: Ctx
let stranger: Ctx
let partyId: string
let contractId: string

async function withAccount(phone: string, name: string, itsParty?: string) {
  const accountId = await account({ name, phone: `+968${phone}` })
  const party = itsParty ?? (await tenant(near, name, phone, phone))
  await office.db.insertInto('customerAccounts').values({ accountId, partyId: party, joinedAt: office.visitor().now() }).execute()
  return office.customer(accountId)
}

/** A year from the first of January at 250 a month, with 90 days of notice: until the second of October one can say that one leaves. */
beforeEach(async () => {
  const one = await letting()
  near = one.near
  partyId = await tenant(near)
  khalid = await withAccount('91234570', 'خالد المعشني', partyId)
  stranger = await withAccount('91234571', 'سعيد الشحري')
  contractId = (await started(near, { unitId: one.units[0] ?? '', partyId })).id
  const rented = {
    rent: '250',
    rentFor: 'month',
    frequency: '1',
    paid: 'in-advance',
    starts: 'lease-day',
    noticeDays: '90',
  } as const
  await changeTerms(near, { contractId, seen: '1', startsOn: '2026-01-01', endsOn: '2026-12-31', ...rented })
  await putInForce(near, contractId)
})

const mine = async (who = khalid) => (await ownLeases(who))?.leases ?? []
const tasks = () =>
  office.db
    .selectFrom('tasks')
    .select(['rule', 'status', 'dueAt'])
    .where('rule', 'in', ['lease-renewal-asked', 'lease-hand-back'])
    .orderBy('rule')
    .orderBy('status')
    .execute()

test('a tenant sees what they rent, how each instalment stands and until when they can say that they leave; a stranger sees none', async () => {
  const [one] = await mine()
  expect(one).toMatchObject({
    unit: 'شقة 1، برج السعادة',
    noticeBy: '2026-10-02',
    may: { leave: true, renew: true },
    deposit: 250_000n,
  })
  expect(one?.instalments.map(({ standing }) => standing).slice(0, 2)).toEqual(['late', 'to-come'])
  expect(nextOf(one?.instalments ?? [], '2026-01-15')).toMatchObject({ dueOn: '2026-02-01' })
  expect(await ownLeases(khalid)).toMatchObject({ late: { amount: expect.any(BigInt), since: '2026-01-01' } })
  expect(await mine(stranger)).toEqual([])
  for (const step of [leave, wishRenewal])
    await expect(step(stranger, { contractId })).rejects.toMatchObject({ code: 'not-found' })
  await expect(leave(office.customer('nobody'), { contractId })).rejects.toMatchObject({ code: 'not-found' })
})

test('only what these leases ask is late rent: neither what other services ask, nor what a transfer that waits will pay', async () => {
  const late = async () => (await ownLeases(khalid))?.late
  const payPath = async () => (await ownLeases(khalid))?.payPath
  const asked = (await late())?.ids ?? []
  expect(await payPath(), 'one press leads to paying what is late').toBe(`/dashboard/payments/pay?due=${asked.join('&due=')}`)
  const before = (await late())?.amount ?? 0n
  const { chargeId } = await owes(partyId, '26.7', '2025-12-20')
  expect(await late()).toMatchObject({ amount: before, since: '2026-01-01' })
  const shown = { account: await bank(), transferredOn: '2026-01-14', file: [pdf] }
  const sends = (amount: string, reference: string, due: string[] = []) =>
    sendProof(khalid, { id: khalid.newId(), ...shown, amount, reference, due })
  await sends('26.7', 'BM-88410993', [chargeId])
  await sends('100', 'BM-88410994')
  expect(await late()).toMatchObject({ amount: before - 100_000n, since: '2026-01-01' })
  await sends(String((before - 100_000n) / 1000n), 'BM-88410995')
  expect(await late()).toEqual({ amount: 0n, since: null, ids: [], inAll: 0n })
})

test('whoever leaves says so in time, once however often it is pressed; somebody is called for the hand-over', async () => {
  const both = await Promise.all([leave(khalid, { contractId }), leave(khalid, { contractId })])
  expect(both).toEqual([{ lastDay: '2026-12-31' }, { lastDay: '2026-12-31' }])
  expect(await mine()).toMatchObject([{ state: 'notice-given', leavesOn: '2026-12-31', may: { leave: false, renew: true } }])
  const given = await office.db.selectFrom('facts').select('id').where('name', '=', 'contracts.notice-given').execute()
  expect(given).toHaveLength(1)
  expect(await tasks()).toMatchObject([{ rule: 'lease-hand-back', status: 'open' }])
  // Another lease that is only being written may come to nothing: the unit still comes back.
  await renewContract(near, { id: near.newId(), contractId, endsOn: '2027-12-31', value: '3000', noticeDays: '90' })
  expect(await tasks()).toMatchObject([{ rule: 'lease-hand-back', status: 'open' }])
})

test('after the last day of notice the law renews it: it is refused with that day', async () => {
  office.later(260 * aDay)
  expect((await mine())[0]?.may).toMatchObject({ leave: true })
  await dailyEndings(office.visitor())
  office.later(aDay)
  expect((await mine())[0]?.may).toMatchObject({ leave: false, renew: true })
  await expect(leave(khalid, { contractId })).rejects.toThrow(/آخر موعد للإبلاغ 2 أكتوبر/)
})

test('who asks to stay is heard once, and the wish is over when the next lease is written', async () => {
  await Promise.all([
    wishRenewal(khalid, { contractId, note: 'لسنة أخرى' }),
    wishRenewal(khalid, { contractId, note: 'لسنة أخرى' }),
  ])
  expect(await tasks()).toMatchObject([{ rule: 'lease-renewal-asked', status: 'open' }])
  expect((await mine())[0]).toMatchObject({ wishedAt: expect.any(Date), may: { renew: false, leave: true } })
  const next = { id: near.newId(), contractId, endsOn: '2027-12-31', value: '3000', noticeDays: '90' }
  await renewContract(near, next)
  expect(await tasks()).toMatchObject([{ status: 'done' }])
})

test('whoever asked to stay and leaves all the same can think better of it, and somebody is called again', async () => {
  await wishRenewal(khalid, { contractId })
  await leave(khalid, { contractId })
  expect((await mine())[0]).toMatchObject({ wishedAt: null, may: { renew: true } })
  await wishRenewal(khalid, { contractId, note: 'أبقى' })
  expect((await tasks()).map(({ rule, status }) => `${rule} ${status}`)).toEqual([
    ...['lease-hand-back open', 'lease-renewal-asked done', 'lease-renewal-asked open'],
  ])
})

test('whoever is late says when they pay; of what they said nobody can say another thing until that day is over', async () => {
  const id = khalid.newId()
  const form = { id, promisedOn: '2026-01-20' }
  await Promise.all([promiseOwn(khalid, form), promiseOwn(khalid, form)])
  expect(await office.db.selectFrom('promises').select(['partyId', 'promisedOn', 'amount']).execute()).toMatchObject([
    { partyId, promisedOn: '2026-01-20' },
  ])
  expect(await office.db.transaction().execute((tx) => hasPromised(tx, partyId))).toBe(true)
  expect((await ownLeases(khalid))?.promised).toMatchObject({ promisedOn: '2026-01-20' })
  await expect(promiseOwn(khalid, { ...form, id: khalid.newId() })).rejects.toMatchObject({ code: 'properties.promise-open' })
  await expect(promiseOwn(stranger, { ...form, id: khalid.newId() })).rejects.toMatchObject({ code: 'properties.nothing-owed' })
})

test('what is promised is told as it is: all that is late, of every service, and what of it is still to come', async () => {
  await owes(partyId, '26.7', '2025-12-20')
  const { amount: ofRent = 0n, inAll } = (await ownLeases(khalid))?.late ?? {}
  expect(inAll).toBe(ofRent + 26_700n)
  const { amount } = await promiseOwn(khalid, { id: khalid.newId(), promisedOn: '2026-01-20' })
  expect(amount).toBe(inAll)
  await box()
  await pays(partyId, String(Number(ofRent) / 1000))
  const promised = { promisedOn: '2026-01-20', left: 26_700n }
  expect(await ownLeases(khalid)).toMatchObject({ late: { amount: 26_700n }, promised })
  office.later(4 * aDay)
  await remindOfPromises(asTheHouse(office.visitor()), {})
  await office.announce()
  const texts = (await office.messages()).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('غدًا موعدك لدفع 26.700 ر.ع. عن'))
})

test.each([
  ['2026-01-14', 'هذا يوم مضى. اختر اليوم أو ما بعده.'],
  ['2026-06-01', 'الوعد حتى 60 يومًا من اليوم.'],
])('a day that is no promise, %s, is refused under its field', async (promisedOn, said) => {
  await expect(promiseOwn(khalid, { id: khalid.newId(), promisedOn })).rejects.toMatchObject({
    issues: [{ path: ['promisedOn'], message: said }],
  })
})

const heard = async () => {
  await office.announce()
  return office.db
    .selectFrom('messages')
    .select('text')
    .where('notice', '=', 'properties.tell-lease-ends')
    .where('channel', '=', 'sms')
    .orderBy('id')
    .execute()
}

test('a tenant hears a month and a week before the last day of notice that the lease ends, each once', async () => {
  office.later(229 * aDay)
  expect(await remindOfEndings(await colleague('maryam', 'financeManager'), {})).toEqual({ told: 0 })
  office.later(aDay)
  await Promise.all([dailyEndings(office.visitor()), dailyEndings(office.visitor())])
  expect(await heard()).toMatchObject([{ text: expect.stringMatching(/ينتهي عقد شقة 1، برج السعادة في 31 ديسمبر/) }])
  office.later(22 * aDay)
  await dailyEndings(office.visitor())
  expect(await heard()).toHaveLength(1)
  office.later(aDay)
  await dailyEndings(office.visitor())
  await dailyEndings(office.visitor())
  expect(await heard()).toHaveLength(2)
})

test('whoever said what becomes of it hears nothing', async () => {
  await wishRenewal(khalid, { contractId })
  office.later(230 * aDay)
  await dailyEndings(office.visitor())
  expect(await heard()).toEqual([])
})
