import { expect, test } from 'vitest'
import { delegateRights } from '#areas/access/delegations/use-cases/delegate-rights.ts'
import { accessPermissions as may } from '#areas/access/permissions.ts'
import { reactivateUser, suspendUser } from '#areas/access/staff/use-cases/suspend-user.ts'
import { branches } from '#areas/company/public.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { actorOf } from './actors.ts'
import { addRole } from './use-cases/add-role.ts'
import { archiveRole, restoreRole } from './use-cases/archive-role.ts'
import { changeRole } from './use-cases/change-role.ts'
import { describeRole } from './use-cases/describe-role.ts'
import { grantRole } from './use-cases/grant-role.ts'
import { revokeRole } from './use-cases/revoke-role.ts'

const office = testOffice()
const maryam = () => office.staff('maryam', may.manageRoles, identityPermissions.manageUsers)
const day = 86_400_000
const inboxKey = sitePermissions.viewRequests.key
const creditKey = customersPermissions.setCreditLimit.key

async function colleague(word: string, ...roles: string[]) {
  const { id } = await addDemonstrationAccount(
    { ...office.visitor(), actor: theHouseItself },
    { name: word, email: `${word}@x.om` },
  )
  for (const role of roles) await grantRole(maryam(), { accountId: id, role })
  const is = () => actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' })
  return { id, is, ctx: () => office.staff(id, may.manageRoles, identityPermissions.manageUsers, may.delegate) }
}

async function holding(accountId: string, role: string) {
  const row = await office.db
    .selectFrom('userRoles')
    .select('id')
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .executeTakeFirstOrThrow()
  return { holdingId: row.id }
}

/** A session as its browser would bring it. */
async function session(accountId: string) {
  const at = office.visitor().now()
  const times = {
    createdAt: at,
    lastSeenAt: at,
    idleUntil: new Date(at.getTime() + day),
    expiresAt: new Date(at.getTime() + day),
  }
  const id = office.visitor().newId()
  const row = { id, accountId, tokenHash: id, device: 'x', remembered: false, ...times, endedAt: null, awaitsSecondFactor: false }
  await office.db.insertInto('sessions').values(row).execute()
  const ended = async () =>
    (await office.db.selectFrom('sessions').select('endedAt').where('id', '=', id).executeTakeFirstOrThrow()).endedAt !== null
  return { ended }
}

test('a role taken back is gone at the next request, and signs its holder out', async () => {
  const said = await colleague('said', 'customerService')
  const open = await session(said.id)
  const held = await holding(said.id, 'customerService')
  await revokeRole(maryam(), held)

  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(false)
  expect(await open.ended()).toBe(true)
  await expect(revokeRole(maryam(), held)).rejects.toMatchObject({ code: 'access.not-held' })
  expect(await office.history()).toEqual(expect.arrayContaining(['access.role-revoked', 'identity.all-sessions-ended']))
})

test('the last administrator cannot be revoked, suspended, or given an end', async () => {
  const huda = await colleague('huda', 'administrator')
  const last = { code: 'access.last-one' }
  await expect(revokeRole(maryam(), await holding(huda.id, 'administrator'))).rejects.toMatchObject(last)
  await expect(suspendUser(maryam(), { accountId: huda.id, reason: 'سفر طويل' })).rejects.toMatchObject(last)
  await expect(grantRole(maryam(), { accountId: huda.id, role: 'administrator', until: '2026-02-01' })).rejects.toMatchObject(
    last,
  )

  const [salalah] = await branches(office.visitor())
  const salim = await colleague('salim')
  await grantRole(maryam(), { accountId: salim.id, role: 'administrator', branchId: salalah?.id })
  await expect(revokeRole(maryam(), await holding(huda.id, 'administrator'))).rejects.toMatchObject(last)
  await grantRole(maryam(), { accountId: salim.id, role: 'administrator' })
  await revokeRole(maryam(), await holding(huda.id, 'administrator'))
})

test('one who is suspended does not count as another administrator', async () => {
  const [huda, salim] = [await colleague('huda', 'administrator'), await colleague('salim', 'administrator')]
  await suspendUser(maryam(), { accountId: salim.id, reason: 'سفر طويل' })
  await expect(revokeRole(maryam(), await holding(huda.id, 'administrator'))).rejects.toMatchObject({ code: 'access.last-one' })
  await reactivateUser(maryam(), { accountId: salim.id })
  await revokeRole(maryam(), await holding(huda.id, 'administrator'))
})

test.each(['administrator', 'generalManager'])('of two who revoke each other’s %s at once, one remains', async (role) => {
  const [huda, salim] = [await colleague('huda', role), await colleague('salim', role)]
  const outcomes = await Promise.allSettled([
    revokeRole(huda.ctx(), await holding(salim.id, role)),
    suspendUser(salim.ctx(), { accountId: huda.id, reason: 'سفر طويل' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a suspended colleague is out, and so is whom they lent their rights', async () => {
  const [huda, said] = [await colleague('huda', 'customerService'), await colleague('said')]
  await delegateRights(huda.ctx(), { toAccount: said.id, from: '2026-01-15', until: '2026-01-31', reason: 'إجازة' })
  await suspendUser(maryam(), { accountId: huda.id, reason: 'سفر طويل' })
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(false)
  await expect(suspendUser(maryam(), { accountId: huda.id, reason: 'سفر طويل' })).rejects.toMatchObject({
    code: 'access.not-active',
  })
  await expect(suspendUser(huda.ctx(), { accountId: huda.id, reason: 'سفر' })).rejects.toMatchObject({ code: 'access.oneself' })
  await expect(reactivateUser(maryam(), { accountId: said.id })).rejects.toMatchObject({ code: 'access.not-suspended' })
})

async function aRole() {
  const nameAr = office.visitor().newId().slice(-12)
  const { key } = await addRole(maryam(), { nameAr, nameFeminine: 'مساعدة', line: 'للتجربة' })
  return key
}

test('a changed role holds at the next request; what was before is kept, and who may less signs in again', async () => {
  const role = await aRole()
  const said = await colleague('said', role)
  await changeRole(maryam(), { role, change: `${creditKey} none all` })
  expect((await said.is()).may(customersPermissions.setCreditLimit)).toBe(true)

  const open = await session(said.id)
  await changeRole(maryam(), { role, change: [`${creditKey} all branch:500`] })
  expect((await said.is()).reach(customersPermissions.setCreditLimit)).toMatchObject([{ amount: 500n }])
  expect(await open.ended()).toBe(true)
  const facts = await office.db
    .selectFrom('facts')
    .select('data')
    .where('name', '=', 'access.role-changed')
    .orderBy('sequence')
    .execute()
  expect(facts[1]?.data).toMatchObject({
    held: 1,
    changes: [{ before: { scope: 'all', amount: null }, after: { scope: 'branch', amount: '500' } }],
  })
})

test('a role is given no right that there is not, and none in a measure it does not come in', async () => {
  for (const change of ['no.such none all', `${may.manageRoles.key} none own`, `${may.manageRoles.key} none all:500`]) {
    const run = changeRole(maryam(), { role: 'cashier', change })
    await expect(run).rejects.toMatchObject({ code: 'access.no-such-right' })
  }
})

test('a role that changed after the form was opened is not overwritten', async () => {
  const role = await aRole()
  const [one, other] = await Promise.allSettled([
    changeRole(maryam(), { role, change: `${creditKey} none all` }),
    changeRole(maryam(), { role, change: `${creditKey} none branch` }),
  ])
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected'])
  await expect(changeRole(maryam(), { role, change: `${creditKey} none own` })).rejects.toMatchObject({
    code: 'access.changed-meanwhile',
  })
  await expect(changeRole(maryam(), { role, change: 'x none none' })).rejects.toMatchObject({ code: 'access.nothing-changed' })
  await expect(changeRole(maryam(), { role, change: 'x nonsense none' })).rejects.toMatchObject({ issues: [expect.anything()] })
})

test('nobody widens a role they hold, and the administrator cannot lose the key of roles', async () => {
  const role = await aRole()
  const huda = await colleague('huda', role)
  await expect(changeRole(huda.ctx(), { role, change: `${inboxKey} none all` })).rejects.toMatchObject({
    code: 'access.own-role',
  })
  const lockOut = { role: 'administrator', change: `${may.manageRoles.key} all none` }
  await expect(changeRole(maryam(), lockOut)).rejects.toMatchObject({ code: 'access.lock-out' })
  await expect(archiveRole(maryam(), { role: 'administrator' })).rejects.toMatchObject({ code: 'access.lock-out' })
  await expect(changeRole(office.staff('said'), { role, change: `${inboxKey} none all` })).rejects.toMatchObject({ status: 403 })
})

test('a copied role begins with the same rights and goes its own way', async () => {
  const input = { nameAr: 'أمين صندوق المطار', nameFeminine: 'أمينة صندوق المطار', line: 'صندوق المطار' }
  const { key } = await addRole(maryam(), { ...input, copyOf: 'customerService' })
  const said = await colleague('said', key)
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(true)
  await expect(addRole(maryam(), input)).rejects.toMatchObject({ code: 'access.name-taken' })
  await describeRole(maryam(), { ...input, role: key, line: 'صندوق مطار صلالة', secondFactorRequired: 'yes' })
  const row = await office.db
    .selectFrom('roles')
    .select(['line', 'secondFactorRequired'])
    .where('key', '=', key)
    .executeTakeFirst()
  expect(row).toEqual({ line: 'صندوق مطار صلالة', secondFactorRequired: true })
})

test('an archived role opens nothing until it is restored, and not by its holder', async () => {
  const role = await aRole()
  await changeRole(maryam(), { role, change: `${inboxKey} none all` })
  const said = await colleague('said', role)
  await archiveRole(maryam(), { role })
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(false)
  await expect(archiveRole(maryam(), { role })).rejects.toMatchObject({ code: 'access.archived' })
  await expect(restoreRole(said.ctx(), { role })).rejects.toMatchObject({ code: 'access.own-role' })
  await restoreRole(maryam(), { role })
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(true)
  await expect(restoreRole(maryam(), { role })).rejects.toMatchObject({ code: 'access.not-archived' })
})
