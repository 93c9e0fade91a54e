import { expect, test } from 'vitest'
import { changePassword } from '#areas/identity/passwords/use-cases/change-password.ts'
import { action, loader } from '#areas/identity/security/routes/portal-security.tsx'
import { confirmDevice, denyDevice } from '#areas/identity/security/use-cases/answer-device.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { testOffice } from '#testing/office.ts'
import { huda, password, peopleOf } from '#testing/people.ts'
import { answered, visit } from '#testing/visit.ts'

const office = testOffice()
const { whoIs, hudaJoins, asTheBearer } = peopleOf(office)

const path = '/dashboard/security'
const phone = 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0'
const laptop = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'

const comesFrom = async (userAgent: string) => (await signIn({ ...office.visitor(), userAgent }, huda)).token
const askedOn = async (token: string) => (await loader(visit(await asTheBearer(token), path))).newDevices

/** Huda at her desk, and somebody with her password on a phone nobody has seen. */
async function hudaAndAPhone() {
  const desk = await hudaJoins()
  const there = await comesFrom(phone)
  const [asked] = await askedOn(desk)
  return { desk, there, here: await asTheBearer(desk), deviceId: asked?.id ?? '' }
}

test('a device not seen before is asked about once, on every device but itself', async () => {
  const desk = await hudaJoins()
  expect(await askedOn(desk)).toEqual([])
  const there = await comesFrom(phone)
  await comesFrom(phone)
  expect(await askedOn(desk)).toMatchObject([{ device: 'Chrome، Android', seenAt: office.visitor().now() }])
  expect(await askedOn(there)).toEqual([])
  await comesFrom(laptop)
  expect((await askedOn(desk)).map(({ device }) => device).toSorted()).toEqual(['Chrome، Android', 'Firefox، Windows'])
})

test('two sign-ins at once from one new device ask once', async () => {
  const desk = await hudaJoins()
  await Promise.all(Array.from({ length: 4 }, () => comesFrom(phone)))
  expect(await askedOn(desk)).toHaveLength(1)
})

test('«yes» is written down once and nobody is asked again', async () => {
  const { desk, there, here, deviceId } = await hudaAndAPhone()
  await confirmDevice(here, { deviceId })
  await confirmDevice(here, { deviceId })
  await comesFrom(phone)

  expect(await askedOn(desk)).toEqual([])
  expect(await whoIs(there)).toMatchObject({ name: 'هدى الكثيري' })
  expect((await office.history()).filter((name) => name === 'identity.device-confirmed')).toHaveLength(1)
  await expect(denyDevice(here, { deviceId })).rejects.toMatchObject({ code: 'identity.no-such-device' })
})

test('«no» ends every other session, and the device is asked about when it comes again', async () => {
  const { desk, there, here, deviceId } = await hudaAndAPhone()
  const elsewhere = await comesFrom(laptop)
  await denyDevice(here, { deviceId })
  await denyDevice(here, { deviceId })

  expect(await whoIs(desk)).toMatchObject({ name: 'هدى الكثيري' })
  for (const token of [there, elsewhere]) expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
  const told = (await office.history()).slice(-2)
  expect(told).toEqual(['identity.device-denied', 'identity.all-sessions-ended'])

  office.later(60_000)
  await comesFrom(phone)
  expect(await askedOn(desk)).toMatchObject([{ device: 'Firefox، Windows' }, { device: 'Chrome، Android' }].toReversed())
})

test('both answers at once: one counts', async () => {
  const { here, deviceId } = await hudaAndAPhone()
  const answers = await Promise.allSettled([confirmDevice(here, { deviceId }), denyDevice(here, { deviceId })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a device does not answer for itself, and nobody for somebody else', async () => {
  const { there, here, deviceId } = await hudaAndAPhone()
  const nothing = { code: 'identity.no-such-device' }
  for (const answer of [confirmDevice, denyDevice]) {
    await expect(answer(await asTheBearer(there), { deviceId })).rejects.toMatchObject(nothing)
    await expect(answer({ ...here, actor: { ...here.actor, id: office.visitor().newId() } }, { deviceId })).rejects.toMatchObject(
      nothing,
    )
    await expect(answer(office.visitor(), { deviceId })).rejects.toMatchObject({ status: 403 })
  }
})

test('the page: «no» leads to a new password', async () => {
  const { here, deviceId } = await hudaAndAPhone()
  const no = visit(here, `${path}?act=deny-device`, { form: { deviceId } })
  expect(await answered(action(no))).toMatchObject({ status: 303, to: `${path}/password` })
  await changePassword(here, { presentPassword: password, password: 'ست سمكات في المرفأ القديم' })
  const yes = visit(here, `${path}?act=confirm-device`, { form: { deviceId } })
  expect(await answered(action(yes))).toMatchObject({ init: { status: 409 } })
})
