import { expect, test } from 'vitest'
import { codeNow } from '#areas/identity/proofs/totp.ts'
import { action as stepHere, loader as stepPage } from '#areas/identity/sign-in/routes/second-step.tsx'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { takeSecondStep } from '#areas/identity/sign-in/use-cases/take-second-step.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { huda, password, peopleOf } from '#testing/people.ts'
import { answered, visit } from '#testing/visit.ts'
import { action as factorHere, loader as factorPage } from './routes/portal-second-factor.tsx'
import { disableSecondFactor } from './use-cases/disable-second-factor.ts'
import { enableSecondFactor, freshSetUp } from './use-cases/enable-second-factor.ts'
import { renewRecoveryCodes } from './use-cases/renew-recovery-codes.ts'

const office = testOffice()
const { asTheBearer, hudaJoins, whoIs } = peopleOf(office)
const minute = 60_000

/** Huda with a second factor, signed in where she set it up. */
async function hudaSecured() {
  const here = await asTheBearer(await hudaJoins())
  const { secret, setUp } = await freshSetUp(here)
  const { codes } = await enableSecondFactor(here, { setUp, oneTimeCode: codeNow(secret, here.now()) })
  office.later(minute)
  return { here, secret, codes, code: () => codeNow(secret, office.visitor().now()) }
}
const bringing = (session: string, device: string | null = null): Ctx => ({ ...office.visitor(), brought: { session, device } })

test('after the password the code of the app is asked for, and only then is one in, with a token of its own', async () => {
  const { code } = await hudaSecured()
  const { token, to } = await signIn(office.visitor(), { ...huda, to: '/admin/requests' })
  expect(to).toBe('/login/second-step?to=%2Fadmin%2Frequests')
  expect(await whoIs(token), 'the password alone opens nothing').toMatchObject({ kind: 'visitor' })

  const entered = await takeSecondStep(bringing(token), { oneTimeCode: code(), to: '/admin/requests' })
  expect(entered.to).toBe('/admin/requests')
  expect(entered.opened.token).not.toBe(token)
  expect(await whoIs(entered.opened.token)).toMatchObject({ name: 'هدى الكثيري' })
  expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
})

test('a code of the app works once: not again, not for another session, not for two at once', async () => {
  const { code } = await hudaSecured()
  const sessions = await Promise.all([signIn(office.visitor(), huda), signIn(office.visitor(), huda)])
  const outcomes = await Promise.allSettled(sessions.map(({ token }) => takeSecondStep(bringing(token), { oneTimeCode: code() })))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { token } = await signIn(office.visitor(), huda)
  await expect(takeSecondStep(bringing(token), { oneTimeCode: code() })).rejects.toMatchObject({
    code: 'identity.wrong-second-factor',
  })
})

test('the code that set it up signs nobody in', async () => {
  const here = await asTheBearer(await hudaJoins())
  const { secret, setUp } = await freshSetUp(here)
  const oneTimeCode = codeNow(secret, here.now())
  await enableSecondFactor(here, { setUp, oneTimeCode })
  const { token } = await signIn(office.visitor(), huda)
  await expect(takeSecondStep(bringing(token), { oneTimeCode })).rejects.toMatchObject({ status: 422 })
})

test('a recovery code works once, however it is typed', async () => {
  const { codes } = await hudaSecured()
  const recoveryCode = ` ${(codes[0] ?? '').toUpperCase().replaceAll('-', ' ')}`
  const { token } = await signIn(office.visitor(), huda)
  await takeSecondStep(bringing(token), { recoveryCode })
  const second = await signIn(office.visitor(), huda)
  await expect(takeSecondStep(bringing(second.token), { recoveryCode })).rejects.toMatchObject({
    code: 'identity.wrong-recovery-code',
  })
  expect(JSON.stringify(await office.db.selectFrom('recoveryCodes').selectAll().execute())).not.toContain(codes[1])
})

test('of two who use one recovery code at once, one is in', async () => {
  const { codes } = await hudaSecured()
  const recoveryCode = codes[0] ?? ''
  const [one, other] = [await signIn(office.visitor(), huda), await signIn(office.visitor(), huda)]
  const outcomes = await Promise.allSettled([one, other].map(({ token }) => takeSecondStep(bringing(token), { recoveryCode })))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('whoever guesses has to wait', async () => {
  await hudaSecured()
  const { token } = await signIn(office.visitor(), huda)
  const guess = () => takeSecondStep(bringing(token), { oneTimeCode: '000000' })
  for (let at = 0; at < 5; at += 1) await expect(guess()).rejects.toMatchObject({ status: 422 })
  await expect(guess()).rejects.toMatchObject({ status: 429 })
})

test('a trusted device is not asked again for a month, and no other is spared', async () => {
  const { code } = await hudaSecured()
  const { token } = await signIn(office.visitor(), huda)
  const { device } = await takeSecondStep(bringing(token), { oneTimeCode: code(), trust: 'yes' })
  const at = (known: string) => signIn(bringing('', known), huda)
  expect(await at(device?.token ?? '')).toMatchObject({ waits: false })
  expect(await at('another')).toMatchObject({ waits: true })
  office.later(31 * 24 * 60 * minute)
  expect(await at(device?.token ?? '')).toMatchObject({ waits: true })
})

test('the second door closes after ten minutes, and opens for nobody who was not at the first', async () => {
  const { code } = await hudaSecured()
  await expect(takeSecondStep(bringing('invented'), { oneTimeCode: code() })).rejects.toMatchObject({ status: 410 })
  const { token } = await signIn(office.visitor(), huda)
  const shown = () => answered(stepPage(visit(bringing(token), '/login/second-step')))
  expect(await shown(), 'who helps depends on whose account it is').toMatchObject({ kind: 'staff' })
  office.later(10 * minute)
  await expect(takeSecondStep(bringing(token), { oneTimeCode: code() })).rejects.toMatchObject({ status: 410 })
  expect(await shown()).toMatchObject({ status: 302, to: '/login' })
  expect(await answered(stepPage(visit(bringing(token), '/login/second-step?to=/admin/tasks')))).toMatchObject({
    to: '/login?to=%2Fadmin%2Ftasks',
  })
})

test('a set-up of somebody else, or a wrong code, sets nothing up', async () => {
  const here = await asTheBearer(await hudaJoins())
  const said = office.staff(office.visitor().newId())
  const { secret, setUp } = await freshSetUp(said)
  const oneTimeCode = codeNow(secret, here.now())
  await expect(enableSecondFactor(here, { setUp, oneTimeCode })).rejects.toMatchObject({ issues: [{ path: ['oneTimeCode'] }] })
  const own = await freshSetUp(here)
  await expect(enableSecondFactor(here, { setUp: own.setUp, oneTimeCode: '000000' })).rejects.toMatchObject({ name: 'ZodError' })
})

test('who has not just signed in is asked for the password before it is turned on', async () => {
  const here = await asTheBearer(await hudaJoins())
  const { secret, setUp } = await freshSetUp(here)
  office.later(11 * minute)
  const form = () => ({ setUp, oneTimeCode: codeNow(secret, here.now()) })
  const asked = { issues: [{ path: ['presentPassword'] }] }
  await expect(enableSecondFactor(here, form())).rejects.toMatchObject(asked)
  await expect(enableSecondFactor(here, { ...form(), presentPassword: 'not this one' })).rejects.toMatchObject(asked)
  expect((await enableSecondFactor(here, { ...form(), presentPassword: password })).codes).toHaveLength(10)
})

test('where the code was wrong the picture the app has read stays, for this session alone', async () => {
  const here = await asTheBearer(await hudaJoins())
  const at = (ctx: Ctx, setUp: string) =>
    factorPage(visit(ctx, `/dashboard/security/second-factor?act=enable&set-up=${encodeURIComponent(setUp)}`))
  const { fresh } = await factorPage(visit(here, '/dashboard/security/second-factor'))
  const setUp = fresh?.setUp ?? ''
  expect(setUp).not.toContain(fresh?.secret)
  expect(await at(here, setUp)).toMatchObject({ fresh })
  const elsewhere = await asTheBearer((await signIn(office.visitor(), huda)).token)
  expect((await at(elsewhere, setUp)).fresh?.secret).not.toBe(fresh?.secret)
  expect((await at(here, 'made-up')).fresh?.secret).not.toBe(fresh?.secret)
})

test('its codes are renewed with the password, and it is turned off with the password and itself', async () => {
  const { here, codes } = await hudaSecured()
  const off = (presentPassword: string, factorCode: string) => disableSecondFactor(here, { presentPassword, factorCode })
  await expect(off('not this one', codes[1] ?? '')).rejects.toMatchObject({ name: 'ZodError' })
  await expect(off(password, '000000')).rejects.toMatchObject({ name: 'ZodError' })
  const renewed = await renewRecoveryCodes(here, { presentPassword: password })
  expect(renewed.codes).toHaveLength(10)
  const { token } = await signIn(office.visitor(), huda)
  await expect(takeSecondStep(bringing(token), { recoveryCode: codes[0] })).rejects.toMatchObject({ status: 422 })

  await expect(off(password, codes[1] ?? '')).rejects.toMatchObject({ name: 'ZodError' })
  await off(password, renewed.codes[0] ?? '')
  expect(await signIn(office.visitor(), huda)).toMatchObject({ waits: false, to: '/admin' })
  await expect(renewRecoveryCodes(here, { presentPassword: password })).rejects.toMatchObject({
    code: 'identity.no-second-factor',
  })
})

test('the pages: set it up, see the codes once, take the second step', async () => {
  const here = await asTheBearer(await hudaJoins())
  const { fresh } = await factorPage(visit(here, '/dashboard/security/second-factor'))
  const form = { setUp: fresh?.setUp ?? '', oneTimeCode: codeNow(fresh?.secret ?? '', here.now()) }
  expect(await answered(factorHere(visit(here, '/dashboard/security/second-factor?act=enable', { form })))).toMatchObject({
    codes: expect.arrayContaining([expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/)]),
  })
  expect(await factorPage(visit(here, '/dashboard/security/second-factor'))).toMatchObject({
    enabled: true,
    left: 10,
    fresh: null,
  })

  office.later(minute)
  const { token } = await signIn(office.visitor(), huda)
  const step = { oneTimeCode: codeNow(fresh?.secret ?? '', office.visitor().now()), trust: 'yes', to: '//evil.example' }
  expect(await answered(stepHere(visit(bringing(token), '/login/second-step', { form: step })))).toMatchObject({
    status: 303,
    to: '/admin',
    cookies: [expect.stringMatching(/^session=/), expect.stringMatching(/^device=.*HttpOnly; SameSite=Lax; Max-Age=2592000$/)],
  })
})

test('whose role asks for a second factor is led to set it up before anything else', async () => {
  const token = await hudaJoins()
  await office.db.updateTable('roles').set({ secondFactorRequired: true }).execute()
  const { loader: dashboard } = await import('#app/routes/back-office-dashboard.tsx')
  const here = await asTheBearer(token)
  expect(here.actor.mustSecure).toBe(true)
  expect(await answered(dashboard(visit(here, '/admin')))).toMatchObject({ status: 302, to: '/dashboard/security/second-factor' })
  expect(await factorPage(visit(here, '/dashboard/security/second-factor'))).toMatchObject({ required: true })

  const { secret, setUp } = await freshSetUp(here)
  await enableSecondFactor(here, { setUp, oneTimeCode: codeNow(secret, here.now()) })
  expect((await asTheBearer(token)).actor.mustSecure).toBeUndefined()
  await office.db.updateTable('roles').set({ secondFactorRequired: false }).execute()
})
