import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { parcelInJson as parcel, programsOf } from '#testing/programs.ts'
import { acceptBooked } from '../weighing/use-cases/accept-booked.ts'
import { ownKeys } from './queries.ts'
import { makeOwnKey, widenMerchantKey, widenOwnKey } from './use-cases/keep-keys.ts'
import { noteKeyAddress } from './use-cases/note-key-address.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, clerk, far, aMerchantAtHome } = parcels
const { ask, aProgram } = programsOf(office, parcels)
beforeEach(setUp)

const kept = () => office.db.selectFrom('parcels').selectAll().execute()

test('39: one key never sees what is of another', async () => {
  const [mine, theirs] = [await aProgram(), await aProgram('94440002')]
  const { answer: made } = await ask('/parcels', { key: mine.key, body: parcel() })
  const { answer: batch } = await ask('/parcels/batches', { key: mine.key, body: { parcels: [parcel({ reference: '2' })] } })
  const { key } = theirs
  const paths = ['', '/events', '/proof', '/label.pdf', '/label.zpl'].map((part) => `/parcels/${made.number}${part}`)
  for (const path of [...paths, `/parcels/batches/${batch.id}`]) expect((await ask(path, { key })).status, path).toBe(404)
  for (const act of ['cancel', 'hold', 'return'])
    expect((await ask(`/parcels/${made.number}/${act}`, { key, body: { reason: 'سبب' } })).status).toBe(404)
  const amended = { key, method: 'PATCH', body: { cod: '1.000' } }
  expect((await ask(`/parcels/${made.number}`, amended)).status).toBe(404)
  expect((await ask('/labels', { key, body: { numbers: [made.number] } })).status).toBe(404)
  expect((await ask('/parcels', { key })).answer).toEqual({ parcels: [], next: null })
  expect((await ask('/events', { key })).answer).toEqual({ events: [], next: null })
  expect((await ask('/parcels', { key, body: parcel() })).status).toBe(201)
})

test('what may change before it goes out changes by PATCH, and no more', async () => {
  const { key } = await aProgram()
  const { answer: made } = await ask('/parcels', { key, body: parcel({ cod: '12.500', service: 'door' }) })
  const patched = (body: unknown) => ask(`/parcels/${made.number}`, { key, method: 'PATCH', body })
  expect((await patched({ cod: '12.503' })).answer).toMatchObject({ status: 422, errors: [{ field: 'cod' }] })
  expect((await patched({ address: { landmark: '' } })).answer.errors).toMatchObject([{ field: 'address.landmark' }])
  expect((await patched({ weightGrams: 1 })).status).toBe(422)
  const { answer } = await patched({
    ...{ cod: '62.500', phone: '93000009', address: { place: 'ثمريت', landmark: 'قرب المطار' }, note: 'الباب الخلفي' },
  })
  expect(answer).toMatchObject({ cod: '62.500', place: 'ثمريت', relabel: true, recipient: { phone: '+96893000009' } })
  expect(answer.fees).toMatchObject({ codFee: '0.625' })
  const [row] = await kept()
  expect(row).toMatchObject({ landmark: 'قرب المطار', instructions: 'الباب الخلفي', cod: 62_500n })
  await acceptBooked(clerk(), { parcelId: row?.id ?? '', weight1: '2.2' } as never)
  expect((await patched({ phone: '93000002' })).answer).toMatchObject({ status: 409, code: 'parcels.brought' })
  expect((await patched({ address: { landmark: 'قرب المسجد' } })).status).toBe(200)
})

test('a key used from another address is told to its merchant, once for each address and day', async () => {
  const { key } = await aProgram()
  const told = async () => {
    await office.announce()
    return (await office.messages()).filter(({ channel, text }) => channel === 'sms' && text.includes('من عنوان جديد'))
  }
  await ask('/places', { key })
  await ask('/places', { key })
  expect(await told()).toEqual([])
  await ask('/places', { key, from: '203.0.113.9' })
  await ask('/places', { key, from: '203.0.113.9' })
  await ask('/places', { key, from: '203.0.113.10' })
  const [first, ...more] = await told()
  expect(more).toEqual([])
  expect(first?.text).toMatch(/^التحالف: استُعمل مفتاح الربط ….{4} من عنوان جديد .+ لإيقافه: http/)
  const { id: keyId } = await office.db.selectFrom('apiKeys').select('id').executeTakeFirstOrThrow()
  await noteKeyAddress(office.visitor(), { keyId, address: '203.0.113.10' })
  const facts = await office.db.selectFrom('facts').select('name').where('name', '=', 'parcels.key-used-elsewhere').execute()
  expect(facts).toHaveLength(2)
})

test('a key that was made without money is given it from the screen', async () => {
  const { ctx, contractId } = await aMerchantAtHome()
  const { key } = await makeOwnKey(ctx, { name: 'المتجر', mode: 'live' })
  await office.db
    .updateTable('apiKeys')
    .set({ scopes: ['parcels', 'webhooks'] })
    .execute()
  expect((await ask('/money', { key })).status).toBe(403)
  const [{ id } = { id: '' }] = await ownKeys(ctx)
  const other = await aMerchantAtHome({}, '94440002')
  await expect(widenOwnKey(other.ctx, { keyId: id })).rejects.toMatchObject({ status: 404 })
  await widenOwnKey(ctx, { keyId: id })
  expect((await ask('/money', { key })).status).toBe(200)
  expect((await ownKeys(ctx))[0]?.scopes).toContain('money')
  await office.db
    .updateTable('apiKeys')
    .set({ scopes: ['parcels'] })
    .execute()
  await expect(widenMerchantKey(far(), { keyId: id, contractId })).rejects.toMatchObject({ status: 404 })
  await widenMerchantKey(clerk(), { keyId: id, contractId })
  expect((await ask('/money', { key })).status).toBe(200)
})
