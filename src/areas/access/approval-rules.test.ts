import { expect, test } from 'vitest'
import { addDemonstrationAccount } from '#areas/identity/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { actorOf } from './actors.ts'
import { approvalRules } from './approval-queries.ts'
import { isApprovalNeeded } from './approvals.ts'
import { archiveRole } from './use-cases/archive-role.ts'
import { changeApprovalRule } from './use-cases/change-approval-rule.ts'
import { grantRole } from './use-cases/grant-role.ts'
import { requestAccess } from './use-cases/request-access.ts'

const office = testOffice()
const house = () => ({ ...office.visitor(), actor: theHouseItself })

async function colleague(word: string, ...roles: string[]) {
  const { id } = await addDemonstrationAccount(house(), { name: word, email: `${word}@x.om` })
  for (const role of roles) await grantRole(house(), { accountId: id, role })
  const ctx = async () => ({
    ...office.visitor(),
    actor: await actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' }),
  })
  return { id, ctx }
}

test('of a rule that is always asked only who agrees can be set', async () => {
  const huda = await colleague('huda', 'administrator')
  await changeApprovalRule(await huda.ctx(), { action: 'access.grant-role', threshold: '500', approverRole: 'generalManager' })
  expect(await approvalRules(await huda.ctx())).toContainEqual(
    expect.objectContaining({ action: 'access.grant-role', threshold: null, approverRole: 'generalManager', active: true }),
  )
})

test('whoever holds the approving role hears of a request, but not once the role is archived', async () => {
  const [huda, khalid] = [await colleague('huda', 'administrator'), await colleague('khalid', 'auditor')]
  await changeApprovalRule(await huda.ctx(), { action: 'access.grant-role', approverRole: 'auditor' })
  const heard = async () => {
    await office.announce()
    const told = (await office.messages()).filter(({ recipient }) => recipient === khalid.id)
    return told.filter(({ text }) => text.includes('بانتظار اعتمادك')).length
  }
  const asks = async (word: string) =>
    requestAccess(await (await colleague(word)).ctx(), { role: 'cashier', reason: 'أغطي الصندوق' })
  await asks('said')
  expect(await heard()).toBe(1)
  await archiveRole(await huda.ctx(), { role: 'auditor' })
  await asks('noor')
  expect(await heard()).toBe(1)
})

test('from which amount on somebody agrees is a rule of the office', async () => {
  const huda = await colleague('huda', 'administrator')
  const rules = await approvalRules(await huda.ctx())
  expect(rules).toMatchObject([
    { action: 'access.grant-role', label: 'منح دور', isAlways: true },
    { action: 'customers.raise-credit-limit', isAlways: false },
  ])
  const action = 'customers.raise-credit-limit'
  const needed = (amount: bigint) =>
    office.db.transaction().execute((tx) => isApprovalNeeded({ tx, actor: office.staff('fatima').actor }, action, amount))
  const change = async (more: object) =>
    changeApprovalRule(await huda.ctx(), { action, approverRole: 'administrator', active: 'yes', ...more })

  await change({ threshold: '500' })
  expect([await needed(500_000n), await needed(500_001n)]).toEqual([false, true])
  await change({ active: undefined })
  expect(await needed(900_000n)).toBe(false)
  await change({})
  expect(await needed(1n)).toBe(true)
  await expect(change({ action: 'nothing' })).rejects.toMatchObject({ status: 404 })
  const fatima = await colleague('fatima', 'cashier')
  await expect(changeApprovalRule(await fatima.ctx(), { action, approverRole: 'cashier', active: 'yes' })).rejects.toMatchObject({
    status: 403,
  })
})
