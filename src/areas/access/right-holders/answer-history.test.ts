import { expect, test } from 'vitest'
import { accessPermissions } from '#areas/access/permissions.ts'
import { changeRole } from '#areas/access/roles/use-cases/change-role.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { suspendUser } from '#areas/access/staff/use-cases/suspend-user.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import { definePermissions } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { answerHistory } from './answer-history.ts'
import { loader as whoPage } from './routes/back-office-who.tsx'

const office = testOffice()
const house = () => ({ ...office.visitor(), actor: { ...theHouseItself, name: 'مريم' } })
const { viewRoles, viewApprovals } = accessPermissions
const { never } = definePermissions('test', { never: 'ما لا يعطيه دور' })

async function huda() {
  const { id } = await addDemonstrationAccount(house(), { name: 'هدى', email: 'huda@x.om' })
  return id
}

test('of an answer it is told when it changed: the role, who was given it, who went', async () => {
  const accountId = await huda()
  await grantRole(house(), { accountId, role: 'cashier' })
  office.later(1000)
  await changeRole(house(), { role: 'cashier', change: [`${viewRoles.key} none all`] })
  office.later(1000)
  await grantRole(house(), { accountId, role: 'courier' })
  office.later(1000)
  await suspendUser(house(), { accountId, reason: 'إجازة' })

  const changes = await answerHistory(office.visitor(), viewRoles)
  expect(changes).toMatchObject([
    { text: 'أُوقف المستخدم', person: 'هدى', reason: 'إجازة', by: 'مريم' },
    { role: 'أمين الصندوق', change: { before: null, after: { scope: 'all' } } },
    { text: 'مُنح الدور', role: 'أمين الصندوق', person: 'هدى' },
  ])
  expect(await answerHistory(office.visitor(), viewApprovals)).toHaveLength(3)
  expect(await answerHistory(office.visitor(), never)).toEqual([])

  const page = await whoPage(visit(office.staff('khalid', viewRoles), `/?permission=${viewRoles.key}`))
  expect(page).toMatchObject({ changes: [{ person: 'هدى' }, {}, {}] })
  expect(await whoPage(visit(office.staff('khalid', viewRoles), '/'))).toMatchObject({ changes: [] })
})
