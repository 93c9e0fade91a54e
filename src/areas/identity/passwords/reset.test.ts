import { expect, test, vi } from 'vitest'
import { enterCode } from '#areas/identity/registration/use-cases/enter-code.ts'
import { action as security, loader as securityPage } from '#areas/identity/security/routes/portal-security.tsx'
import { endOtherSessions } from '#areas/identity/security/use-cases/end-other-sessions.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { testOffice } from '#testing/office.ts'
import { huda, password, peopleOf } from '#testing/people.ts'
import { answered, visit } from '#testing/visit.ts'
import { loader as resetPage } from './routes/reset-password.tsx'
import { changePassword } from './use-cases/change-password.ts'
import { requestReset } from './use-cases/request-reset.ts'
import { resetPassword } from './use-cases/reset-password.ts'

/** The dear part, done as ever and counted. */
const { argon2 } = await vi.hoisted(async () => ({ argon2: vi.fn((await import('node:crypto')).argon2) }))
vi.mock('node:crypto', async (original) => ({ ...(await original<typeof import('node:crypto')>()), argon2 }))

const office = testOffice()
const { asTheBearer, codeSentTo, hudaJoins, whoIs } = peopleOf(office)
const minute = 60_000
const fresh = 'ست سمكات في المرفأ القديم'

const ask = async (contact: string) => (await requestReset(office.visitor(), { contact })).to.replace('/verify/', '')
const last = (path: string) => path.split('/').at(-1) ?? ''

/** The link in the latest message. */
async function linkSent() {
  await office.announce()
  const texts = (await office.messages()).map(({ text }) => /\/reset-password\/(\S+)/.exec(text)?.[1]).filter(Boolean)
  return texts.at(-1) ?? 'none'
}

test('one sets a new password by the link, every session ends, and the owner is told', async () => {
  const token = await hudaJoins()
  await ask(huda.contact)
  await resetPassword(office.visitor(), { token: await linkSent(), password: fresh })

  expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
  await expect(signIn(office.visitor(), huda)).rejects.toMatchObject({ status: 401 })
  await signIn(office.visitor(), { contact: huda.contact, password: fresh })
  await office.announce()
  const texts = (await office.messages()).filter(({ channel }) => channel === 'email').map(({ text }) => text)
  expect(texts.join()).toContain('غُيّرت كلمة مرور حسابك، وأُنهيت جلساتك الأخرى.')
})

test('the code beside the link leads to the same', async () => {
  await hudaJoins()
  const page = await ask(huda.contact)
  const { to, opened } = await enterCode(office.visitor(), { token: page, oneTimeCode: await codeSentTo(huda.contact) })
  expect(opened, 'a code for a new password opens no session').toBeUndefined()
  await resetPassword(office.visitor(), { token: last(to), password: fresh })
  await signIn(office.visitor(), { contact: huda.contact, password: fresh })
})

test('a link works once, also for two who use it at once, and the links before it end with it', async () => {
  await hudaJoins()
  await ask(huda.contact)
  const older = await linkSent()
  office.later(2000)
  await ask(huda.contact)
  const link = await linkSent()
  expect(link).not.toBe(older)
  const set = (token: string, word: string) => resetPassword(office.visitor(), { token, password: word })
  const outcomes = await Promise.allSettled([set(link, fresh), set(link, `${fresh} مرة أخرى`)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const token of [link, older]) await expect(set(token, fresh)).rejects.toMatchObject({ code: 'identity.code-expired' })
})

test('a link ends after half an hour, and what is no link opens nothing', async () => {
  await hudaJoins()
  await ask(huda.contact)
  const link = await linkSent()
  const come = (token: string) => answered(resetPage(visit(office.visitor(), `/reset-password/${token}`, { params: { token } })))
  expect(await come(link)).toMatchObject({ data: { works: true }, init: { status: 200 } })
  office.later(30 * minute)
  for (const token of [link, 'invented', 'a.b']) {
    expect(await come(token)).toMatchObject({ data: { works: false }, init: { status: 410 } })
    await expect(resetPassword(office.visitor(), { token, password: fresh })).rejects.toMatchObject({ status: 410 })
  }
})

test('nobody learns from answer or work whether there is an account', async () => {
  await hudaJoins()
  const counted = async (contact: string) => {
    argon2.mockClear()
    const facts = (await office.history()).length
    const page = await ask(contact)
    return { page: page.length, hashed: argon2.mock.calls.length, facts: (await office.history()).length - facts }
  }
  expect(await counted('nobody@example.com')).toEqual(await counted(huda.contact))
  await office.announce()
  expect((await office.messages()).filter(({ recipient }) => recipient === 'nobody@example.com')).toEqual([])
  const page = await ask('nobody@example.com')
  await expect(enterCode(office.visitor(), { token: page, oneTimeCode: '123456' })).rejects.toMatchObject({ status: 422 })
})

test('one changes the password with the present one, stays in here by another token and is out elsewhere', async () => {
  const before = await hudaJoins()
  const here = await asTheBearer(before)
  const { token: elsewhere } = await signIn(office.visitor(), huda)
  await expect(changePassword(here, { presentPassword: 'not this one', password: fresh })).rejects.toMatchObject({
    issues: [{ path: ['presentPassword'], message: 'كلمة المرور الحالية غير صحيحة.' }],
  })
  await expect(changePassword(here, { presentPassword: password, password: 'هدى الكثيري' })).rejects.toMatchObject({
    issues: [{ path: ['password'] }],
  })
  const { token } = await changePassword(here, { presentPassword: password, password: fresh })
  expect(await whoIs(token)).toMatchObject({ name: 'هدى الكثيري', sessionId: here.actor.sessionId })
  for (const ended of [before, elsewhere]) expect(await whoIs(ended)).toMatchObject({ kind: 'visitor' })
  await signIn(office.visitor(), { contact: huda.contact, password: fresh })
})

test('whoever guesses at the present password has to wait', async () => {
  const here = await asTheBearer(await hudaJoins())
  const guess = () => changePassword(here, { presentPassword: 'not this one', password: fresh })
  for (let at = 0; at < 5; at += 1) await expect(guess()).rejects.toMatchObject({ name: 'ZodError' })
  await expect(guess()).rejects.toMatchObject({ status: 429 })
})

test('the security page shows this device first, and ends one or all others', async () => {
  const token = await hudaJoins()
  office.later(5 * minute)
  for (const userAgent of ['Firefox Windows', 'Chrome Android']) await signIn({ ...office.visitor(), userAgent }, huda)
  const here = await asTheBearer(token)
  const { sessions } = await securityPage(visit(here, '/dashboard/security'))
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false, false])

  const form = { sessionId: sessions[1]?.id ?? '' }
  await answered(security(visit(here, '/dashboard/security?act=end', { form })))
  expect((await securityPage(visit(here, '/dashboard/security'))).sessions).toHaveLength(2)
  await endOtherSessions(here, {})
  await endOtherSessions(here, {})
  expect((await securityPage(visit(here, '/dashboard/security'))).sessions).toMatchObject([{ isThis: true }])
})

test('nobody ends the session of somebody else', async () => {
  const token = await hudaJoins()
  const { sessionId = '' } = await whoIs(token)
  const salim = office.customer(office.visitor().newId())
  expect(await answered(security(visit(salim, '/dashboard/security?act=end', { form: { sessionId } })))).toMatchObject({
    data: { problem: 'هذه الجلسة منتهية. حدّث الصفحة.' },
  })
  await endOtherSessions(salim, {})
  expect(await whoIs(token)).toMatchObject({ name: 'هدى الكثيري' })
})
