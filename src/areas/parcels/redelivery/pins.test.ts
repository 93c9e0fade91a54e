import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { answered, visit } from '#testing/visit.ts'
import { linkToken } from '../journey/registering.ts'
import { action as staffAct } from '../journey/routes/back-office-parcel.tsx'
import { forgetProofs, forgetRecipients } from '../keeping/forgetting.ts'
import { action as ownAct } from '../tracking/routes/own-parcel.tsx'
import { ownParcel } from '../tracking/tracked.ts'
import { pinOwnPlace } from './use-cases/by-recipient.ts'
import { pinParcelPlace, redirectParcel } from './use-cases/by-staff.ts'

const office = testOffice()
const { setUp, near, far, waiting, handedOver, row, toTheDoor, out, aCourier } = parcelsOf(office)
beforeEach(setUp)

const day = 86_400_000
const link = async (id: string) => ({ parcelToken: await linkToken(office.db, id) })
const anybody = () => office.visitor()
const facts = () => office.db.selectFrom('facts').select('data').where('name', '=', 'parcels.place-pinned').execute()

/** The answer to a form of the link, as the page gets it. */
async function sent(id: string, form: Record<string, string>) {
  const { parcelToken } = await link(id)
  const came = visit(anybody(), `/l/${parcelToken}?act=pin`, { params: { parcelToken }, form })
  return (await answered(ownAct(came))) as { status?: number; data?: { fields: Record<string, string[]>; typed: unknown } }
}

test('a pasted link and what a phone says are kept, and the history names no place', async () => {
  const id = await toTheDoor()
  await pinOwnPlace(anybody(), { ...(await link(id)), place: 'https://maps.google.com/?q=17.0194%2C54.0897' })
  expect(await row(id)).toMatchObject({ pinLatitude: 17.0194, pinLongitude: 54.0897, pinAccuracy: null, pinSource: 'pasted' })
  await pinOwnPlace(anybody(), { ...(await link(id)), place: '17.050000,54.120000', accuracy: '12' })
  await pinOwnPlace(anybody(), { ...(await link(id)), place: '17.050000,54.120000', accuracy: '9' })
  expect(await row(id)).toMatchObject({ pinLatitude: 17.05, pinAccuracy: 12, pinSource: 'phone' })
  const told = await facts()
  expect(told.map(({ data }) => data)).toMatchObject([{ source: 'pasted' }, { source: 'phone' }])
  expect(JSON.stringify(told)).not.toMatch(/17\.|54\./)
  expect((await ownParcel(anybody(), (await link(id)).parcelToken))?.redelivery).toMatchObject({
    ...{ mayPin: true, pin: { source: 'phone' } },
  })
})

test('whoever holds the link is not told where the pin is', async () => {
  const id = await toTheDoor()
  await pinOwnPlace(anybody(), { ...(await link(id)), place: '17.0194,54.0897' })
  const shown = await ownParcel(anybody(), (await link(id)).parcelToken)
  expect(JSON.stringify(shown, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
    /17\.0194|54\.0897/,
  )
})

test('what is no place, a short link and a place far away are said under the field, and what was typed stays', async () => {
  const id = await toTheDoor()
  const typed = {
    '': 'الصق رابط موقعك',
    'خلف المسجد': 'لا موقع فيما كتبته',
    'https://maps.app.goo.gl/AbC': 'الرابط المختصر',
    '25.2,-55.3': 'خارج عُمان',
  }
  for (const [place, says] of Object.entries(typed)) {
    const { data } = await sent(id, { place, accuracy: '' })
    expect(data?.fields.place?.join()).toContain(says)
    expect(data?.typed).toEqual(place ? { place } : {})
  }
  const { data } = await sent(id, { place: '17.0194,54.0897', accuracy: '900' })
  expect(data?.fields.place?.join()).toContain('لا يعرف هاتفك موقعه بدقة')
  expect((await row(id)).pinnedAt).toBeNull()
  expect(await sent(id, { place: '17.0194,54.0897', accuracy: '' })).toMatchObject({ status: 303 })
})

test('a parcel that is out may still be pinned; one that waits at a branch, is over or turned round may not', async () => {
  const place = '17.0194,54.0897'
  const courier = await aCourier()
  const away = await toTheDoor()
  await out(courier.id, [away])
  await pinOwnPlace(anybody(), { ...(await link(away)), place })
  expect((await row(away)).pinSource).toBe('pasted')
  const waits = await waiting()
  await expect(pinOwnPlace(anybody(), { ...(await link(waits)), place })).rejects.toMatchObject({ code: 'parcels.no-door' })
  await handedOver(waits)
  await expect(pinOwnPlace(anybody(), { ...(await link(waits)), place })).rejects.toMatchObject({ code: 'parcels.over' })
  const back = await toTheDoor()
  await office.db.updateTable('parcels').set({ isReturning: true }).where('id', '=', back).execute()
  await expect(pinOwnPlace(anybody(), { ...(await link(back)), place })).rejects.toMatchObject({ code: 'parcels.returning' })
  await expect(pinOwnPlace(anybody(), { parcelToken: 'x', place })).rejects.toMatchObject({ status: 404 })
})

test('a colleague of the branch writes it down for whoever calls, and another address clears it', async () => {
  const id = await toTheDoor()
  const place = '7H9P239Q+QV'
  await expect(pinParcelPlace(far(), { parcelId: id, place })).rejects.toMatchObject({ status: 404 })
  const params = { parcelId: id }
  const form = { parcelId: id, place }
  await answered(staffAct(visit(near(), `/admin/parcels/${id}?act=pin`, { params, form })))
  expect(await row(id)).toMatchObject({ pinLatitude: 17.0194375, pinLongitude: 54.0896875, pinSource: 'pasted' })
  await redirectParcel(near(), { parcelId: id, to: 'door', place: 'صلالة', landmark: 'خلف مدرسة الأمل' })
  expect(await row(id)).toMatchObject({ pinLatitude: null, pinLongitude: null, pinSource: null, pinnedAt: null })
})

test('a pin is forgotten with its recipient, and with the proofs where that recipient is still known', async () => {
  const house = { ...anybody(), tx: office.db } as never
  const ended = async () => {
    const id = await toTheDoor()
    await pinOwnPlace(anybody(), { ...(await link(id)), place: '17.0194,54.0897' })
    await office.db.updateTable('parcels').set({ endedAt: anybody().now() }).where('id', '=', id).execute()
    return id
  }
  const tomorrow = new Date(anybody().now().getTime() + day)
  const one = await ended()
  await forgetRecipients(house, tomorrow)
  expect(await row(one)).toMatchObject({ pinLatitude: null, pinnedAt: null, recipientPhone: '' })
  const other = await ended()
  await forgetProofs(house, tomorrow)
  expect(await row(other)).toMatchObject({ pinLatitude: null, pinnedAt: null, recipientPhone: '+96893000002' })
})
