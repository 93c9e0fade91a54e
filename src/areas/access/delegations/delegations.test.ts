import { expect, test } from 'vitest'
import { accessPermissions as may } from '#areas/access/permissions.ts'
import { actorOf } from '#areas/access/roles/actors.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { revokeRole } from '#areas/access/roles/use-cases/revoke-role.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { delegateRights, endDelegation } from './use-cases/delegate-rights.ts'

const office = testOffice()
const maryam = () => office.staff('maryam', may.manageRoles, identityPermissions.manageUsers)
const day = 86_400_000

async function colleague(word: string, ...roles: string[]) {
  const house = { ...office.visitor(), actor: theHouseItself }
  const { id } = await addDemonstrationAccount(house, { name: word, email: `${word}@x.om` })
  for (const role of roles) await grantRole(maryam(), { accountId: id, role })
  const is = () => actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' })
  return { id, is, ctx: () => office.staff(id, may.delegate) }
}

test('who stands in may what was lent, from its first day to the end of its last, and cannot lend it on', async () => {
  const [huda, said, salim] = [await colleague('huda', 'customerService'), await colleague('said'), await colleague('salim')]
  await delegateRights(huda.ctx(), { toAccount: said.id, from: '2026-01-16', until: '2026-01-17', reason: 'إجازة' })
  await delegateRights(said.ctx(), { toAccount: salim.id, from: '2026-01-15', until: '2026-01-31', reason: 'إجازة' })
  const reads = async () => (await said.is()).may(sitePermissions.viewRequests)

  expect(await reads()).toBe(false)
  office.later(day)
  expect(await reads()).toBe(true)
  expect((await salim.is()).may(sitePermissions.viewRequests)).toBe(false)
  office.later(2 * day)
  expect(await reads()).toBe(false)
})

test('what is lent goes with the role it came from, and can be taken back by its lender alone', async () => {
  const [huda, said] = [await colleague('huda', 'customerService'), await colleague('said')]
  const lend = () => delegateRights(huda.ctx(), { toAccount: said.id, from: '2026-01-15', until: '2026-01-31', reason: 'إجازة' })
  await lend()
  const { id: delegationId } = await office.db.selectFrom('delegations').select('id').executeTakeFirstOrThrow()
  await expect(endDelegation(said.ctx(), { delegationId })).rejects.toMatchObject({ status: 404 })
  await endDelegation(huda.ctx(), { delegationId })
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(false)

  await lend()
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(true)
  const held = office.db.selectFrom('userRoles').select('id').where('accountId', '=', huda.id)
  await revokeRole(maryam(), { holdingId: (await held.executeTakeFirstOrThrow()).id })
  expect((await said.is()).may(sitePermissions.viewRequests)).toBe(false)
})

test('the same rights are lent to the same colleague once at a time, and for no longer than a leave', async () => {
  const [huda, said, salim] = [await colleague('huda', 'customerService'), await colleague('said'), await colleague('salim')]
  const lend = (from: string, until: string, toAccount = said.id) =>
    delegateRights(huda.ctx(), { toAccount, from, until, reason: 'إجازة' })
  const both = await Promise.allSettled([lend('2026-01-15', '2026-01-31'), lend('2026-01-15', '2026-01-31')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(lend('2026-01-31', '2026-02-05')).rejects.toMatchObject({
    code: 'access.lent-already',
    message: 'فوّضت هذا الزميل من 15 يناير 2026 إلى 31 يناير 2026. أنهِ ذلك التفويض أو اختر أيامًا غيرها.',
  })
  await lend('2026-02-01', '2026-02-05')
  await lend('2026-01-15', '2026-01-31', salim.id)

  await expect(lend('2026-03-01', '2026-05-30')).rejects.toMatchObject({ code: 'access.too-long' })
  await lend('2026-03-01', '2026-05-29')
  expect(await office.db.selectFrom('delegations').select('id').execute()).toHaveLength(4)
})

test('rights are lent to a colleague who can sign in, and for days to come', async () => {
  const [huda, said] = [await colleague('huda'), await colleague('said')]
  const lend = (more: object) =>
    delegateRights(huda.ctx(), { toAccount: said.id, from: '2026-01-15', until: '2026-01-31', reason: 'إجازة', ...more })
  await expect(lend({ toAccount: huda.id })).rejects.toMatchObject({ code: 'access.nobody' })
  await expect(lend({ toAccount: office.visitor().newId() })).rejects.toMatchObject({ code: 'access.nobody' })
  await expect(lend({ from: '2026-01-10', until: '2026-01-14' })).rejects.toMatchObject({ code: 'access.over' })
  const late = { from: '2026-02-10', until: '9/2/2026', reason: undefined }
  await expect(lend(late)).rejects.toMatchObject({ issues: [{ path: ['until'] }, { path: ['reason'] }] })
  const wrong = { toAccount: '', from: '2026-02-10', until: '2026-02-09', reason: undefined }
  await expect(lend(wrong)).rejects.toMatchObject({
    issues: [{ path: ['toAccount'] }, { path: ['reason'] }, { path: ['until'], message: 'آخر يوم للتفويض لا يسبق أوله.' }],
  })
})
