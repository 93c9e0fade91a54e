import { beforeEach, expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import type { LateRule } from '#areas/properties/leases/lease.ts'
import type { Ctx } from '#platform/context.ts'
import { vaultOf } from '#testing/cheques.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf, storiesOf } from '#testing/stories.ts'
import { lateFeeOf } from './late-fee.ts'
import { applyLateFees, dailyLateFees } from './use-cases/apply-late-fees.ts'
import { askWaiver } from './use-cases/ask-waiver.ts'
import { leaseToWaive, permissionForConsent } from './waiver-queries.ts'

const office = testOffice()
const { aLateLeaseOfABranch } = leasesOf(office)
const { brings, box, pays, id } = vaultOf(office)
const { colleague } = storiesOf(office)
const aDay = 86_400_000

let near: Ctx
let far: Ctx
let contractId: string
let partyId: string
beforeEach(async () => {
  ;({ id: contractId, near, far } = await aLateLeaseOfABranch())
  const row = await office.db.selectFrom('contracts').select('partyId').where('id', '=', contractId).executeTakeFirstOrThrow()
  partyId = row.partyId
})

const rule = (lateRule: LateRule, more: { lateAmount?: bigint; lateRate?: number; graceDays?: number } = {}) =>
  office.db
    .updateTable('leases')
    .set({ lateRule, lateAmount: null, lateRate: null, ...more })
    .where('contractId', '=', contractId)
    .execute()
const charges = () => chargesOfContracts(office, [contractId])
const fees = async () =>
  (await charges()).filter(({ kind }) => kind === 'rent-late-fee').map(({ net, vat, open }) => [net, vat, open])
const rent = async () => (await charges()).find(({ kind }) => kind === 'rent') ?? expect.fail('no rent')

test('a late fee is a fixed sum or a part of the instalment, and never more than what of it is late', () => {
  const of = (lateRule: LateRule, owed = 250_000n) =>
    lateFeeOf({ lateRule, lateAmount: 10_000n, lateRate: 250 }, { amount: 250_000n, owed })
  expect([of('none'), of('fixed'), of('percent'), of('fixed', 4_000n)]).toEqual([0n, 10_000n, 6_250n, 4_000n])
  expect(lateFeeOf({ lateRule: 'percent', lateAmount: null, lateRate: 150 }, { amount: 33_333n, owed: 33_333n })).toBe(500n)
})

test('R1: a lease that asks nothing is asked nothing, another once for each late period, however often the run is', async () => {
  await dailyLateFees(office.visitor())
  expect(await fees()).toEqual([])
  await rule('fixed', { lateAmount: 10_000n, graceDays: 30 })
  await dailyLateFees(office.visitor())
  expect(await fees()).toEqual([])
  await rule('fixed', { lateAmount: 10_000n, graceDays: 7 })
  const house = await colleague('maryam', 'financeManager')
  await Promise.all([applyLateFees(house, {}), applyLateFees(house, {})])
  office.later(5 * aDay)
  await dailyLateFees(office.visitor())
  expect(await fees()).toEqual([[10_000n, 0n, 10_000n]])
  expect((await office.history()).filter((name) => name === 'properties.late-fee-applied')).toHaveLength(1)
})

test('what a cheque covers or was paid is not late: no fee', async () => {
  await rule('percent', { lateRate: 200 })
  await brings(partyId, '250', { cover: 'oldest' })
  await dailyLateFees(office.visitor())
  expect(await fees()).toEqual([])
})

test('R2: more than is owed becomes credit of the tenant, and no charge is ever below zero', async () => {
  await box()
  await pays(partyId, '700')
  const rows = await charges()
  expect(rows.every(({ open }) => open >= 0n)).toBe(true)
  const { unused } = await office.db
    .selectFrom('receipts')
    .select(({ fn }) => fn.sum<bigint>('unused').as('unused'))
    .where('partyId', '=', partyId)
    .executeTakeFirstOrThrow()
  const owed = rows.reduce((sum, { net, vat, open }) => sum + net + vat - open, 0n)
  expect(BigInt(unused) + owed).toBe(700_000n)
})

test('somebody else decides of a waiver, with the consent of the owner; what was agreed to is owed no more', async () => {
  const { id: chargeId } = await rent()
  const ask = (more: object = {}, who = near) =>
    askWaiver(who, { id: id(), contractId, chargeId: [chargeId], reason: 'تضرر من الإعصار', consent: [pdf], ...more })
  await expect(ask({ chargeId: [] })).rejects.toMatchObject({ issues: [{ path: ['chargeId'] }] })
  await expect(ask({ consent: [] })).rejects.toMatchObject({ issues: [{ path: ['consent'] }] })
  await expect(ask({ chargeId: [id()] })).rejects.toMatchObject({ status: 404 })
  await expect(ask({}, far)).rejects.toMatchObject({ status: 404 })
  const said = await colleague('said', 'financeManager')
  const first = await ask()
  await expect(ask()).rejects.toMatchObject({ issues: [{ path: ['chargeId'] }] })
  await reject(said, { approvalId: first.approvalId ?? '', note: 'أكمل السبب', decision: 'reject' })
  expect((await rent()).open).toBe(250_000n)
  await expect(ask({ id: id(), amount: '250.001' })).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const part = await ask({ id: id(), amount: '100' })
  await approve(said, { approvalId: part.approvalId ?? '' })
  expect((await rent()).open).toBe(150_000n)
  const { approvalId } = await ask({ id: id() })
  expect((await oneApproval(said, approvalId ?? ''))?.title).toContain('إعفاء من 150.000')
  await approve(said, { approvalId: approvalId ?? '' })
  expect((await rent()).open).toBe(0n)
  const asked = await leaseToWaive(near, contractId)
  expect(asked?.asked.map(({ status }) => status).toSorted()).toEqual(['rejected', 'waived', 'waived'])
  const { fileId } = await office.db.selectFrom('waivers').select('fileId').limit(1).executeTakeFirstOrThrow()
  expect([(await permissionForConsent(near, fileId))?.key !== undefined, await permissionForConsent(far, fileId)]).toEqual([
    true,
    null,
  ])
  expect((await office.history()).filter((name) => /waive/.test(name))).toEqual([
    ...['properties.waiver-asked', 'properties.waiver-rejected', 'properties.waiver-asked', 'properties.charge-waived'],
    ...['properties.waiver-asked', 'properties.charge-waived'],
  ])
})

test('the consent is opened by whoever decides; of what was paid meanwhile nobody is let off, and the sum asked for is let off whole or not', async () => {
  const { id: chargeId } = await rent()
  const asked = { id: id(), contractId, chargeId: [chargeId], reason: 'تضرر من الإعصار', consent: [pdf] }
  const { approvalId } = await askWaiver(near, asked)
  const said = await colleague('said', 'financeManager')
  const fileId = (await leaseToWaive(near, contractId))?.asked[0]?.fileId ?? ''
  const shown = await oneApproval(said, approvalId ?? '')
  expect(
    [shown?.reason, ...(shown?.checks.map(({ answer }) => answer) ?? [])].filter((one) => one === asked.reason),
  ).toHaveLength(1)
  const consent = shown?.checks.find(({ question }) => question === 'موافقة المالك')
  expect(consent?.path).toBe(`/files/${fileId}`)
  expect(await permissionForConsent(said, fileId)).not.toBeNull()
  await box()
  await pays(partyId, '100')
  const { open } = await rent()
  expect(open).toBeLessThan(250_000n)
  await expect(approve(said, { approvalId: approvalId ?? '' })).rejects.toThrow('دُفع بعض هذه المستحقات')
  expect((await rent()).open).toBe(open)
  expect((await leaseToWaive(near, contractId))?.asked).toMatchObject([{ status: 'submitted' }])
  expect(await office.history()).not.toContain('properties.charge-waived')
})
