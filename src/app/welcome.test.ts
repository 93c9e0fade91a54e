import { expect, test } from 'vitest'
import { actorOf } from '#areas/access/roles/actors.ts'
import { seedRoles } from '#areas/access/seed.ts'
import { branches } from '#areas/company/public.ts'
import { seedCompany } from '#areas/company/seed.ts'
import { askedOf } from '#areas/customers/list/list.ts'
import { customers } from '#areas/customers/list/queries.ts'
import { seedCustomers } from '#areas/customers/seed.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import { seed } from '#areas/identity/seed.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { welcome } from './welcome.ts'

const office = testOffice()
const production = () => ({ ...office.visitor(), config: { MODE: 'production' as const } })

test('the first start of the demonstration shows its accounts, a later one does not', async () => {
  for (const tell of [seed, seedRoles]) await tell({ ...office.visitor(), actor: theHouseItself })
  const lines = await welcome(office.visitor(), { seeded: true })
  expect(lines.join('\n')).toMatch(/maryam@altahaluf\.example {2}([a-z2-9]{4}-){3}[a-z2-9]{4} {2}مريم الشحري، مدير النظام/)
  expect(await welcome(office.visitor(), { seeded: false })).toEqual([])
})

test('the demonstration office has a second branch, and who works there sees those of it alone', async () => {
  // The first branch is older than the second, whatever clock a test has.
  await office.db
    .updateTable('branches')
    .set({ addedAt: new Date(0) })
    .execute()
  for (const tell of [seedCompany, seed, seedRoles, seedCustomers]) await tell({ ...office.visitor(), actor: theHouseItself })
  expect((await branches(office.visitor())).map(({ nameAr }) => nameAr).toSorted()).toEqual(['ثمريت', 'صلالة'])
  const people = await demonstrationPeople(office.visitor())
  const seenBy = async (word: string) => {
    const person = people.find(({ email }) => email?.startsWith(`${word}@`))
    const actor = await actorOf(office.visitor(), { id: person?.id ?? '', kind: 'staff', name: word, sessionId: 'x' })
    return (await customers({ ...office.visitor(), actor }, askedOf(new URLSearchParams()))).total
  }
  const [all, salalah] = [await seenBy('ahmed'), await seenBy('huda')]
  expect([await seenBy('salma'), await seenBy('bakhit')]).toEqual([2, 2])
  expect(all - salalah).toBe(2)
})

test('production shows the link of the first administrator, and never an account', async () => {
  const lines = await welcome(production(), { seeded: false })
  expect(lines.join('\n')).toMatch(/http:\/\/office\/invitation\/[\w-]{36}\.[\w-]{43}/)
  expect(await office.db.selectFrom('userAccounts').select('status').execute()).toEqual([{ status: 'invited' }])
})
