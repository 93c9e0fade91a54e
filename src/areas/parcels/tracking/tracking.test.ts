import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { answered, visit } from '#testing/visit.ts'
import { dayOf } from '#values/days.ts'
import { linkToken } from '../journey/registering.ts'
import { rescheduleParcel } from '../redelivery/use-cases/by-staff.ts'
import { failStop } from '../runs/use-cases/at-the-door.ts'
import { openByPhone } from './opening.ts'
import { loader as ownPage } from './routes/own-parcel.tsx'
import { loader as publicPage } from './routes/tracked-parcel.tsx'
import { ownParcel, trackedParcel } from './tracked.ts'
import { askOwnCode } from './use-cases/ask-own-code.ts'
import { tellMissing } from './use-cases/tell-missing.ts'

const office = testOffice()
const { setUp, waiting, takenIn, handedOver, row, toTheDoor, out, aCourier, near } = parcelsOf(office)
beforeEach(setUp)

const day = 86_400_000
const tokenOf = (id: string) => linkToken(office.db, id)
const anybody = () => office.visitor()

test('38: the number alone shows the way, and nobody’s name, phone, address or sum', async () => {
  const id = await waiting({ payer: 'recipient', quarter: 'الوادي الكبير' })
  const told = await trackedParcel(anybody(), (await row(id)).number)
  expect(told).toMatchObject({ title: 'بانتظار صاحبه', from: 'صلالة', to: 'صلالة' })
  expect(told?.events.map(({ step }) => step)).toEqual(['ready', 'accepted', 'registered'])
  // Its number is drawn by lot, and may hold any digits.
  const text = JSON.stringify({ ...told, number: '', bare: '' })
  for (const secret of ['الكثيري', 'المعشني', '92000001', '93000002', 'الوادي', 'ملابس', '1500', '1.500'])
    expect(text).not.toContain(secret)
  expect(await trackedParcel(anybody(), 'TSL261104187362')).toBeNull()
})

test('38: the end of a phone opens the link, wrong ends and unknown numbers are one answer, and the sixth guess is refused', async () => {
  const id = await waiting()
  const { number } = await row(id)
  expect(await openByPhone(anybody(), { number, digits: '0002' })).toEqual({ parcelToken: await tokenOf(id) })
  expect(await openByPhone(anybody(), { number, digits: '٠٠٠١' })).toEqual({ parcelToken: await tokenOf(id) })
  const wrong = await openByPhone(anybody(), { number, digits: '9999' }).catch((error) => error)
  const unknown = await openByPhone(anybody(), { number: 'TSL261104187362', digits: '9999' }).catch((error) => error)
  expect(wrong.issues).toEqual(unknown.issues)
  for (let guess = 4; guess <= 5; guess++)
    await expect(openByPhone(anybody(), { number, digits: '9999' })).rejects.toMatchObject({ issues: [{ path: ['digits'] }] })
  await expect(openByPhone(anybody(), { number, digits: '0002' })).rejects.toMatchObject({ code: 'too-many-tries' })
})

test('thirty are looked up in a minute from one address, and no more', async () => {
  for (let one = 0; one < 30; one++) await trackedParcel(anybody(), 'TSL261104187362')
  await expect(trackedParcel(anybody(), 'TSL261104187362')).rejects.toMatchObject({ status: 429 })
})

test('the link shows what is due and by whom it was sent, with a new code for the asking', async () => {
  const id = await waiting({ payer: 'recipient' })
  const token = await tokenOf(id)
  expect(await ownParcel(anybody(), token)).toMatchObject({
    ...{ sender: 'سالم المعشني', recipient: 'م*** ا***', phone: '****0002', waits: true, due: { total: 1_575n } },
  })
  await askOwnCode(anybody(), { parcelToken: token })
  expect((await row(id)).codeNumber).toBe(2)
  await office.announce()
  const codes = (await office.messages()).filter(({ text }) => text.includes('رمز تسليم'))
  expect(codes).toMatchObject([{ recipient: '+96893000002' }])
})

test('31: «لم يصلك؟» becomes one task of the same day', async () => {
  const id = await waiting()
  await handedOver(id)
  const parcelToken = await tokenOf(id)
  await tellMissing(anybody(), { parcelToken, note: 'لم يتصل أحد' })
  await tellMissing(anybody(), { parcelToken })
  const tasks = await office.db.selectFrom('tasks').select(['rule', 'details']).where('subjectId', '=', id).execute()
  expect(tasks).toEqual([{ rule: 'parcels.told-missing', details: 'لم يتصل أحد' }])
  expect(await ownParcel(anybody(), parcelToken)).toMatchObject({ isMissed: true, proof: { receivedBy: 'م*** ا***' } })
})

test('a link opens until thirty days after the end, and the way is told for ninety', async () => {
  const id = await waiting()
  const { number } = await row(id)
  await handedOver(id)
  const token = await tokenOf(id)
  office.later(31 * day)
  expect(await ownParcel(anybody(), token)).toBeNull()
  expect((await trackedParcel(anybody(), number))?.events.length).toBeGreaterThan(0)
  office.later(60 * day)
  expect(await trackedParcel(anybody(), number)).toMatchObject({ title: 'سُلّم', events: [] })
})

test('a link of one parcel opens no other, and a made-up one none', async () => {
  await takenIn()
  expect(await ownParcel(anybody(), 'mV5kq0yT8nB2sXw7cR4eJd')).toBeNull()
  await expect(askOwnCode(anybody(), { parcelToken: 'x' })).rejects.toMatchObject({ status: 404 })
})

test('the steps of the way stand on the page of the number, and nothing of them says whose it is', async () => {
  const told = await trackedParcel(anybody(), (await row(await waiting())).number)
  expect(told?.way.map(({ name, mark }) => [name, mark])).toEqual([
    ['accepted', 'past'],
    ['ready', 'now'],
    ['given', 'later'],
  ])
})

test('while it is out the link says the window, how many doors are before it, and what is due', async () => {
  const courier = await aCourier()
  const ids = [await toTheDoor(), await toTheDoor(), await toTheDoor({ cod: '18.500' })]
  const last = ids[2] ?? ''
  const today = dayOf(anybody().now())
  await rescheduleParcel(near(), { parcelId: last, day: today, from: '18:00' })
  const { runId } = await out(courier.id, ids)
  const stops = await office.db
    .selectFrom('parcelStops')
    .select(['id', 'parcelId'])
    .where('runId', '=', runId)
    .orderBy('position')
    .execute()
  const order = [...stops.filter(({ parcelId }) => parcelId !== last), ...stops.filter(({ parcelId }) => parcelId === last)]
  for (const [at, { id }] of order.entries())
    await office.db
      .updateTable('parcelStops')
      .set({ position: at + 1 })
      .where('id', '=', id)
      .execute()
  const arrival = async () => (await ownParcel(anybody(), await tokenOf(last)))?.arrival
  expect(await arrival()).toBe('يصلك بين 6:00 و8:00\u00a0م. أمامك وقفتان.')
  expect((await ownParcel(anybody(), await tokenOf(last)))?.due?.card).toBe(18_500n)
  expect((await ownParcel(anybody(), await tokenOf(order[0]?.parcelId ?? '')))?.arrival).toBe('يصلك اليوم. أنت التالي.')
  await failStop(courier.ctx, { stopId: order[0]?.id ?? '', reason: 'absent' })
  expect(await arrival()).toContain('أمامك وقفة واحدة.')
  office.later(day)
  expect(await arrival()).toBeNull()
})

test('where it waits and when that is open stands on the link', async () => {
  const told = await ownParcel(anybody(), await tokenOf(await waiting()))
  expect(told).toMatchObject({ title: 'بانتظارك في الفرع', office: { name: 'فرع السعادة' } })
  expect(told?.arrival).toBe('استلمه من فرع السعادة برمز التسليم الذي في رسالتك.')
})

test('an unknown number, a wrong one and a bad link are a page of ours with the status of what is missing', async () => {
  type Page = { init: { status: number }; data: Record<string, unknown> }
  const asked = async (number: string) =>
    (await answered(publicPage(visit(anybody(), `/t/${number}`, { params: { number } })))) as Page
  const [unknown, wrong] = [await asked('TSL261104187362'), await asked('TSL261104187363')]
  expect(unknown).toMatchObject({ init: { status: 404 }, data: { told: null, typed: 'TSL261104187362' } })
  expect(wrong).toMatchObject({ init: { status: 404 }, data: { told: null, typed: 'TSL261104187363' } })
  const parcelToken = 'mV5kq0yT8nB2sXw7cR4eJd'
  const own = (await answered(ownPage(visit(anybody(), `/l/${parcelToken}`, { params: { parcelToken } })))) as Page
  expect(own).toMatchObject({ init: { status: 404 }, data: { parcel: null } })
})
