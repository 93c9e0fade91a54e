import { expect, test } from 'vitest'
import { delegateRights } from '#areas/access/delegations/use-cases/delegate-rights.ts'
import { accessPermissions as may } from '#areas/access/permissions.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { branches } from '#areas/company/public.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { taskPermissions } from '#areas/tasks/permissions.ts'
import { theHouseItself } from '#platform/actors.ts'
import { boundOf, reaches } from '#platform/reach.ts'
import { testOffice } from '#testing/office.ts'
import { actorOf } from './actors.ts'
import { introducePermissions } from './introduce.ts'
import { firstGrants, reachOf } from './role.ts'
import { grantRole } from './use-cases/grant-role.ts'

const office = testOffice()
const maryam = () => office.staff('maryam', may.manageRoles)
const day = 86_400_000

async function aColleague(word = 'said') {
  const house = { ...office.visitor(), actor: theHouseItself }
  const { id } = await addDemonstrationAccount(house, { name: word, email: `${word}@example.com` })
  return { id, is: () => actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' }) }
}

test('a role given now is held by the next request, and until the end of its last day', async () => {
  const said = await aColleague()
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(false)

  await grantRole(maryam(), { accountId: said.id, role: 'customerService', until: '2026-01-16' })
  const now = await said.is()
  expect(now.may(sitePermissions.viewRequests)).toBe(true)
  expect(now.may(identityPermissions.manageUsers)).toBe(false)

  office.later(day + 11 * 3_600_000)
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(true)
  office.later(3_600_000)
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(false)
})

test('a role held in one branch reaches that branch and no further', async () => {
  const [salalah] = await branches(office.visitor())
  const said = await aColleague()
  await grantRole(maryam(), { accountId: said.id, role: 'customerService', branchId: salalah?.id })
  expect((await said.is()).reach(sitePermissions.viewRequests)).toMatchObject([{ branchId: salalah?.id }])
})

test('the same role given twice is held once, with the later end', async () => {
  const said = await aColleague()
  const give = (until?: string) => grantRole(maryam(), { accountId: said.id, role: 'cashier', until })
  await Promise.all([give('2026-02-01'), give('2026-02-01')])
  await give()
  expect(await office.db.selectFrom('userRoles').select(['role', 'until']).execute()).toEqual([{ role: 'cashier', until: null }])
})

test('a role is not given to oneself, to a customer, to nobody, for a day that is past, or where there is no such role', async () => {
  const said = await aColleague()
  const give = (more: object) => grantRole(maryam(), { accountId: said.id, role: 'cashier', ...more })
  await expect(grantRole(office.staff(said.id, may.manageRoles), { accountId: said.id, role: 'cashier' })).rejects.toMatchObject({
    code: 'access.own-role',
  })
  await expect(give({ accountId: office.visitor().newId() })).rejects.toMatchObject({ status: 404 })
  await expect(give({ role: 'owner' })).rejects.toMatchObject({ code: 'access.no-such-role' })
  await expect(give({ branchId: office.visitor().newId() })).rejects.toMatchObject({ code: 'access.no-such-branch' })
  await expect(give({ until: '2026-01-14' })).rejects.toMatchObject({ code: 'access.over' })
  await expect(grantRole(office.staff('salim'), { accountId: said.id, role: 'cashier' })).rejects.toMatchObject({ status: 403 })
})

test('several roles reach as far as the furthest of them, each up to its own bound', () => {
  const grant = { permission: 'view', amountLimit: 500n, discountLimit: null, branchId: null }
  const actor = (...grants: Parameters<typeof reachOf>[0]) => ({ ...office.staff('huda').actor, reach: () => reachOf(grants) })
  const at = (branchId: string, ownerId: string | null = null) => ({ branchId, ownerId })
  expect(reachOf([])).toBeNull()
  const huda = actor(
    { ...grant, scope: 'all', branchId: 'salalah', amountLimit: 900n },
    { ...grant, scope: 'branch', branchId: 'taqah' },
    { ...grant, scope: 'own', amountLimit: 100n },
  )
  expect(boundOf(huda, may.viewRoles, at('salalah'))).toMatchObject({ amount: 900n })
  expect(boundOf(huda, may.viewRoles, at('taqah'))).toMatchObject({ amount: 500n })
  expect(boundOf(huda, may.viewRoles, at('thumrait', 'huda'))).toMatchObject({ amount: 100n })
  expect(reaches(huda, may.viewRoles, at('thumrait', 'said'))).toBe(false)
  const free = actor({ ...grant, scope: 'branch', amountLimit: null }, { ...grant, scope: 'own' })
  expect(boundOf(free, may.viewRoles, at('taqah'))).toMatchObject({ amount: null })
})

test('who stands in does the lender’s own work and what is assigned to them', async () => {
  const [huda, said] = [await aColleague('huda'), await aColleague('said')]
  await grantRole(maryam(), { accountId: huda.id, role: 'cashier' })
  const lent = { toAccount: said.id, from: '2026-01-15', until: '2026-01-31', reason: 'إجازة' }
  await delegateRights(office.staff(huda.id, may.delegate), lent)
  const standsIn = await said.is()
  expect(reaches(standsIn, taskPermissions.view, { assigneeId: huda.id })).toBe(true)
  expect(reaches(standsIn, taskPermissions.view, { assigneeId: said.id })).toBe(false)
})

test('the general manager sees all, the auditor looks, the administrator alone runs the system', () => {
  const holders = (permission: Parameters<typeof firstGrants>[0]) => firstGrants(permission).map(({ role }) => role)
  expect(holders(companyPermissions.manage)).toEqual(['administrator'])
  expect(holders(sitePermissions.viewRequests)).toEqual(
    expect.arrayContaining(['generalManager', 'auditor', 'customerService', 'counterAgent']),
  )
  const approve = {
    key: 'finance.approve',
    label: 'x',
    scopes: ['branch', 'all'] as const,
    for: { financeManager: 'all' as const },
  }
  expect(firstGrants(approve)).toEqual([
    { role: 'branchManager', scope: 'branch', discountLimit: null },
    { role: 'generalManager', scope: 'all', discountLimit: null },
    { role: 'financeManager', scope: 'all', discountLimit: null },
  ])
})

test('a new permission comes to its roles once: what was taken back stays taken back', async () => {
  const permission = { key: 'tasks.assign', label: 'إسناد المهام', for: { cashier: 'all' as const } }
  const holders = () =>
    office.db.selectFrom('rolePermissions').select('role').where('permission', '=', permission.key).orderBy('role').execute()
  await Promise.all([introducePermissions(office.visitor(), [permission]), introducePermissions(office.visitor(), [permission])])
  expect(await holders()).toEqual([{ role: 'cashier' }, { role: 'generalManager' }])

  await office.db.deleteFrom('rolePermissions').where('permission', '=', permission.key).where('role', '=', 'cashier').execute()
  await introducePermissions(office.visitor(), [permission])
  expect(await holders()).toEqual([{ role: 'generalManager' }])
})
