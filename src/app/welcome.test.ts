import { expect, test } from 'vitest'
import { seed } from '#areas/identity/seed.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { welcome } from './welcome.ts'

const office = testOffice()
const production = () => ({ ...office.visitor(), config: { MODE: 'production' as const } })

test('the first start of the demonstration shows its accounts, a later one does not', async () => {
  await seed({ ...office.visitor(), actor: theHouseItself })
  const lines = await welcome(office.visitor(), { seeded: true })
  expect(lines.join('\n')).toMatch(/maryam@altahaluf\.example {2}([a-z2-9]{4}-){3}[a-z2-9]{4} {2}مريم الشحري، مدير النظام/)
  expect(await welcome(office.visitor(), { seeded: false })).toEqual([])
})

test('production shows the link of the first administrator, and never an account', async () => {
  const lines = await welcome(production(), { seeded: false })
  expect(lines.join('\n')).toMatch(/http:\/\/office\/invitation\/[\w-]{43}/)
  expect(await office.db.selectFrom('userAccounts').select('id').execute()).toEqual([])
})
