import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { acceptInvitation } from '#areas/identity/invitations/use-cases/accept-invitation.ts'
import { seed } from '#areas/identity/seed.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { theHouseItself } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { huda, password, peopleOf } from '#testing/people.ts'
import { hashOfToken } from './session.ts'
import { endSession } from './use-cases/end-session.ts'
import { signOut } from './use-cases/sign-out.ts'

const office = testOffice()
const { whoIs, firstToken, hudaJoins, asTheBearer } = peopleOf(office)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test('one signs in with the e-mail or the phone, however it is typed', async () => {
  await acceptInvitation(office.visitor(), { contact: '9123 4567', password, name: 'هدى الكثيري', token: await firstToken() })

  for (const contact of ['+968 9123 4567', '٩١٢٣٤٥٦٧', '0096891234567']) {
    const { token } = await signIn(office.visitor(), { contact, password })
    expect(await whoIs(token)).toMatchObject({ name: 'هدى الكثيري' })
  }
})

test('a wrong password and an unknown account get the same answer', async () => {
  await hudaJoins()
  const wrong = { code: 'identity.not-matching', status: 401, message: 'بيانات الدخول غير مطابقة. راجعها ثم أعد المحاولة.' }

  await expect(signIn(office.visitor(), { ...huda, password: 'something else' })).rejects.toMatchObject(wrong)
  await expect(signIn(office.visitor(), { ...huda, contact: 'nobody@example.com' })).rejects.toMatchObject(wrong)
})

test('an account that is not active lets nobody in, nor stay in', async () => {
  const token = await hudaJoins()
  for (const status of ['suspended', 'deactivated', 'invited'] as const) {
    await office.db.updateTable('userAccounts').set({ status }).execute()
    await expect(signIn(office.visitor(), huda)).rejects.toMatchObject({ code: 'identity.not-matching' })
    expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
  }
})

test('who guesses has to wait, and longer each time', async () => {
  await hudaJoins()
  const guess = () => signIn(office.visitor(), { ...huda, password: 'not this one' }).catch(({ message }: Error) => message)
  const answers: unknown[] = []
  for (let at = 0; at < 20; at += 1) answers.push(await guess())

  expect(answers.slice(0, 5)).toEqual(Array(5).fill('بيانات الدخول غير مطابقة. راجعها ثم أعد المحاولة.'))
  expect(answers.at(-1)).toBe('أوقفنا المحاولات مؤقتًا لحماية الحساب. حاول بعد دقيقة واحدة.')
  await expect(signIn(office.visitor(), huda)).rejects.toMatchObject({ status: 429 })

  office.later(minute)
  for (let at = 0; at < 6; at += 1) answers.push(await guess())
  office.later(minute)
  expect(await guess()).toMatch(/حاول بعد 1\d دقيقة\.$/)

  office.later(20 * minute)
  await signIn(office.visitor(), huda)
})

test('whoever guesses shuts nobody else out: the owner comes in from another place, and is told once', async () => {
  await hudaJoins()
  const from = (address: string) => ({ ...office.visitor(), address })
  const guess = (address: string) => signIn(from(address), { ...huda, password: 'not this one' }).catch(({ code }) => code)
  for (let at = 0; at < 25; at += 1) {
    await guess('203.0.113.9')
    office.later(2 * minute)
  }
  expect(await guess('203.0.113.9')).toBe('too-many-tries')
  await signIn(from('198.51.100.4'), huda)
  await office.announce()
  const told = (await office.messages()).filter(({ text }) => text.includes('مرات كثيرة'))
  expect(new Set(told.map(({ channel }) => channel)).size).toBe(told.length)
  expect(told.length).toBeGreaterThan(0)
})

test('many who guess from many places are stopped as well, and a device that the account trusts is let in', async () => {
  await hudaJoins()
  const from = (at: number) => ({ ...office.visitor(), address: `10.0.${at % 250}.7` })
  for (let at = 0; at < 100; at += 1) await signIn(from(at), { ...huda, password: 'not this one' }).catch(() => {})
  await expect(signIn(from(200), huda)).rejects.toMatchObject({ code: 'too-many-tries' })
  const { id: accountId } = await office.db.selectFrom('userAccounts').select('id').executeTakeFirstOrThrow()
  const [device, now] = ['dGhlaXItcGhvbmU', office.visitor().now()]
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000), endedAt: null }
  const trusted = { id: office.visitor().newId(), accountId, tokenHash: hashOfToken(device), ...times }
  await office.db.insertInto('trustedDevices').values(trusted).execute()
  await signIn({ ...from(201), brought: { session: null, device } }, huda)
})

test('many guesses at once are counted as many', async () => {
  await hudaJoins()
  const guesses = Array.from({ length: 20 }, () => signIn(office.visitor(), { ...huda, password: 'not this one' }))
  const codes = (await Promise.allSettled(guesses)).map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'in'))
  expect(codes.filter((code) => code === 'identity.not-matching')).toHaveLength(5)
})

test('an address that tries many accounts has to wait', async () => {
  const tries = Array.from({ length: 61 }, (_, at) => signIn(office.visitor(), { contact: `nobody${at}@example.com`, password }))
  const codes = (await Promise.allSettled(tries)).map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'in'))
  expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(1)
})

test('who gets in begins to count anew', async () => {
  await hudaJoins()
  const guess = () => signIn(office.visitor(), { ...huda, password: 'not this one' }).catch(({ code }) => code)
  for (let at = 0; at < 4; at += 1) await guess()
  await signIn(office.visitor(), huda)
  for (let at = 0; at < 5; at += 1) expect(await guess()).toBe('identity.not-matching')
})

test('neither passwords nor tokens lie in the database', async () => {
  const token = await hudaJoins()
  const tables = ['userAccounts', 'sessions', 'invitations', 'facts', 'tries'] as const
  const everything = await Promise.all(tables.map((table) => office.db.selectFrom(table).selectAll().execute()))
  const text = JSON.stringify(everything, (_, value) => (typeof value === 'bigint' ? String(value) : value))

  expect(text).not.toContain(token)
  expect(text).not.toContain(password)
  expect(text).toContain(hashOfToken(token))
  expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('a hash of an older, cheaper kind is made anew when its owner signs in', async () => {
  await hudaJoins()
  const salt = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, parallelism: 1, tagLength: 32, memory: 4096, passes: 1 })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  await office.db
    .updateTable('userAccounts')
    .set({ passwordHash: `$argon2id$v=19$m=4096,t=1,p=1$${bare(salt)}$${bare(tag)}` })
    .execute()

  await signIn(office.visitor(), huda)
  const { passwordHash } = await office.db.selectFrom('userAccounts').select('passwordHash').executeTakeFirstOrThrow()
  expect(passwordHash).toContain('$m=19456,t=2,p=1$')
  await signIn(office.visitor(), huda)
})

test('signing out ends the session, and once is enough', async () => {
  const token = await hudaJoins()
  const ctx = await asTheBearer(token)
  await signOut(ctx, {})
  await signOut(ctx, {})

  expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
  expect((await office.history()).filter((name) => name === 'identity.signed-out')).toHaveLength(1)
  await expect(signOut(office.visitor(), {})).rejects.toMatchObject({ status: 403 })
})

test('who signs in anew leaves the session the browser brought, and never takes it over', async () => {
  const before = await hudaJoins()
  const { token } = await signIn(await asTheBearer(before), huda)

  expect(token).not.toBe(before)
  expect(await whoIs(before)).toMatchObject({ kind: 'visitor' })
  expect(await whoIs(token)).toMatchObject({ name: 'هدى الكثيري' })
})

test('one ends one’s own sessions, and nobody else’s', async () => {
  const [here, there] = [await hudaJoins(), (await signIn(office.visitor(), huda)).token]
  const elsewhere = (await whoIs(there)).sessionId ?? ''
  await seed({ ...office.visitor(), actor: theHouseItself })
  const said = (await demonstrationAccounts(office.visitor())).find(({ email }) => email.startsWith('said@'))
  const saids = await signIn(office.visitor(), { contact: said?.email ?? '', password: said?.password ?? '' })

  const strange = endSession(await asTheBearer(saids.token), { sessionId: elsewhere })
  await expect(strange).rejects.toMatchObject({ code: 'identity.no-such-session' })
  await endSession(await asTheBearer(here), { sessionId: elsewhere })
  expect(await whoIs(there)).toMatchObject({ kind: 'visitor' })
  expect(await whoIs(here)).toMatchObject({ name: 'هدى الكثيري' })
  await expect(endSession(await asTheBearer(here), { sessionId: elsewhere })).rejects.toMatchObject({ status: 409 })
  await expect(endSession(office.visitor(), { sessionId: elsewhere })).rejects.toMatchObject({ status: 403 })
})

test('a session ends when it has been idle, and in the end in any case', async () => {
  await hudaJoins()
  const { token: passing } = await signIn(office.visitor(), huda)
  const { token: remembered } = await signIn(office.visitor(), { ...huda, remember: 'yes' })
  const here = async (token: string) => (await whoIs(token)).kind === 'staff'

  for (let hours = 0; hours < 11; hours += 1) {
    office.later(hour)
    expect(await here(passing)).toBe(true)
  }
  office.later(hour)
  expect(await here(passing)).toBe(false)
  expect(await here(remembered)).toBe(true)
  office.later(13 * day)
  expect(await here(remembered)).toBe(true)
  office.later(14 * day)
  expect(await here(remembered)).toBe(false)
})

test('that somebody was here is written at most once a minute', async () => {
  const token = await hudaJoins()
  const seenAt = async () =>
    (await office.db.selectFrom('sessions').select('lastSeenAt').executeTakeFirstOrThrow()).lastSeenAt.getTime()
  const begun = await seenAt()

  office.later(minute - 1)
  await whoIs(token)
  expect(await seenAt()).toBe(begun)
  office.later(1)
  await whoIs(token)
  expect(await seenAt()).toBe(begun + minute)
})

test('a token nobody was given is a visitor', async () => {
  for (const token of ['', 'x', 'undefined', '%E0%A4%A']) expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
})
