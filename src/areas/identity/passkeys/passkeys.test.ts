import { expect, test } from 'vitest'
import { changePassword } from '#areas/identity/passwords/use-cases/change-password.ts'
import { requestReset } from '#areas/identity/passwords/use-cases/request-reset.ts'
import { resetPassword } from '#areas/identity/passwords/use-cases/reset-password.ts'
import { codeNow } from '#areas/identity/proofs/totp.ts'
import { enableSecondFactor, freshSetUp } from '#areas/identity/second-factor/use-cases/enable-second-factor.ts'
import { loader as requestHere, action as signInHere } from '#areas/identity/sign-in/routes/login-passkey.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { passkeyRequest, signInByPasskey } from '#areas/identity/sign-in/use-cases/sign-in-by-passkey.ts'
import type { Tx } from '#platform/db/database.ts'
import { atOnce } from '#testing/at-once.ts'
import { testOffice } from '#testing/office.ts'
import { passkeyDevice } from '#testing/passkey-device.ts'
import { huda, password, peopleOf } from '#testing/people.ts'
import { answered, visit } from '#testing/visit.ts'
import { action as passkeysHere, loader as passkeysPage } from './routes/portal-passkeys.tsx'
import { addPasskey } from './use-cases/add-passkey.ts'
import { beginPasskey } from './use-cases/begin-passkey.ts'
import { removePasskey } from './use-cases/remove-passkey.ts'
import { renamePasskey } from './use-cases/rename-passkey.ts'

const office = testOffice()
const { asTheBearer, hudaJoins, whoIs } = peopleOf(office)
const minute = 60_000
const unknown = { code: 'identity.passkey-not-recognised', status: 401 }
const over = { code: 'identity.challenge-over', status: 410 }

/** Huda with a passkey on her telephone. */
async function hudaWithPasskey(device = passkeyDevice()) {
  const here = await asTheBearer(await hudaJoins())
  await addPasskey(here, { response: device.make(await beginPasskey(here, {})) })
  const { passkeys } = await passkeysPage(visit(here, '/dashboard/security/passkeys'))
  return { here, device, passkeyId: passkeys[0]?.id ?? '' }
}
const holdPasskeys = (tx: Tx) => tx.selectFrom('passkeys').select('id').forUpdate().execute()
const request = () => passkeyRequest(office.visitor())
const come = (response: string) => signInByPasskey(office.visitor(), { response })

test('one adds a passkey and comes in by it alone, to where one was going', async () => {
  const { device } = await hudaWithPasskey()
  const { token, to } = await signInByPasskey(office.visitor(), { response: device.sign(await request()), to: '/admin/requests' })
  expect(to).toBe('/admin/requests')
  expect(await whoIs(token)).toMatchObject({ name: 'هدى الكثيري' })
  expect(await office.history()).toEqual(expect.arrayContaining(['identity.passkey-added', 'identity.signed-in']))
  const elsewhere = await signInByPasskey(office.visitor(), { response: device.sign(await request()), to: '//evil.example' })
  expect(elsewhere.to).toBe('/admin')
})

test('what was signed works once, also for two at once, and for five minutes', async () => {
  const { device } = await hudaWithPasskey()
  const response = device.sign(await request())
  const twice = [() => come(response), () => come(response)]
  const [first, second] = await atOnce(office, holdPasskeys, twice)
  expect(first).toMatchObject({ status: 'fulfilled' })
  expect(second).toMatchObject({ status: 'rejected', reason: over })
  await expect(come(response)).rejects.toMatchObject({ status: 401 })

  const late = device.sign(await request())
  office.later(5 * minute)
  await expect(come(late)).rejects.toMatchObject(over)
})

test('a device that does not count is recognised every time, and a signature of it once', async () => {
  const { device } = await hudaWithPasskey()
  const response = device.sign(await request(), { counter: 0 })
  await come(response)
  await expect(come(response)).rejects.toMatchObject(over)
  await come(device.sign(await request(), { counter: 0 }))
})

test('a copy of a passkey shows itself by its counter', async () => {
  const { device } = await hudaWithPasskey()
  await come(device.sign(await request(), { counter: 7 }))
  await expect(come(device.sign(await request(), { counter: 7 }))).rejects.toMatchObject(unknown)
  await expect(come(device.sign(await request(), { counter: 3 }))).rejects.toMatchObject(unknown)
  await come(device.sign(await request(), { counter: 8 }))
})

test('nobody comes in by a page that is not ours, unrecognised by the device, or with a challenge of their own', async () => {
  const { device } = await hudaWithPasskey()
  const challenge = Buffer.from('my own and nobody elses').toString('base64url')
  await expect(come(device.sign(await request(), { origin: 'http://evil.example' }))).rejects.toMatchObject(unknown)
  await expect(come(device.sign(await request(), { verified: false }))).rejects.toMatchObject(unknown)
  await expect(come(device.sign({ challenge }))).rejects.toMatchObject(over)
  await expect(come('{}')).rejects.toMatchObject({ name: 'ZodError' })
})

test('a passkey we do not know, one of another account and one of a suspended account get the same answer', async () => {
  const { here, device } = await hudaWithPasskey()
  await expect(come(passkeyDevice().sign(await request()))).rejects.toMatchObject(unknown)
  const said = { ...here, actor: { ...here.actor, id: here.newId() } }
  await expect(addPasskey(said, { response: device.make(await beginPasskey(here, {})) })).rejects.toMatchObject(over)

  // The same signature under the number of another account's passkey.
  const [theirs, mine] = [JSON.parse(device.sign(await request())), JSON.parse(passkeyDevice().sign(await request()))]
  await expect(come(JSON.stringify({ ...theirs, response: mine.response }))).rejects.toMatchObject(unknown)

  await office.db.updateTable('userAccounts').set({ status: 'suspended' }).execute()
  await expect(come(device.sign(await request()))).rejects.toMatchObject(unknown)
})

test('a challenge to sign in makes no passkey, and one to make a passkey signs nobody in', async () => {
  const { here, device } = await hudaWithPasskey()
  await expect(addPasskey(here, { response: passkeyDevice().make(await request()) })).rejects.toMatchObject(over)
  await expect(come(device.sign(await beginPasskey(here, {})))).rejects.toMatchObject(over)
})

test('who has not just signed in is asked for the password before one is added', async () => {
  const here = await asTheBearer(await hudaJoins())
  office.later(10 * minute)
  await expect(beginPasskey(here, {})).rejects.toMatchObject({ issues: [{ path: ['presentPassword'] }] })
  await expect(beginPasskey(here, { presentPassword: 'not this one' })).rejects.toMatchObject({ name: 'ZodError' })
  const device = passkeyDevice()
  await addPasskey(here, { response: device.make(await beginPasskey(here, { presentPassword: password })) })
  await come(device.sign(await request()))
})

test('a passkey is made here, once, by somebody the device knows, and there are ten of them', async () => {
  const { here, device } = await hudaWithPasskey()
  const make = async (how = {}) => passkeyDevice().make(await beginPasskey(here, {}), how)
  const notMade = { code: 'identity.passkey-not-made', status: 422 }
  await expect(addPasskey(here, { response: await make({ origin: 'http://evil.example' }) })).rejects.toMatchObject(notMade)
  await expect(addPasskey(here, { response: await make({ verified: false }) })).rejects.toMatchObject(notMade)
  const again = device.make(await beginPasskey(here, {}))
  await expect(addPasskey(here, { response: again })).rejects.toMatchObject(notMade)
  for (let at = 0; at < 8; at += 1) await addPasskey(here, { response: await make() })
  const twice = await make()
  const last = [twice, await make(), twice].map((response) => addPasskey(here, { response }))
  const outcomes = await Promise.allSettled(last)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(beginPasskey(here, {})).rejects.toMatchObject({ code: 'identity.too-many-passkeys' })
})

test('one names and removes one’s own, and nobody else’s', async () => {
  const { here, device, passkeyId } = await hudaWithPasskey()
  const said = office.staff(office.visitor().newId())
  await expect(renamePasskey(said, { passkeyId, name: 'لي' })).rejects.toMatchObject({ status: 404 })
  await expect(removePasskey(said, { passkeyId })).rejects.toMatchObject({ status: 404 })
  await renamePasskey(here, { passkeyId, name: 'هاتفي' })
  await removePasskey(here, { passkeyId })
  await expect(removePasskey(here, { passkeyId })).rejects.toMatchObject({ status: 404 })
  await expect(come(device.sign(await request()))).rejects.toMatchObject(unknown)
  await office.announce()
  expect((await office.messages()).map(({ text }) => text).join()).toContain('أُزيل مفتاح مرور لحسابك: هاتفي.')
})

test('the last way into an account without a password stays, whoever presses twice', async () => {
  const { here, passkeyId } = await hudaWithPasskey()
  await addPasskey(here, { response: passkeyDevice().make(await beginPasskey(here, {})) })
  await office.db.updateTable('userAccounts').set({ passwordHash: null }).execute()
  const { passkeys } = await passkeysPage(visit(here, '/dashboard/security/passkeys'))
  const both = passkeys.map((one) => () => removePasskey(here, { passkeyId: one.id }))
  const [first, second] = await atOnce(office, holdPasskeys, both)
  expect(first).toMatchObject({ status: 'fulfilled' })
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'identity.last-passkey' } })
  expect(passkeyId).not.toBe('')
})

test('a reset takes the passkeys with it, and the owner hears so; a change by the present password does not', async () => {
  const { here, device } = await hudaWithPasskey()
  const fresh = 'ست سمكات في المرفأ القديم'
  await changePassword(here, { presentPassword: password, password: fresh })
  await come(device.sign(await request()))

  await requestReset(office.visitor(), { contact: huda.contact })
  await office.announce()
  const link = (await office.messages()).map(({ text }) => /\/reset-password\/(\S+)/.exec(text)?.[1]).find(Boolean) ?? 'none'
  expect(await resetPassword(office.visitor(), { token: link, password })).toEqual({ passkeysRemoved: 1 })
  await expect(come(device.sign(await request()))).rejects.toMatchObject(unknown)
  await office.announce()
  const told = (await office.messages()).filter(({ channel }) => channel === 'email').map(({ text }) => text)
  expect(told.filter((text) => text.includes('وأُزيلت مفاتيح المرور'))).toHaveLength(1)
  expect(told.filter((text) => text.includes('غُيّرت كلمة مرور حسابك'))).toHaveLength(2)
})

test('by a passkey one is not asked for the second factor, and has it where the role wants one', async () => {
  const { here, device } = await hudaWithPasskey()
  await office.db.updateTable('roles').set({ secondFactorRequired: true }).execute()
  expect((await asTheBearer((await signIn(office.visitor(), huda)).token)).actor.mustSecure).toBe(true)
  const { token } = await come(device.sign(await request()))
  expect((await asTheBearer(token)).actor.mustSecure).toBeUndefined()
  await office.db.updateTable('roles').set({ secondFactorRequired: false }).execute()

  const { secret, setUp } = await freshSetUp(here)
  await enableSecondFactor(here, { setUp, oneTimeCode: codeNow(secret, here.now()) })
  expect(await signIn(office.visitor(), huda)).toMatchObject({ waits: true })
  expect(await whoIs((await come(device.sign(await request()))).token)).toMatchObject({ name: 'هدى الكثيري' })
})

test('whoever tries many has to wait', async () => {
  const tries = Array.from({ length: 61 }, async () => come(passkeyDevice().sign(await request())).catch(({ code }) => code))
  expect((await Promise.all(tries)).filter((code) => code === 'too-many-tries')).toHaveLength(1)
})

test('a sign-in from a device of another kind is told to its owner, and none from one that was there before', async () => {
  await hudaJoins()
  const told = async () => {
    await office.announce()
    return (await office.messages()).filter(({ text }) => text.includes('من جهاز جديد')).map(({ channel }) => channel)
  }
  const from = (userAgent: string) => ({ ...office.visitor(), userAgent })
  office.later(minute)
  await signIn(office.visitor(), huda)
  expect(await told()).toEqual([])
  office.later(minute)
  await signIn(from('Mozilla/5.0 (Linux; Android 16) Chrome/140.0'), huda)
  expect(await told()).toContain('email')
  const once = await told()
  office.later(minute)
  await signIn(from('Mozilla/5.0 (Linux; Android 16) Chrome/141.0'), huda)
  expect(await told()).toEqual(once)
})

test('the pages: ask, add, come in, remove', async () => {
  const here = await asTheBearer(await hudaJoins())
  const at = '/dashboard/security/passkeys'
  const device = passkeyDevice()
  const begun = await answered(passkeysHere(visit(here, `${at}?act=begin`, { form: {} })))
  const options = JSON.parse((begun as { options: string }).options)
  expect(options).toMatchObject({ rp: { id: 'office' }, authenticatorSelection: { userVerification: 'required' } })
  const made = visit(here, `${at}?act=add`, { form: { response: device.make(options) } })
  expect(await answered(passkeysHere(made))).toMatchObject({ status: 303, to: at })
  const { passkeys } = await passkeysPage(visit(here, at))
  expect(passkeys).toMatchObject([{ lastUsedAt: null }])

  const asked = await requestHere(visit(office.visitor(), '/login/passkey'))
  const form = { response: device.sign(await asked.json()) }
  const entered = await answered(signInHere(visit(office.visitor(), '/login/passkey', { form })))
  expect(entered).toMatchObject({ status: 303, to: '/admin', cookies: [expect.stringMatching(/^session=/)] })
  const gone = visit(here, `${at}?act=remove`, { form: { passkeyId: passkeys[0]?.id ?? '' } })
  expect(await answered(passkeysHere(gone))).toMatchObject({ status: 303, to: at })
})
