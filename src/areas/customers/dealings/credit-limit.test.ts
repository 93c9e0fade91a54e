import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { actorOf } from '#areas/access/roles/actors.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { customer } from '#areas/customers/record/queries.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { setCreditLimit } from './use-cases/set-credit-limit.ts'

const office = testOffice()
const house = () => ({ ...office.visitor(), actor: theHouseItself })

async function colleague(word: string, role: string) {
  const { id } = await addDemonstrationAccount(house(), { name: word, email: `${word}@x.om` })
  await grantRole(house(), { accountId: id, role })
  return { ...office.visitor(), actor: await actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' }) }
}

async function salimWantsMore() {
  const [huda, manager] = [await colleague('huda', 'financeManager'), await colleague('salim', 'generalManager')]
  const registered = await registerCustomer(office.staff('said', ...Object.values(may)), {
    kind: 'person',
    name: 'سالم الكثيري',
    phone: '9123 4567',
  })
  const { id } = registered
  const raise = (reason?: string) => setCreditLimit(huda, { id, creditLimit: '9000', ...(reason && { reason }) })
  const limit = async () => (await customer(manager, id))?.creditLimit
  const request = async () => {
    const row = await office.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow()
    return { approvalId: row.id }
  }
  return { id, huda, manager, raise, limit, request }
}

test('a very high limit waits for a second yes, and is set together with it', async () => {
  const { manager, raise, limit, request } = await salimWantsMore()
  await expect(raise()).rejects.toMatchObject({ code: 'customers.say-why' })
  expect(await raise('مقاول كبير')).toMatchObject({ waits: true })
  expect(await limit()).toBeNull()

  const { approvalId } = await request()
  expect(await oneApproval(manager, approvalId)).toMatchObject({
    amount: 9_000_000n,
    checks: [{ question: 'السقف الآن', answer: 'لا بيع بالدين' }],
  })
  await approve(manager, { approvalId })
  expect(await limit()).toBe(9_000_000n)
})

test('a limit that was changed meanwhile is not overwritten by an old request', async () => {
  const { id, huda, manager, raise, limit, request } = await salimWantsMore()
  await raise('مقاول كبير')
  expect(await setCreditLimit(huda, { id, creditLimit: '300' })).toMatchObject({ waits: false })
  await expect(approve(manager, await request())).rejects.toMatchObject({ code: 'customers.changed' })
  expect(await limit()).toBe(300_000n)
})

test('whoever could agree to it sets it at once', async () => {
  const { id, manager, limit } = await salimWantsMore()
  expect(await setCreditLimit(manager, { id, creditLimit: '9000' })).toMatchObject({ waits: false })
  expect(await limit()).toBe(9_000_000n)
})
