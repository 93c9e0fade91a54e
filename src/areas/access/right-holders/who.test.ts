import { expect, test } from 'vitest'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { theHouseItself } from '#platform/actors.ts'
import { counting } from '#testing/counting.ts'
import { testOffice } from '#testing/office.ts'
import { whoMay } from './who.ts'

const office = testOffice()

test('who may do something is asked of the database once, however many work here', async () => {
  const house = { ...office.visitor(), actor: theHouseItself }
  const { db, asked } = counting(office.db)
  const question = { permission: sitePermissions.viewRequests, amount: null, branchId: null }
  const joins = async (name: string, role: string) => {
    const { id } = await addDemonstrationAccount(house, { name, email: `${name}@example.com` })
    await grantRole(house, { accountId: id, role })
  }
  const count = async () => {
    const before = asked()
    const answers = await whoMay({ db, now: house.now }, question)
    return { able: answers.filter(({ can }) => can).map(({ name }) => name), reads: asked() - before }
  }
  await joins('noor', 'customerService')
  await joins('fatima', 'cashier')
  const few = await count()
  for (const name of ['said', 'huda', 'salim']) await joins(name, 'customerService')
  const many = await count()
  expect(few.able).toEqual(['noor'])
  expect(many.able).toEqual(['huda', 'noor', 'said', 'salim'])
  expect(many.reads).toBe(few.reads)
})
