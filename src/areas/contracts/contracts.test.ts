import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { addResources } from '#areas/calendar/public.ts'
import { moveCustomer } from '#areas/customers/dealings/use-cases/move-customer.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { customersSeen } from '#areas/customers/public.ts'
import { customer } from '#areas/customers/record/queries.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { contractsOf, putInForce } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { type ContractState, contractStates, steps } from './contract.ts'
import { contractsPermissions as may } from './permissions.ts'
import {
  changeDraft,
  contractHeld,
  contractOver,
  contractSteps,
  contractsNamed,
  contractsSeen,
  draftingContracts,
  viewingContracts,
} from './public.ts'
import { activateContract, resumeContract, suspendContract } from './use-cases/activate-contract.ts'
import { cancelContract, terminateEarly } from './use-cases/end-contract.ts'
import { sendForSignature, takeBackContract } from './use-cases/send-for-signature.ts'
import { signOnPaper } from './use-cases/sign-on-paper.ts'

const office = testOffice()
const { opened, drafted, stateOf, knowing, colleague, heard, refused } = contractsOf(office)

let near: Ctx
let far: Ctx
let salim: string
beforeEach(async () => {
  const open = await opened()
  ;[near, far, salim] = [open.near, open.far, open.partyId]
})

const reason = 'باتفاق الطرفين'
const inForce = async (asked: Parameters<typeof drafted>[2] = {}) => {
  const { id } = await drafted(near, salim, { startsOn: '2026-01-01', endsOn: '2026-12-31', ...asked })
  await putInForce(near, id)
  return { id }
}

test('a contract is drafted once, however often its form is sent, and numbered without a gap by kind, branch and year', async () => {
  const id = near.newId()
  const twice = await Promise.all([drafted(near, salim, { id }), drafted(near, salim, { id })])
  expect(twice.map(({ number }) => number)).toEqual(['T-TSA26-0001', 'T-TSA26-0001'])
  await expect(drafted(near, salim, { endsOn: '2026-01-31' })).rejects.toThrow('آخر يوم لا يسبق أول يوم')
  const more = await Promise.all([1, 2, 3].map(() => drafted(near, salim)))
  expect(more.map(({ number }) => number).toSorted()).toEqual(['T-TSA26-0002', 'T-TSA26-0003', 'T-TSA26-0004'])
  expect((await drafted(far, salim, { branchId: thumrait })).number).toBe('T-TTH26-0001')
  expect(await customer(far, salim), 'whom they do not see they do not see by it').toBeNull()
})

test('who has a contract in another branch than theirs is seen there from then on, and stays where they are', async () => {
  expect(await customer(far, salim)).toBeNull()
  const maryam = knowing(office.staff('maryam', draftingContracts, customersPermissions.view))
  await drafted(maryam, salim, { branchId: thumrait })
  await drafted(maryam, salim, { branchId: thumrait })
  expect(await customer(far, salim)).toMatchObject({ branchId: salalah, alsoServed: [thumrait] })
  expect((await customersSeen(far, '').execute()).map(({ id }) => id)).toEqual([salim])
  await expect(moveCustomer(far, { id: salim, fromId: salalah, branchId: thumrait })).rejects.toMatchObject({ status: 404 })
})

test('it is sent, signed, put in force, suspended and taken up again, and its kind hears of what concerns it', async () => {
  const { id: contractId, number } = await drafted(near, salim)
  await expect(activateContract(near, { contractId })).rejects.toThrow('تغيّرت حالة العقد')
  await sendForSignature(near, { contractId })
  await expect(activateContract(near, { contractId })).rejects.toThrow('لم يُوقّع العقد بعد')
  await expect(signOnPaper(near, { contractId, signedOn: '2026-01-16', scan: pdf })).rejects.toThrow('لم يأتِ بعد')
  await expect(signOnPaper(near, { contractId, signedOn: '2025-01-15', scan: pdf })).rejects.toThrow('أُرسل العقد للتوقيع في')
  await expect(signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: [] })).rejects.toThrow('أرفق نسخة العقد')
  const both = signOnPaper(near, { contractId, signedOn: '2026-01-16', scan: [] })
  await expect(both).rejects.toMatchObject({ issues: [{ path: ['scan'] }, { path: ['signedOn'] }] })
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
  await expect(takeBackContract(near, { contractId, reason })).rejects.toThrow('تغيّرت حالة العقد')
  await activateContract(near, { contractId })
  await suspendContract(near, { contractId, reason })
  expect(await stateOf(contractId)).toBe('suspended')
  await resumeContract(near, { contractId })
  expect(await stateOf(contractId)).toBe('active')
  expect(heard).toEqual([`activating ${number}`])
  const told = (await office.history()).filter((name) => name.startsWith('contracts.'))
  expect(told).toEqual(
    ['drafted', 'sent-for-signature', 'signed', 'activated', 'suspended', 'resumed'].map((name) => `contracts.${name}`),
  )
})

test('what its kind refuses does not happen', async () => {
  const { id: contractId } = await drafted(near, salim)
  refused.set('activating', new Refusal('x', 'الوحدة مشغولة'))
  await expect(putInForce(near, contractId)).rejects.toThrow('الوحدة مشغولة')
  expect(await stateOf(contractId)).toBe('pending-signature')
})

test('of two who take one step at once, one takes it', async () => {
  const { id: contractId } = await drafted(near, salim)
  await sendForSignature(near, { contractId })
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
  const both = await Promise.allSettled([activateContract(near, { contractId }), cancelContract(near, { contractId, reason })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { id } = await inForce()
  const ends = await Promise.allSettled([
    terminateEarly(near, { contractId: id, on: '2026-01-15', reason }),
    suspendContract(near, { contractId: id, reason }),
  ])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the database itself lets a contract go its way and no other', async () => {
  await inForce()
  const states = Object.keys(contractStates) as ContractState[]
  const allowed = new Set(Object.values(steps).flatMap(({ from, to }) => from.map((each) => `${each} ${to}`)))
  for (const from of states)
    for (const to of states) {
      if (from === to) continue
      const { id } = await drafted(near, salim)
      await standing(id, from)
      const moved = move(id, { from, to })
      if (allowed.has(`${from} ${to}`)) await expect(moved, `${from} ${to}`).resolves.toBeTruthy()
      else
        await expect(moved, `${from} ${to}`).rejects.toMatchObject({
          code: '23514',
          message: expect.stringContaining('does not go'),
        })
    }
})

/** Puts it there past the rules, as nobody of the application can. */
const standing = (id: string, state: ContractState) =>
  office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update contracts set ${columnsOf(state)} where id = ${id}`.execute(tx)
  })
const move = (id: string, { from, to }: Record<'from' | 'to', ContractState>) =>
  sql`update contracts set ${columnsOf(
    to,
    steps.callOff.from.some((state) => state === from),
  )} where id = ${id}`.execute(office.db)

function columnsOf(state: ContractState, wasInForce = false) {
  const calledOff = state === 'cancelled' && wasInForce
  const begun = calledOff || !['draft', 'pending-signature', 'cancelled'].includes(state)
  const over = ['ended', 'closed', 'terminated-early'].includes(state)
  const file = sql`(select id from files limit 1)`
  return sql`state = ${state}, sent_at = ${state === 'draft' ? null : near.now()}, suspended_reason = 'x',
    signed_on = ${begun ? '2026-01-01' : null}, signed_way = ${begun ? 'paper' : null},
    signed_file_id = case when ${begun} then ${file} end,
    activated_at = ${begun ? near.now() : null}, activated_by = ${begun ? 'x' : null},
    called_off_on = ${calledOff ? '2025-12-31' : null}, notice_on = '2026-01-01', notice_by = 'party', notice_reason = 'x', leaves_on = '2026-01-01',
    ended_on = ${over ? '2026-01-01' : null}, ended_by = 'x', end_reason = 'x',
    closed_at = ${state === 'closed' ? near.now() : null}, closed_by = ${state === 'closed' ? 'x' : null}`
}

test('the database itself keeps what was sent as it was written, its parties and its place', async () => {
  const { id } = await drafted(near, salim)
  await sql`update contracts set value = 1 where id = ${id}`.execute(office.db)
  await sendForSignature(near, { contractId: id })
  for (const column of ['value = 2', "ends_on = '2030-01-01'", 'auto_renew = true', "number = 'X'"])
    await expect(sql`update contracts set ${sql.raw(column)} where id = ${id}`.execute(office.db), column).rejects.toMatchObject({
      code: '23514',
    })
  await expect(sql`delete from contract_parties where contract_id = ${id}`.execute(office.db)).rejects.toMatchObject({
    code: '23514',
  })
  await expect(sql`update contracts set starts_on = '2030-01-01' where id = ${id}`.execute(office.db)).rejects.toThrow()
})

const change = command({
  name: 'contracts.change-in-test',
  permission: may.draft,
  input: z.object({ id: z.string(), seen: z.number(), value: z.bigint() }),
  async run(work, { id, seen, value }) {
    const { title, startsOn, endsOn, noticeDays, autoRenew, partyId } = await contractHeld(work, id, may.draft)
    const parties: [{ partyId: string; role: string }] = [{ partyId, role: 'tenant' }]
    await changeDraft(work, { id, seen, title, startsOn, endsOn, value, noticeDays, autoRenew, parties, resourceIds: [] })
  },
})

test('a draft is written anew as long as nobody was asked to sign it; whoever wrote first is not covered up', async () => {
  const { id } = await drafted(near, salim)
  await change(near, { id, seen: 1, value: 5n })
  await expect(change(near, { id, seen: 1, value: 6n })).rejects.toThrow('تغيّرت حالة العقد')
  await sendForSignature(near, { contractId: id })
  await expect(change(near, { id, seen: 2, value: 6n })).rejects.toThrow('تغيّرت حالة العقد')
  await takeBackContract(near, { contractId: id, reason })
  await change(near, { id, seen: 2, value: 6n })
  expect(await contractsNamed(office, [id])).toMatchObject([{ value: 6n, state: 'draft', version: 3 }])
})

test('what is given up before it is in force is cancelled, and not after', async () => {
  const { id: contractId, number } = await drafted(near, salim)
  await cancelContract(near, { contractId, reason })
  expect([await stateOf(contractId), heard]).toEqual(['cancelled', [`cancelling ${number}`]])
  const other = await inForce()
  await expect(cancelContract(near, { contractId: other.id, reason })).rejects.toThrow('تغيّرت حالة العقد')
})

test('each step asks for its own permission, and reaches no further than the branch', async () => {
  const { id: contractId } = await drafted(near, salim)
  await expect(sendForSignature(far, { contractId })).rejects.toMatchObject({ status: 404 })
  await expect(drafted(far, salim)).rejects.toMatchObject({ status: 404 })
  expect(await contractsSeen(far, 'lease-in-test').execute()).toEqual([])
  expect(await contractsSeen(near, 'lease-in-test', 'العمري').execute()).toHaveLength(1)
  const clerk = knowing(await colleague('noor', 'propertyOfficer'))
  const other = await drafted(clerk, salim)
  await expect(putInForce(clerk, other.id)).rejects.toMatchObject({ status: 403 })
  await expect(terminateEarly(far, { contractId, on: '2026-01-15', reason })).rejects.toMatchObject({ status: 404 })
  await expect(cancelContract(clerk, { contractId, reason })).rejects.toMatchObject({ status: 403 })
  expect(near.actor.may(viewingContracts)).toBe(true)
})

test('another area takes a step together with something of its own', async () => {
  const { id } = await drafted(near, salim)
  const both = command({
    name: 'contracts.send-in-test',
    permission: may.sendForSignature,
    input: z.object({}),
    run: async (work) => contractSteps.send(work, await contractHeld(work, id, may.sendForSignature)),
  })
  await both(near, {})
  expect(await stateOf(id)).toBe('pending-signature')
})

test('what is in force over a thing on a day is found by the thing', async () => {
  const resourceId = near.newId()
  await office.db.transaction().execute((tx) => addResources({ tx }, 'unit', [resourceId]))
  const over = (on: string) => contractOver(office, { resourceId, kind: 'lease-in-test', on })
  const { id } = await inForce({ resourceIds: [resourceId] })
  expect([await over('2025-12-31'), await over('2027-01-01')]).toEqual([undefined, undefined])
  expect(await over('2026-12-31')).toMatchObject({ id, partyId: salim })
})
