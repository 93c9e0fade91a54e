import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { contractsOf, putInForce } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { endWhatIsOver } from './daily.ts'
import { contractsNamed } from './public.ts'
import {
  cancelContract,
  closeContract,
  endContract,
  giveContractNotice,
  terminateEarly,
  withdrawContractNotice,
} from './use-cases/end-contract.ts'
import { renewContract } from './use-cases/renew-contract.ts'

const office = testOffice()
const { opened, drafted, stateOf, knowing, heard, refused } = contractsOf(office)

let near: Ctx
let salim: string
beforeEach(async () => {
  const open = await opened()
  ;[near, salim] = [open.near, open.partyId]
})

const aDay = 86_400_000
const reason = 'باتفاق الطرفين'
const inForce = async (asked: Parameters<typeof drafted>[2] = {}) => {
  const { id, number } = await drafted(near, salim, { startsOn: '2026-01-01', endsOn: '2026-12-31', ...asked })
  await putInForce(near, id)
  return { id, number, contractId: id }
}
const notice = { by: 'party', on: '2026-01-15', reason } as const
const daily = () => endWhatIsOver(knowing(office.visitor()))

test('notice leaves the days that were agreed on, and the contract ends the day after its last', async () => {
  const { contractId, number } = await inForce({ endsOn: '2026-06-30', autoRenew: true })
  await expect(giveContractNotice(near, { contractId, ...notice, lastDay: '2026-04-14' })).rejects.toThrow('15 أبريل')
  await expect(giveContractNotice(near, { contractId, ...notice, on: '2026-01-16', lastDay: '2026-06-30' })).rejects.toThrow(
    'لم يأتِ',
  )
  await giveContractNotice(near, { contractId, ...notice, lastDay: '2026-04-15' })
  await expect(endContract(near, { contractId })).rejects.toThrow('لم تنتهِ مدة العقد')
  office.later(90 * aDay)
  await daily()
  expect(await stateOf(contractId)).toBe('notice-given')
  office.later(aDay)
  await daily()
  expect(await contractsNamed(office, [contractId])).toMatchObject([{ state: 'ended', endedOn: '2026-04-15' }])
  expect(heard.slice(1)).toEqual([`noticeGiven ${number}`, `ending ${number}`])
})

test('a notice is taken back with a reason until another contract follows, and can be given again', async () => {
  const { contractId, number } = await inForce()
  const withdrawn = { contractId, reason: 'بقي في عمله' }
  await expect(withdrawContractNotice(near, withdrawn)).rejects.toThrow('تغيّرت حالة العقد')
  await giveContractNotice(near, { contractId, ...notice, lastDay: '2026-12-31' })
  await expect(withdrawContractNotice(near, { ...withdrawn, reason: ' ' })).rejects.toMatchObject({
    issues: [{ path: ['reason'] }],
  })
  const twice = await Promise.allSettled([withdrawContractNotice(near, withdrawn), withdrawContractNotice(near, withdrawn)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await stateOf(contractId)).toBe('active')
  await giveContractNotice(near, { contractId, ...notice, lastDay: '2026-12-31' })
  await renewContract(near, { id: near.newId(), contractId, endsOn: '2027-12-31', value: '3000', noticeDays: '90' })
  await expect(withdrawContractNotice(near, withdrawn)).rejects.toThrow('كُتب العقد الذي يليه')
  expect(await stateOf(contractId)).toBe('notice-given')
  expect(heard.filter((step) => step.startsWith('notice'))).toEqual([
    `noticeGiven ${number}`,
    `noticeWithdrawn ${number}`,
    `noticeGiven ${number}`,
  ])
})

test('what ends anyhow ends no later by notice', async () => {
  const { contractId } = await inForce({ endsOn: '2026-02-28' })
  await expect(giveContractNotice(near, { contractId, ...notice, lastDay: '2026-03-01' })).rejects.toThrow('ينتهي العقد في')
  await giveContractNotice(near, { contractId, ...notice, lastDay: '2026-02-28' })
  expect(await stateOf(contractId)).toBe('notice-given')
})

test('a term that is over ends by itself, but for what goes on by itself until another one follows', async () => {
  const [ends, goesOn] = [await inForce({ endsOn: '2026-01-20' }), await inForce({ endsOn: '2026-01-20', autoRenew: true })]
  office.later(6 * aDay)
  await daily()
  expect([await stateOf(ends.id), await stateOf(goesOn.id)]).toEqual(['ended', 'active'])
  const next = { id: near.newId(), contractId: goesOn.id, endsOn: '2027-01-20', value: '3000', noticeDays: '90' }
  await renewContract(near, next)
  await daily()
  expect(await stateOf(goesOn.id)).toBe('active')
  await putInForce(near, next.id)
  await daily()
  expect([await stateOf(goesOn.id), await stateOf(next.id)]).toEqual(['ended', 'active'])
})

test('what its kind does not let end yet keeps nothing else from ending', async () => {
  const { contractId } = await inForce({ endsOn: '2026-01-20' })
  office.later(6 * aDay)
  refused.set('ending', new Refusal('x', 'لم تُقرأ العدادات'))
  await daily()
  expect(await stateOf(contractId)).toBe('active')
  refused.clear()
  await daily()
  expect(await stateOf(contractId)).toBe('ended')
})

test('a renewal is a contract of its own that follows, once', async () => {
  const { contractId } = await inForce()
  const form = { contractId, endsOn: '2027-12-31', value: '3300', noticeDays: '60', autoRenew: 'yes' as const }
  await expect(renewContract(near, { id: near.newId(), ...form, endsOn: '2026-12-01' })).rejects.toThrow('لا يسبق')
  const id = near.newId()
  await Promise.all([renewContract(near, { id, ...form }), renewContract(near, { id, ...form })])
  await expect(renewContract(near, { id: near.newId(), ...form })).rejects.toThrow('جُدّد هذا العقد من قبل')
  expect(await contractsNamed(office, [contractId, id])).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: contractId, state: 'active', value: 3_000_000n }),
      expect.objectContaining({ id, state: 'draft', startsOn: '2027-01-01', predecessorId: contractId, value: 3_300_000n }),
    ]),
  )
  expect(heard.filter((each) => each.startsWith('renewing'))).toHaveLength(1)
  await cancelContract(near, { contractId: id, reason })
  expect(await renewContract(near, { id: near.newId(), ...form })).toMatchObject({ number: 'T-TSA26-0003' })
})

test('ended early on a day of its term, and closed when its kind finds nothing left', async () => {
  const { contractId, number } = await inForce()
  const asked = { contractId, reason }
  await expect(terminateEarly(near, { ...asked, on: '2025-12-31' })).rejects.toThrow('يبدأ العقد')
  await expect(terminateEarly(near, { ...asked, on: '2026-12-31' })).rejects.toThrow('ينتهي العقد')
  await expect(closeContract(near, { contractId })).rejects.toThrow('تغيّرت حالة العقد')
  await terminateEarly(near, { ...asked, on: '2026-01-15' })
  refused.set('closing', new Refusal('x', 'بقي تأمين لم يُرد'))
  await expect(closeContract(near, { contractId })).rejects.toThrow('بقي تأمين')
  refused.clear()
  await closeContract(near, { contractId })
  expect(await stateOf(contractId)).toBe('closed')
  expect(heard.slice(1)).toEqual([`terminating ${number}`, `closing ${number}`])
})
