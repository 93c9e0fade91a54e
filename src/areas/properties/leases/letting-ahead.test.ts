import { beforeEach, expect, test } from 'vitest'
import { occupanciesOf } from '#areas/calendar/public.ts'
import { activateContract, suspendContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { giveContractNotice, terminateEarly, withdrawContractNotice } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { holdUnit } from '../use-cases/take-unit.ts'
import { changeTerms } from './use-cases/change-lease.ts'
import { mustBeFree } from './use-cases/start-lease.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const aDay = 86_400_000

let near: Ctx
let unitId: string
let partyId: string
let leaving: string
beforeEach(async () => {
  const open = await letting()
  ;[near, unitId] = [open.near, open.units[0] ?? '']
  leaving = (await started(near, { unitId, partyId: await tenant(near) })).id
  await putInForce(near, leaving)
  partyId = await tenant(near, 'سالم المهري', '91234572')
})

const notice = { by: 'party', on: '2026-01-15', lastDay: '2026-05-10', reason: 'ينتقل' } as const
const leaves = () => giveContractNotice(near, { contractId: leaving, ...notice })
const stays = () => withdrawContractNotice(near, { contractId: leaving, reason: 'مدّد عمله في صلالة' })
/** Until the end of the year, and of the mandate. */
async function next(startsOn = '2026-05-11') {
  const { id: contractId } = await started(near, { unitId, partyId, startsOn })
  await changeTerms(near, {
    ...{ contractId, seen: '1', startsOn, endsOn: '2026-12-31', rent: '250', rentFor: 'month' },
    ...{ frequency: '1', paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
  })
  return contractId
}
const plan = async () =>
  (await occupanciesOf(near, unitId, { from: '2026-01-01' })).map(({ kind, from, until }) => `${kind} ${from} ${until}`)
const facts = async () => {
  const rows = office.db.selectFrom('facts').select('data').where('name', '=', 'contracts.notice-withdrawn')
  return (await rows.execute()).map(({ data }) => data)
}
const theirs = 'lease 2026-01-01 2026-12-31'
const shorter = 'lease 2026-01-01 2026-05-10'

test('from the day after the last one of a notice the unit is let ahead, and not a day before', async () => {
  await expect(next()).rejects.toMatchObject({ issues: [{ message: expect.stringContaining('31 ديسمبر 2026') }] })
  await leaves()
  await expect(next('2026-05-10')).rejects.toMatchObject({
    issues: [{ message: expect.stringContaining('ابدأ من 11 مايو 2026') }],
  })
  const contractId = await next()
  await sendForSignature(near, { contractId })
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
  await activateContract(near, { contractId })
  expect(await plan()).toEqual([shorter, 'lease 2026-05-11 2026-12-31'])
  await expect(stays()).rejects.toThrow('حُجزت الوحدة لما بعد آخر يوم في العقد، فلا يُسحب الإخطار')
  expect([await plan(), await facts()]).toEqual([[shorter, 'lease 2026-05-11 2026-12-31'], []])
})

test('an end both agreed on for a day to come frees it as well', async () => {
  await terminateEarly(near, { contractId: leaving, on: '2026-03-31', reason: 'باتفاق الطرفين' })
  await sendForSignature(near, { contractId: await next('2026-04-01') })
  expect(await plan()).toEqual(['lease 2026-01-01 2026-03-31', 'hold 2026-04-01 2026-12-31'])
})

test('the office takes a notice back and says why: the unit is theirs until the end again, and nobody else can have it', async () => {
  await leaves()
  await stays()
  expect(await plan()).toEqual([theirs])
  expect(await facts()).toEqual([expect.objectContaining({ reason: 'مدّد عمله في صلالة' })])
  await expect(stays()).rejects.toThrow('تغيّرت حالة العقد')
  await expect(
    mustBeFree({ tx: office.db as never, now: near.now }, { unitId, startsOn: '2026-05-11', endsOn: '2027-05-10' }),
  ).rejects.toMatchObject({ issues: [{ message: expect.stringContaining('31 ديسمبر 2026') }] })
  await office.announce()
  expect((await office.messages()).filter(({ text }) => text.includes('سُحب الإخطار بإنهاء عقد إيجار'))).not.toEqual([])
})

test('taken back at the moment the unit is promised onward, it is the one or the other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const known = await office.db.selectFrom('contracts').select('state').where('id', '=', leaving).executeTakeFirstOrThrow()
    if (known.state === 'active') await leaves()
    const asked = { unitId, from: '2026-05-11', until: '2026-06-30', days: '1', reason: 'ينتظر راتبه' }
    const [back, kept] = await Promise.allSettled([stays(), holdUnit(near, asked)])
    expect([back.status, kept.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await plan()).toEqual(back.status === 'fulfilled' ? [theirs] : [shorter, 'hold 2026-05-11 2026-06-30'])
    office.later(2 * aDay)
  }
})

test('a hold whose time is over is in nobody’s way', async () => {
  await leaves()
  await holdUnit(near, { unitId, from: '2026-05-11', until: '2026-06-30', days: '1', reason: 'ينتظر راتبه' })
  office.later(2 * aDay)
  await stays()
  expect(await plan()).toEqual([theirs])
})

test('after the last day nothing is taken back, and what was suspended before is in force again', async () => {
  await suspendContract(near, { contractId: leaving, reason: 'تسرب ماء يمنع السكن' })
  await leaves()
  office.later(115 * aDay)
  await stays()
  const one = office.db.selectFrom('contracts').select(['state', 'suspendedReason']).where('id', '=', leaving)
  expect(await one.executeTakeFirst()).toEqual({ state: 'active', suspendedReason: null })
  await giveContractNotice(near, { contractId: leaving, ...notice, by: 'company' })
  office.later(aDay)
  await expect(stays()).rejects.toThrow('كان آخر يوم في العقد 10 مايو 2026')
})
