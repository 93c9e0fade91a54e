import { expect, test } from 'vitest'
import { delegateRights } from '#areas/access/delegations/use-cases/delegate-rights.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { actorOf } from '#areas/access/roles/actors.ts'
import { branches } from '#areas/company/public.ts'
import { loader as invitationPage } from '#areas/identity/invitations/routes/invitation.tsx'
import { acceptInvitation } from '#areas/identity/invitations/use-cases/accept-invitation.ts'
import { manageUsers } from '#areas/identity/public.ts'
import { invitedTo, tokenOf } from '#testing/invited.ts'
import { testOffice } from '#testing/office.ts'
import { password } from '#testing/people.ts'
import { answered, visit } from '#testing/visit.ts'
import { action as act, loader as memberPage } from './routes/back-office-staff-member.tsx'
import { inviteStaff, renewInvitation, withdrawInvitation } from './use-cases/invite-staff.ts'
import { deactivateUser, endUserSession, endUserSessions, resetSecondFactor } from './use-cases/staff-standing.ts'

const office = testOffice()
const { house, maryam, joins, statusOf } = invitedTo(office)
const facts = (name: string) => office.db.selectFrom('facts').selectAll().where('name', '=', name).execute()

test('who is invited holds the roles before coming in, and the link is nowhere but in the hand of who invited', async () => {
  const [salalah] = await branches(house())
  const { accountId, link } = await inviteStaff(maryam(), {
    name: 'هدى باعمر',
    role: ['cashier', 'auditor'],
    branchId: salalah?.id ?? '',
  })

  const held = await office.db.selectFrom('userRoles').select(['role', 'branchId']).where('accountId', '=', accountId).execute()
  expect(held.map(({ role }) => role).sort()).toEqual(['auditor', 'cashier'])
  expect(await statusOf(accountId)).toBe('invited')
  expect(JSON.stringify(await office.db.selectFrom('facts').selectAll().execute(), (_, value) => String(value))).not.toContain(
    tokenOf(link),
  )
  await acceptInvitation(office.visitor(), { name: 'هدى باعمر', contact: 'huda@example.com', password, token: tokenOf(link) })
  expect(await statusOf(accountId)).toBe('active')
})

test('an invitation is sent to the phone and the mailbox, again to the same, and the latest link alone opens the account', async () => {
  const sendTo = { phone: '9123 4567', email: 'Salim@Example.com' }
  const { accountId, link } = await inviteStaff(maryam(), { name: 'سالم', role: ['cashier'], ...sendTo })
  const again = await renewInvitation(maryam(), { accountId })
  await office.announce()
  const messages = (await office.messages()).filter(({ text }) => text.includes('/invitation/'))
  expect(messages.map(({ recipient }) => recipient).sort()).toEqual(['+96891234567', 'salim@example.com'])
  for (const { text } of messages) expect(text).toContain(again.link)
  const kept = [
    await office.db.selectFrom('facts').selectAll().execute(),
    await office.db.selectFrom('invitations').selectAll().execute(),
  ]
  expect(JSON.stringify(kept, (_, value) => String(value))).not.toContain(tokenOf(again.link))

  const come = { name: 'سالم', contact: '91234567', password }
  await expect(acceptInvitation(office.visitor(), { ...come, token: tokenOf(link) })).rejects.toMatchObject({ status: 410 })
  await acceptInvitation(office.visitor(), { ...come, token: tokenOf(again.link) })
})

test('an invitation belongs to the phone and the mailbox it was sent to, whatever whoever has the link types', async () => {
  const sendTo = { phone: '9123 4567', email: 'salim@example.com' }
  const { accountId, link } = await inviteStaff(maryam(), { name: 'سالم', role: ['cashier'], ...sendTo })
  const token = tokenOf(link)
  const page = await answered(invitationPage(visit(office.visitor(), `/invitation/${token}`, { params: { token } })))
  expect(page).toMatchObject({ data: { sentTo: '+968 9••• •567' } })
  await acceptInvitation(office.visitor(), { name: 'سالم', contact: 'mallory@example.com', password, token })
  const account = office.db.selectFrom('userAccounts').select(['phone', 'email']).where('id', '=', accountId)
  expect(await account.executeTakeFirst()).toEqual({ phone: '+96891234567', email: 'salim@example.com' })

  const handedOver = tokenOf((await inviteStaff(maryam(), { name: 'نور', role: ['cashier'] })).link)
  await expect(acceptInvitation(office.visitor(), { name: 'نور', password, token: handedOver })).rejects.toMatchObject({
    issues: [{ path: ['contact'], message: 'اكتب رقم الهاتف أو البريد الإلكتروني.' }],
  })
  const nothing = acceptInvitation(office.visitor(), { name: '', password: '', token: handedOver })
  await expect(nothing, 'all at once').rejects.toMatchObject({
    issues: [{ path: ['name'] }, { path: ['contact'] }, { path: ['password'] }],
  })
})

test('a role nobody knows, a branch that is not there, a day that is over and a missing right are refused', async () => {
  const role = ['cashier']
  await expect(inviteStaff(maryam(), { name: 'سعيد', role: ['king'] })).rejects.toMatchObject({ code: 'access.no-such-role' })
  await expect(inviteStaff(maryam(), { name: 'سعيد', role, branchId: maryam().newId() })).rejects.toMatchObject({
    code: 'access.no-such-branch',
  })
  await expect(inviteStaff(maryam(), { name: 'سعيد', role, until: '2025-01-01' })).rejects.toMatchObject({ code: 'access.over' })
  await expect(inviteStaff(office.staff('said', manageUsers), { name: 'سعيد', role })).rejects.toMatchObject({ status: 403 })
  expect(await office.history()).toEqual([])
})

test('a new link ends the one before it; a withdrawn invitation lets nobody in', async () => {
  const { accountId, link } = await inviteStaff(maryam(), { name: 'سالم', role: ['cashier'] })
  const again = await renewInvitation(maryam(), { accountId })
  const typed = { name: 'سالم', contact: 'salim@example.com', password }
  await expect(acceptInvitation(office.visitor(), { ...typed, token: tokenOf(link) })).rejects.toMatchObject({ status: 410 })

  await withdrawInvitation(maryam(), { accountId })
  await expect(acceptInvitation(office.visitor(), { ...typed, token: tokenOf(again.link) })).rejects.toMatchObject({
    status: 410,
  })
  await expect(withdrawInvitation(maryam(), { accountId })).rejects.toMatchObject({ code: 'access.not-invited' })
  await expect(renewInvitation(maryam(), { accountId })).rejects.toMatchObject({ code: 'access.not-invited' })
  expect(await statusOf(accountId)).toBe('deactivated')
})

test('who is deactivated is out at once and for good, with the reason; the last administrator is not', async () => {
  const [waleed, huda] = [await joins('وليد', 'administrator'), await joins('هدى', 'cashier')]
  await deactivateUser(maryam(), { accountId: huda, reason: 'ترك العمل' })
  expect(await statusOf(huda)).toBe('deactivated')
  expect(await facts('access.user-deactivated')).toMatchObject([{ subjectId: huda, reason: 'ترك العمل' }])
  expect(
    await office.db.selectFrom('sessions').select('id').where('accountId', '=', huda).where('endedAt', 'is', null).execute(),
  ).toEqual([])
  await expect(deactivateUser(maryam(), { accountId: huda, reason: 'ترك العمل' })).rejects.toMatchObject({
    code: 'access.not-active',
  })
  await expect(deactivateUser(maryam(), { accountId: waleed, reason: 'ترك العمل' })).rejects.toMatchObject({
    code: 'access.last-one',
  })
})

test('what somebody has lent ends when they are deactivated', async () => {
  const [huda, salim] = [await joins('هدى', 'financeManager'), await joins('سالم', 'cashier')]
  const lender = office.staff(huda, accessPermissions.delegate)
  await delegateRights(lender, { toAccount: salim, from: '2026-01-15', until: '2026-01-31', reason: 'إجازة' })
  const rolesOfSalim = async () => (await actorOf(house(), { id: salim, kind: 'staff', name: 'سالم', sessionId: 'x' })).roles
  expect(await rolesOfSalim()).toContain('financeManager')
  await deactivateUser(maryam(), { accountId: huda, reason: 'ترك العمل' })
  expect(await rolesOfSalim()).toEqual(['cashier'])
})

test('one session is ended, or all of them; somebody else’s id finds nothing', async () => {
  const [huda, salim] = [await joins('هدى', 'cashier'), await joins('سالم', 'cashier')]
  const [session] = await office.db.selectFrom('sessions').select('id').where('accountId', '=', huda).execute()
  const sessionId = session?.id ?? ''
  await expect(endUserSession(maryam(), { accountId: salim, sessionId })).rejects.toMatchObject({ code: 'access.session-over' })
  await endUserSession(maryam(), { accountId: huda, sessionId })
  await expect(endUserSession(maryam(), { accountId: huda, sessionId })).rejects.toMatchObject({ code: 'access.session-over' })
  await endUserSessions(maryam(), { accountId: salim })
  await expect(endUserSessions(maryam(), { accountId: salim })).rejects.toMatchObject({ code: 'access.session-over' })
})

test('a second factor is reset for who has one; a customer is not looked after here', async () => {
  const huda = await joins('هدى', 'cashier')
  const reason = 'ضاع هاتفها'
  await expect(resetSecondFactor(maryam(), { accountId: huda, reason })).rejects.toMatchObject({
    code: 'access.no-second-factor',
  })
  await office.db
    .insertInto('secondFactors')
    .values({ accountId: huda, secret: 'x', lastStep: 0n, createdAt: maryam().now(), enabledAt: maryam().now() })
    .execute()
  await resetSecondFactor(maryam(), { accountId: huda, reason })
  expect(await facts('identity.second-factor-reset')).toMatchObject([{ subjectId: huda, reason }])
  await office.db.updateTable('userAccounts').set({ kind: 'customer' }).where('id', '=', huda).execute()
  await expect(endUserSessions(maryam(), { accountId: huda })).rejects.toMatchObject({ status: 404 })
})

test('a page of one person shows what is asked for; an id of nobody, or of a customer, is not there', async () => {
  const huda = await joins('هدى', 'cashier')
  const open = (id: string, tab: string) => {
    const asked = visit(maryam(), `/admin/users/staff/${id}?tab=${tab}`)
    return answered(memberPage({ ...asked, params: { ...asked.params, accountId: id } }))
  }
  expect(await open(huda, 'sessions')).toMatchObject({ person: { name: 'هدى' }, sessions: [{ device: expect.any(String) }] })
  expect(await open(huda, 'roles')).toMatchObject({ holdings: [{ nameAr: 'أمين الصندوق' }] })
  expect(await open(huda, 'history')).toMatchObject({
    lines: expect.arrayContaining([expect.objectContaining({ text: 'دُعي موظف' })]),
  })
  expect(await open(maryam().newId(), 'profile')).toMatchObject({ init: { status: 404 } })
  expect(await open('x', 'profile')).toMatchObject({ init: { status: 404 } })

  const grant = visit(maryam(), `/admin/users/staff/${huda}?act=grant`, { form: { role: 'auditor' } })
  expect(await answered(act({ ...grant, params: { ...grant.params, accountId: huda } }))).toMatchObject({
    to: `/admin/users/staff/${huda}?tab=roles`,
  })
})
