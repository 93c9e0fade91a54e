import { expect, test } from 'vitest'
import { demonstrationAccounts, firstAdministratorLink } from '#areas/access/public.ts'
import { inviteFirstAdministrator } from '#areas/access/staff/use-cases/invite-first-administrator.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { acceptInvitation } from '#areas/identity/invitations/use-cases/accept-invitation.ts'
import { renewDemonstrationPasswords } from '#areas/identity/passwords/use-cases/renew-demonstration-passwords.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { seed } from '#areas/identity/seed.ts'
import { signOut } from '#areas/identity/sessions/use-cases/sign-out.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { huda, password, peopleOf } from '#testing/people.ts'
import { signIn } from './use-cases/sign-in.ts'

const office = testOffice()
const { whoIs, firstToken, hudaJoins, asTheBearer } = peopleOf(office)
const day = 86_400_000

test('the first administrator comes in by the link, and may everything once a second factor is shown', async () => {
  const token = await hudaJoins()
  expect(await whoIs(token)).toMatchObject({ kind: 'staff', name: 'هدى الكثيري', mustSecure: true })
  expect((await whoIs(token)).may(identityPermissions.manageUsers)).toBe(false)

  await office.db.updateTable('roles').set({ secondFactorRequired: false }).execute()
  const huda = await whoIs(token)
  expect(huda.may(identityPermissions.manageUsers)).toBe(true)
  expect(await office.history()).toEqual([
    'access.role-granted',
    'access.role-granted',
    'access.first-administrator-invited',
    'identity.registered',
    'identity.signed-in',
  ])
  const facts = await office.db
    .selectFrom('facts')
    .select(['actorId', 'subjectId'])
    .where('name', '=', 'identity.registered')
    .execute()
  expect(facts).toEqual([{ actorId: huda.id, subjectId: huda.id }])
})

test('a link works once, and no other is made when there is an administrator', async () => {
  const token = await firstToken()
  await acceptInvitation(office.visitor(), { ...huda, name: 'هدى الكثيري', token })

  const again = acceptInvitation(office.visitor(), { contact: '91234567', password, name: 'سالم', token })
  await expect(again).rejects.toMatchObject({ code: 'identity.invitation-expired' })
  expect(await firstAdministratorLink(office.visitor())).toBeNull()
})

test('two who use one link at once make one account', async () => {
  const token = await firstToken()
  const people = ['huda@example.com', 'said@example.com'].map((contact) =>
    acceptInvitation(office.visitor(), { contact, password, name: 'هدى الكثيري', token }),
  )

  const outcomes = await Promise.allSettled(people)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await office.db.selectFrom('userAccounts').select('id').execute()).toHaveLength(1)
})

test('a new link ends the one before it, and every link ends after seven days', async () => {
  const [old, fresh] = [await firstToken(), await firstToken()]
  const accept = (token: string) => acceptInvitation(office.visitor(), { ...huda, name: 'هدى الكثيري', token })

  await expect(accept(old)).rejects.toMatchObject({ code: 'identity.invitation-expired' })
  office.later(7 * day)
  await expect(accept(fresh)).rejects.toMatchObject({ code: 'identity.invitation-expired' })
})

test('processes that start at once leave one link that works', async () => {
  await Promise.all(Array.from({ length: 4 }, () => firstAdministratorLink(office.visitor())))
  const open = office.db.selectFrom('invitations').select('id').where('withdrawnAt', 'is', null)
  expect(await open.execute()).toHaveLength(1)
})

test('an administrator of the demonstration does not stand in for a real one', async () => {
  await seed({ ...office.visitor(), actor: theHouseItself })
  expect(await firstAdministratorLink(office.visitor())).toMatch(/^http:\/\/office\/invitation\/[\w-]{36}\.[\w-]{43}$/)
})

test('an invitation to a contact that is taken stays good for another', async () => {
  await addDemonstrationAccount({ ...office.visitor(), actor: theHouseItself }, { name: 'هدى', email: huda.contact })
  const token = await firstToken()

  const taken = acceptInvitation(office.visitor(), { ...huda, name: 'هدى الكثيري', token })
  await expect(taken).rejects.toMatchObject({ code: 'identity.contact-taken' })
  await acceptInvitation(office.visitor(), { contact: '91234567', password, name: 'هدى الكثيري', token })
})

test('only who manages users makes links and demonstration accounts', async () => {
  const said = office.staff('said')
  await expect(inviteFirstAdministrator(said, {})).rejects.toMatchObject({ status: 403 })
  await expect(addDemonstrationAccount(said, { name: 'x', email: 'x@example.com' })).rejects.toMatchObject({
    status: 403,
  })
  await seed({ ...office.visitor(), actor: theHouseItself })
  await expect(renewDemonstrationPasswords(said)).rejects.toMatchObject({ status: 403 })
})

test('the demonstration accounts get passwords that are shown once and end what was open before', async () => {
  expect(await demonstrationAccounts(office.visitor())).toEqual([])
  await seed({ ...office.visitor(), actor: theHouseItself })
  const first = await demonstrationAccounts(office.visitor())
  const [maryam] = first
  const typed = { contact: maryam?.email ?? '', password: maryam?.password ?? '' }
  const { token } = await signIn(office.visitor(), typed)

  expect(first.map(({ name }) => name)).toEqual(expect.arrayContaining(['مريم الشحري', 'سعيد المعشني']))
  await demonstrationAccounts(office.visitor())
  expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
  await expect(signIn(office.visitor(), typed)).rejects.toMatchObject({ code: 'identity.not-matching' })
})

test('new passwords of the demonstration leave the others alone', async () => {
  const token = await hudaJoins()
  await seed({ ...office.visitor(), actor: theHouseItself })
  await demonstrationAccounts(office.visitor())
  expect(await whoIs(token)).toMatchObject({ name: 'هدى الكثيري' })
})

test('a staff account without rights may nothing but its own', async () => {
  await seed({ ...office.visitor(), actor: theHouseItself })
  const said = (await demonstrationAccounts(office.visitor())).find(({ email }) => email.startsWith('said@'))
  const { token } = await signIn(office.visitor(), { contact: said?.email ?? '', password: said?.password ?? '' })
  const actor = await whoIs(token)
  expect(actor.may(identityPermissions.manageUsers)).toBe(false)
  await signOut(await asTheBearer(token), {})
})
