import { beforeEach, expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, putInForce } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { contract } from './contract-detail.ts'
import { endWhatIsOver } from './daily.ts'
import { approveEarlyEnd } from './early-end.ts'
import { suspendContract } from './use-cases/activate-contract.ts'
import { askEarlyEnd } from './use-cases/ask-early-end.ts'
import { giveContractNotice } from './use-cases/end-contract.ts'

const office = testOffice()
const { opened, drafted, stateOf, knowing, colleague, heard } = contractsOf(office)

let near: Ctx
let far: Ctx
let layla: Ctx
let contractId: string
beforeEach(async () => {
  const open = await opened()
  ;[near, far] = [open.near, open.far]
  layla = knowing(await colleague('layla', 'propertyOfficer'))
  contractId = (await drafted(near, open.partyId, { startsOn: '2026-01-01', endsOn: '2026-12-31' })).id
  await putInForce(near, contractId)
})

const asked = { on: '2026-01-15', reason: 'نُقل عمله إلى مسقط' }
const requestOf = async () => {
  const all = office.db.selectFrom('approvals').select(['id', 'payload']).where('action', '=', approveEarlyEnd.action)
  return all.where('status', '=', 'pending').executeTakeFirstOrThrow()
}
const agree = async (who: Ctx) => approve(knowing(who), { approvalId: (await requestOf()).id })

test('whoever asks to end it early does not agree to it, and it ends when somebody else does', async () => {
  await askEarlyEnd(layla, { contractId, ...asked })
  await expect(askEarlyEnd(near, { contractId, ...asked })).rejects.toThrow('طُلب هذا من قبل')
  expect(await stateOf(contractId)).toBe('active')
  expect(await contract(near, contractId)).toMatchObject({ earlyEnd: { by: 'layla' }, may: { terminate: false } })
  await expect(agree(layla)).rejects.toMatchObject({ code: 'access.own-request' })
  await expect(agree(far)).rejects.toMatchObject({ status: 404 })
  const told = await oneApproval(knowing(near), (await requestOf()).id)
  const answers = told?.checks.map(({ answer }) => answer)
  expect(answers).toEqual(expect.arrayContaining(['سالم العمري', '15 يناير 2026']))
  expect([told?.reason, ...(answers ?? [])].filter((one) => one === asked.reason)).toHaveLength(1)
  await agree(near)
  expect(await stateOf(contractId)).toBe('terminated-early')
  expect(heard.at(-1)).toMatch(/^terminating/)
  await office.announce()
  expect((await office.messages()).map(({ text }) => text)).toContainEqual(expect.stringContaining('مبكرًا، وآخر يوم فيه'))
})

test('what nobody agrees to goes on, and is asked for anew where it was asked for', async () => {
  await askEarlyEnd(layla, { contractId, ...asked })
  const request = await requestOf()
  await reject(knowing(near), { approvalId: request.id, note: 'اتفق معه على البقاء' })
  expect(await stateOf(contractId)).toBe('active')
  expect(await approveEarlyEnd.anewAt?.(layla, request.payload)).toContain('?act=terminate')
  expect(await approveEarlyEnd.anewAt?.(office.visitor(), request.payload)).toBeNull()
  await askEarlyEnd(layla, { contractId, ...asked })
  await agree(near)
  expect(await stateOf(contractId)).toBe('terminated-early')
})

test('a day outside its term is not asked for, and what moved in the meantime does not end by an old word', async () => {
  await expect(askEarlyEnd(layla, { contractId, ...asked, on: '2026-12-31' })).rejects.toThrow('ينتهي العقد')
  await expect(askEarlyEnd(layla, { contractId, ...asked, on: '2025-12-31' })).rejects.toThrow('يبدأ العقد')
  await expect(askEarlyEnd(far, { contractId, ...asked })).rejects.toMatchObject({ status: 404 })
  await askEarlyEnd(layla, { contractId, ...asked })
  await suspendContract(near, { contractId, reason: 'خلاف' })
  await expect(agree(near)).rejects.toThrow('تغيّرت حالة العقد')
  expect(await stateOf(contractId)).toBe('suspended')
})

test('on a day to come within the days of notice it ends as both agreed: until then it goes on, and notice says where that is asked for', async () => {
  const notice = { contractId, by: 'party', on: '2026-01-15', reason: asked.reason } as const
  await expect(giveContractNotice(near, { ...notice, lastDay: '2026-01-31' })).rejects.toThrow('فاطلب إنهاءه مبكرًا')
  await giveContractNotice(near, { ...notice, lastDay: '2026-11-30' })
  await expect(askEarlyEnd(layla, { contractId, ...asked, on: '2026-11-30' })).rejects.toThrow('اختر يومًا قبله')
  await askEarlyEnd(layla, { contractId, ...asked, on: '2026-01-31' })
  const { id: requestId } = await requestOf()
  const days = async () => (await oneApproval(knowing(near), requestId))?.checks.map(({ answer }) => answer).slice(-3)
  expect(await days()).toEqual(['31 ديسمبر 2026', '30 نوفمبر 2026', '31 يناير 2026'])
  await agree(near)
  expect((await days())?.slice(1)).toEqual(['31 ديسمبر 2026', '31 يناير 2026'])
  const one = await contract(near, contractId)
  expect(one).toMatchObject({ state: 'notice-given', noticeBy: 'both', noticeReason: asked.reason, leavesOn: '2026-01-31' })
  expect(heard.at(-1)).toMatch(/^noticeGiven/)
  await office.announce()
  expect((await office.messages()).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/اتُّفق على إنهاء .* 31 يناير 2026/),
  )
  office.later(17 * 86_400_000)
  await endWhatIsOver(knowing(office.visitor()))
  expect(await contract(near, contractId)).toMatchObject({ state: 'ended', endedOn: '2026-01-31' })
})

test('agreed to when its day has come, it has ended on it', async () => {
  await askEarlyEnd(layla, { contractId, ...asked, on: '2026-01-16' })
  office.later(2 * 86_400_000)
  await agree(near)
  expect(await contract(near, contractId)).toMatchObject({ state: 'terminated-early', endedOn: '2026-01-16' })
})
