import { expect, test } from 'vitest'
import { delegateRights } from '#areas/access/delegations/use-cases/delegate-rights.ts'
import type { accessPermissions as may } from '#areas/access/permissions.ts'
import { expireOldApprovals } from '#areas/access/public.ts'
import { actorOf } from '#areas/access/roles/actors.ts'
import { archiveRole, restoreRole } from '#areas/access/roles/use-cases/archive-role.ts'
import { changeRole } from '#areas/access/roles/use-cases/change-role.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { suspendUser } from '#areas/access/staff/use-cases/suspend-user.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { theHouseItself } from '#platform/actors.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { approvalCount, approvalList, oneApproval, waitingApprovals } from './queries.ts'
import { approve, reject } from './use-cases/decide-approval.ts'
import { expireApprovals } from './use-cases/expire-approvals.ts'
import { requestAccess } from './use-cases/request-access.ts'

const inboxKey = sitePermissions.viewRequests.key
const office = testOffice()
const house = () => ({ ...office.visitor(), actor: theHouseItself })

async function colleague(word: string, ...roles: string[]) {
  const { id } = await addDemonstrationAccount(house(), { name: word, email: `${word}@x.om` })
  for (const role of roles) await grantRole(house(), { accountId: id, role })
  const ctx = async () => ({
    ...office.visitor(),
    actor: await actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' }),
  })
  return { id, ctx, may: async (permission: typeof may.delegate) => (await ctx()).actor.may(permission) }
}

async function saidAsks(role = 'customerService') {
  const said = await colleague('said')
  await requestAccess(await said.ctx(), { role, reason: 'أرد على العملاء' })
  const { id: approvalId } = await office.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow()
  return { said, approvalId }
}

test('a role that was asked for is held the moment an administrator agrees, and both hear of it', async () => {
  const huda = await colleague('huda', 'administrator')
  const { said, approvalId } = await saidAsks()
  expect(await waitingApprovals(await huda.ctx())).toMatchObject([{ id: approvalId, path: `/admin/approvals/${approvalId}` }])
  expect(await oneApproval(await huda.ctx(), approvalId)).toMatchObject({
    mayDecide: true,
    checks: [
      { question: 'أين يحمله', answer: 'كل الفروع' },
      {
        question: 'ما يفتحه الدور',
        answer: expect.arrayContaining([expect.stringMatching(/^العملاء: عرض العملاء، تسجيل العملاء، /)]),
      },
    ],
  })

  await approve(await huda.ctx(), { approvalId })
  expect(await said.may(sitePermissions.viewRequests)).toBe(true)
  expect(await waitingApprovals(await huda.ctx())).toEqual([])
  expect(await office.history()).toEqual(
    expect.arrayContaining(['access.access-requested', 'access.role-granted', 'access.approved']),
  )
  await office.announce()
  expect(await office.messages()).toContainEqual({
    channel: 'in-app',
    recipient: said.id,
    text: 'اعتُمد: دور «موظف خدمة العملاء» لـsaid',
  })
})

test('the approvers hear that something waits for them, as long as it does', async () => {
  const huda = await colleague('huda', 'administrator')
  await saidAsks()
  await office.announce()
  expect(await office.messages()).toMatchObject([{ recipient: huda.id, text: 'دور «موظف خدمة العملاء» لـsaid بانتظار اعتمادك' }])
})

test('nobody approves their own request, not even as administrator', async () => {
  const huda = await colleague('huda', 'administrator')
  await requestAccess(await huda.ctx(), { role: 'cashier', reason: 'أغطي الصندوق' })
  const [line] = await approvalList(await huda.ctx(), 'mine')
  expect(line).toMatchObject({ own: true, mayDecide: false })
  const own = { code: 'access.own-request' }
  await expect(approve(await huda.ctx(), { approvalId: line?.id ?? '' })).rejects.toMatchObject(own)
  await expect(reject(await huda.ctx(), { approvalId: line?.id ?? '', note: '' })).rejects.toMatchObject({
    issues: [expect.anything()],
  })
  await expect(reject(await huda.ctx(), { approvalId: line?.id ?? '', note: 'لا حاجة' })).rejects.toMatchObject(own)
})

test('whoever does not hold the role of the rule learns nothing of the request', async () => {
  const { said, approvalId } = await saidAsks()
  const fatima = await colleague('fatima', 'cashier')
  expect(await approvalList(await fatima.ctx(), 'mine')).toEqual([])
  expect(await oneApproval(await fatima.ctx(), approvalId)).toBeNull()
  await expect(approve(await fatima.ctx(), { approvalId })).rejects.toMatchObject({ status: 404 })
  await expect(approve(await said.ctx(), { approvalId })).rejects.toMatchObject({ status: 403 })
  const khalid = await colleague('khalid', 'auditor')
  await expect(approve(await khalid.ctx(), { approvalId })).rejects.toMatchObject({ status: 403 })
})

test('of two who decide at once, one has decided', async () => {
  const [huda, salim] = [await colleague('huda', 'administrator'), await colleague('salim', 'generalManager')]
  const { approvalId } = await saidAsks()
  const outcomes = await Promise.allSettled([
    approve(await huda.ctx(), { approvalId }),
    reject(await salim.ctx(), { approvalId, note: 'لا حاجة له' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const roles = await office.db.selectFrom('userRoles').select('id').where('role', '=', 'customerService').execute()
  const { status } = await office.db.selectFrom('approvals').select('status').executeTakeFirstOrThrow()
  expect(roles).toHaveLength(status === 'approved' ? 1 : 0)
})

test('whoever stands in for the approver decides in their place, until the last day', async () => {
  const [huda, noor] = [await colleague('huda', 'administrator'), await colleague('noor', 'cashier')]
  await delegateRights(await huda.ctx(), { toAccount: noor.id, from: '2026-01-15', until: '2026-01-15', reason: 'إجازة' })
  const { approvalId } = await saidAsks()
  expect(await waitingApprovals(await noor.ctx())).toHaveLength(1)
  office.later(86_400_000)
  await expect(approve(await noor.ctx(), { approvalId })).rejects.toMatchObject({ status: 404 })
})

test('what one has asked for is not approved by whoever one has lent one’s rights to, only by theirs or another’s', async () => {
  const [huda, noor] = [await colleague('huda', 'administrator'), await colleague('noor', 'cashier')]
  await requestAccess(await huda.ctx(), { role: 'financeManager', reason: 'أغطي المدير المالي' })
  const { id: approvalId } = await office.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow()
  const until = { toAccount: noor.id, from: '2026-01-15', until: '2026-01-15', reason: 'إجازة' }
  await delegateRights(await huda.ctx(), until)
  await expect(approve(await noor.ctx(), { approvalId })).rejects.toMatchObject({ code: 'access.lent-by-maker' })
  const shownTo = async (who: typeof noor) => [
    (await approvalList(await who.ctx(), 'mine'))[0],
    await oneApproval(await who.ctx(), approvalId),
  ]
  for (const shown of await shownTo(noor)) expect(shown).toMatchObject({ mayDecide: false, isLent: true })
  expect(await approvalCount(await noor.ctx())).toBe(0)
  const salim = await colleague('salim', 'administrator')
  await delegateRights(await salim.ctx(), until)
  for (const shown of await shownTo(noor)) expect(shown).toMatchObject({ mayDecide: true, isLent: false })
  await approve(await noor.ctx(), { approvalId })
})

test('by what was lent nobody gives the lender a role, nor widens the role that was lent', async () => {
  const [huda, noor] = [await colleague('huda', 'administrator'), await colleague('noor', 'cashier')]
  await delegateRights(await huda.ctx(), { toAccount: noor.id, from: '2026-01-15', until: '2026-01-15', reason: 'إجازة' })
  const own = { code: 'access.own-role' }
  await expect(grantRole(await noor.ctx(), { accountId: huda.id, role: 'financeManager' })).rejects.toMatchObject(own)
  await expect(changeRole(await noor.ctx(), { role: 'administrator', change: `${inboxKey} none all` })).rejects.toMatchObject(own)
  const salim = await colleague('salim')
  await grantRole(await noor.ctx(), { accountId: salim.id, role: 'cashier' })
})

test('whoever asks once more while it is decided waits for nothing that whoever decides waits for', async () => {
  const { said } = await saidAsks()
  const again = await office.owner.transaction().execute(async (tx) => {
    await tx.selectFrom('roles').select('key').forUpdate().execute()
    return requestAccess(await said.ctx(), { role: 'customerService', reason: 'أرد على العملاء' }).catch(({ code }) => code)
  })
  expect(again).toBe('access.asked-already')
})

test('a role asked for in one branch is held there alone, and can be asked for in another', async () => {
  const huda = await colleague('huda', 'administrator')
  const said = await colleague('said')
  await openBranches(office.db)
  const ask = async (branchId: string) =>
    requestAccess(await said.ctx(), { role: 'branchManager', branchId, reason: 'أغطي المدير' })
  await expect(ask(office.visitor().newId())).rejects.toMatchObject({ code: 'access.no-such-branch' })
  for (const branchId of [salalah, thumrait]) {
    await ask(branchId)
    const [line] = await approvalList(await huda.ctx(), 'mine')
    expect((await oneApproval(await huda.ctx(), line?.id ?? ''))?.checks[0]).toMatchObject({ question: 'أين يحمله' })
    await approve(await huda.ctx(), { approvalId: line?.id ?? '' })
    await expect(ask(branchId)).rejects.toMatchObject({ code: 'access.held' })
  }
  const held = await office.db.selectFrom('userRoles').select('branchId').where('accountId', '=', said.id).execute()
  expect(held.map(({ branchId }) => branchId)).toEqual([salalah, thumrait])
})

test('what can no longer be done is not approved, and stays to be rejected', async () => {
  const huda = await colleague('huda', 'administrator')
  const { said, approvalId } = await saidAsks()
  await suspendUser(house(), { accountId: said.id, reason: 'ترك العمل' })
  await expect(approve(await huda.ctx(), { approvalId })).rejects.toMatchObject({ code: 'access.no-longer' })
  await reject(await huda.ctx(), { approvalId, note: 'ترك العمل', decision: 'return' })
  expect(await approvalList(await huda.ctx(), 'done')).toMatchObject([{ status: 'rejected', returned: true, note: 'ترك العمل' }])
})

test('one thing is asked for once at a time, by staff who do not have it', async () => {
  const { said, approvalId } = await saidAsks()
  const again = async () => requestAccess(await said.ctx(), { role: 'customerService', reason: 'أرد على العملاء' })
  await expect(again()).rejects.toMatchObject({ code: 'access.asked-already' })
  const huda = await colleague('huda', 'administrator')
  await approve(await huda.ctx(), { approvalId })
  await expect(again()).rejects.toMatchObject({ code: 'access.held' })
  await expect(requestAccess(office.customer(said.id), { role: 'cashier', reason: 'فضول' })).rejects.toMatchObject({
    status: 404,
  })
  await archiveRole(house(), { role: 'operator' })
  await expect(requestAccess(await said.ctx(), { role: 'operator', reason: 'أشغّل' })).rejects.toMatchObject({
    code: 'access.archived',
  })
  await restoreRole(house(), { role: 'operator' })
})

test('a request that nobody decided in a month is over, and can be made anew', async () => {
  const huda = await colleague('huda', 'administrator')
  const { approvalId } = await saidAsks()
  office.later(31 * 86_400_000)
  await expect(approve(await huda.ctx(), { approvalId })).rejects.toMatchObject({ code: 'access.decided' })
  await expireOldApprovals(office.visitor())
  await expireApprovals(house(), {})
  expect((await office.history()).filter((name) => name === 'access.approval-expired')).toHaveLength(1)
})
