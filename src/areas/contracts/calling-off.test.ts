import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, putInForce } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { approveCallingOff } from './calling-off.ts'
import { contract } from './contract-detail.ts'
import { askCallingOff } from './use-cases/ask-calling-off.ts'
import { askEarlyEnd } from './use-cases/ask-early-end.ts'
import { giveContractNotice } from './use-cases/end-contract.ts'
import { renewContract } from './use-cases/renew-contract.ts'

const office = testOffice()
const { opened, drafted, stateOf, knowing, colleague, heard, refused } = contractsOf(office)

let near: Ctx
let far: Ctx
let layla: Ctx
let contractId: string
beforeEach(async () => {
  const open = await opened()
  ;[near, far] = [open.near, open.far]
  layla = knowing(await colleague('layla', 'propertyOfficer'))
  contractId = (await drafted(near, open.partyId)).id
  await putInForce(near, contractId)
})

const asked = { by: 'party', reason: 'نُقل عمله إلى مسقط' } as const
const asks = (ctx = layla) => askCallingOff(ctx, { contractId, ...asked })
const requestOf = async () => {
  const all = office.db.selectFrom('approvals').select(['id', 'payload']).where('action', '=', approveCallingOff.action)
  return all.where('status', '=', 'pending').executeTakeFirstOrThrow()
}
const agree = async (who: Ctx) => approve(knowing(who), { approvalId: (await requestOf()).id })

test('of two who ask to call it off at once one has asked, and whoever agrees reads what comes of it', async () => {
  expect(await contract(near, contractId)).toMatchObject({ may: { terminate: false, callOff: true } })
  await expect(asks(far)).rejects.toMatchObject({ status: 404 })
  const both = await Promise.allSettled([asks(), asks(near)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await contract(near, contractId)).toMatchObject({ state: 'active', callingOff: {}, may: { callOff: false } })
  const told = await oneApproval(knowing(near), (await requestOf()).id)
  const answers = told?.checks.map(({ answer }) => answer)
  expect(answers).toEqual(expect.arrayContaining(['سالم العمري', '1 فبراير 2026', 'العميل', 'كل ما طُلب عنه']))
  expect([told?.reason, ...(answers ?? [])].filter((one) => one === asked.reason)).toHaveLength(1)
})

test('whoever asks does not agree to it; with the word of somebody else it is cancelled, and the customer hears of it', async () => {
  await asks()
  await expect(agree(layla)).rejects.toMatchObject({ code: 'access.own-request' })
  await agree(near)
  expect(await contract(near, contractId)).toMatchObject({
    ...{ state: 'cancelled', calledOffOn: '2026-01-15', endReason: asked.reason, activatedAt: near.now() },
    ...{ may: { callOff: false, terminate: false, notice: false, renew: false } },
  })
  expect(heard.at(-1)).toMatch(/^calling off/)
  await office.announce()
  expect((await office.messages()).map(({ text }) => text)).toContainEqual(expect.stringContaining('قبل أن يبدأ'))
})

test('what nobody agrees to stays in force, and is asked for anew where it was asked for', async () => {
  await asks()
  const request = await requestOf()
  await reject(knowing(near), { approvalId: request.id, note: 'اتفق معه على البقاء' })
  expect(await stateOf(contractId)).toBe('active')
  expect(await approveCallingOff.anewAt?.(layla, request.payload)).toContain('?act=callOff')
  expect(await approveCallingOff.anewAt?.(office.visitor(), request.payload)).toBeNull()
})

test('it is called off before its first day and not on it, also where it was asked for before', async () => {
  await expect(askEarlyEnd(layla, { contractId, on: '2026-01-15', reason: 'رحل' })).rejects.toThrow('ألغِه قبل أن يبدأ')
  const notice = { contractId, by: 'party', on: '2026-01-15', lastDay: '2026-01-31', reason: 'رحل' } as const
  await expect(giveContractNotice(near, notice)).rejects.toThrow('ألغِه قبل أن يبدأ')
  await asks()
  const later = { ...near, now: () => new Date('2026-02-01T08:00:00Z') }
  expect(await contract(later, contractId)).toMatchObject({ may: { terminate: true, callOff: false } })
  const soon = new Date('2026-01-31T20:30:00Z')
  await expect(agree({ ...near, now: () => soon })).rejects.toThrow('بدأ العقد في')
  await expect(asks({ ...layla, now: () => soon })).rejects.toThrow('بدأ العقد في')
  expect(await stateOf(contractId)).toBe('active')
})

test('what another one follows that is in force stands; that one is called off first, and then nothing follows', async () => {
  const id = near.newId()
  await renewContract(near, { id, contractId, endsOn: '2028-01-31', value: '3000', noticeDays: '90' })
  await putInForce(near, id)
  await expect(asks()).rejects.toThrow('ألغِه أولًا')
  await askCallingOff(layla, { contractId: id, ...asked })
  await agree(near)
  expect(await contract(near, contractId)).toMatchObject({
    isFollowed: false,
    successor: null,
    may: { callOff: true, renew: true },
  })
  await asks()
  await agree(near)
  expect([await stateOf(id), await stateOf(contractId)]).toEqual(['cancelled', 'cancelled'])
})

test('its kind may refuse it, and the database takes no other way from in force to cancelled', async () => {
  refused.set('whyNotCalledOff', new Error('سُلّمت الوحدة'))
  await expect(asks()).rejects.toThrow('سُلّمت الوحدة')
  expect(await contract(near, contractId)).toMatchObject({ may: { callOff: false } })
  for (const how of ['', ", called_off_on = '2026-02-01'", ', activated_at = null, activated_by = null'])
    await expect(
      sql`update contracts set state = 'cancelled', ended_by = 'x', end_reason = 'x' ${sql.raw(how)} where id = ${contractId}`.execute(
        office.db,
      ),
      how,
    ).rejects.toMatchObject({ code: '23514' })
})
