import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { readyParcel } from '#areas/parcels/journey/use-cases/ready-parcel.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { type Ask, parcelInJson as parcel, programsOf } from '#testing/programs.ts'
import { remittancesOf } from '#testing/remittances.ts'
import { dayOf } from '#values/days.ts'
import { handOverParcel } from '../counter/use-cases/hand-over-parcel.ts'
import { acceptBooked } from '../weighing/use-cases/accept-booked.ts'
import { endpoints } from './endpoints/all.ts'
import { forgetApiRequests } from './idempotency.ts'
import { Problems } from './problem.ts'
import { merchantKeys, ownKeys } from './queries.ts'
import { endMerchantKey, endOwnKey, makeMerchantKey, makeOwnKey } from './use-cases/keep-keys.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, clerk, near, far, aMerchantAtHome, codeFor } = parcels
const { ask, aProgram } = programsOf(office, parcels)
const { aDesk, collected, banked, remitted } = remittancesOf(office, parcels)
beforeEach(setUp)

const kept = () => office.db.selectFrom('parcels').selectAll().execute()

test('every path answers as it is described, and every path of the description was asked', async () => {
  const { key, partyId } = await aProgram()
  const asked = new Set<string>()
  async function by(name: string, path: string, given: Omit<Ask, 'key'> = {}) {
    const one = endpoints.find((each) => each.name === name)
    const told = await ask(path, { key, ...given, method: one?.method ?? 'GET' })
    expect(told.status, `${name} ${JSON.stringify(told.answer).slice(0, 300)}`).toBe(one?.status ?? 200)
    if (one?.answer) one.answer.parse(told.answer)
    asked.add(name)
    return told.answer
  }
  const made = await by('book', '/parcels', { body: parcel() })
  expect(made).toMatchObject({
    state: 'pending',
    chargeableGrams: 2_500,
    fees: { carriage: '1.425', codFee: '0.000', vat: '0.071', total: '1.496' },
  })
  await by('quote', '/quotes', { body: { place: 'صلالة', pieces: [{ weightGrams: 2_200 }] } })
  await by('list', '/parcels?state=pending&reference=1001&updatedAfter=2026-01-01T00:00:00Z')
  await by('read', `/parcels/${made.number}`)
  const { id, rows } = await by('batch', '/parcels/batches', {
    body: { parcels: [parcel({ reference: '1002' }), parcel({ reference: '1009', content: 'عطر' })] },
  })
  expect(rows).toMatchObject([
    { row: 1, reference: '1002', existed: false, errors: [] },
    { row: 2, number: null, existed: false },
  ])
  await by('read-batch', `/parcels/batches/${id}`)
  await by('labels', '/labels', { body: { numbers: [made.number, rows[0].number] } })
  await by('label', `/parcels/${made.number}/label.pdf`)
  await by('label-zpl', `/parcels/${made.number}/label.zpl`)
  expect(await by('amend', `/parcels/${made.number}`, { body: { note: 'الباب الخلفي' } })).toMatchObject({ relabel: false })
  await by('cancel', `/parcels/${rows[0].number}/cancel`)
  await by('places', '/places')

  const [one] = (await kept()).filter(({ number }) => number === made.number)
  const parcelId = one?.id ?? ''
  await acceptBooked(clerk(), { parcelId, weight1: '2.2' } as never)
  await readyParcel(clerk(), { parcelId })
  await handOverParcel(clerk(), { parcelId, receivedBy: 'مريم', code: await codeFor(parcelId), signature: [] })
  await by('proof', `/parcels/${made.number}/proof`)
  expect((await by('events-of', `/parcels/${made.number}/events`)).events.map(({ event }: { event: string }) => event)).toEqual([
    ...['registered', 'accepted', 'ready', 'handed-over'],
  ])
  expect((await by('events', '/events?after=0')).events).toHaveLength(6)

  const other = await by('book', '/parcels', { body: parcel({ reference: '1003' }) })
  const [waits] = (await kept()).filter(({ number }) => number === other.number)
  await acceptBooked(clerk(), { parcelId: waits?.id ?? '', weight1: '2.2' } as never)
  await readyParcel(clerk(), { parcelId: waits?.id ?? '' })
  expect(await by('return', `/parcels/${other.number}/return`, { body: { reason: 'ألغى الزبون' } })).toMatchObject({
    ...{ state: 'return_to_sender', returning: true },
  })
  const third = await by('book', '/parcels', { body: parcel({ reference: '1004' }) })
  expect(await by('hold', `/parcels/${third.number}/hold`, { body: { reason: 'سؤال الزبون' } })).toMatchObject({
    ...{ state: 'on_hold', reason: 'سؤال الزبون' },
  })

  const door = await by('book', '/parcels', { body: parcel({ reference: '1005', service: 'door' }) })
  await by('reschedule', `/parcels/${door.number}/reschedule`, { body: { day: dayOf(office.visitor().now()), from: '18:00' } })

  const fetched = { day: dayOf(office.visitor().now()), from: '18:00', count: 12, phone: '94440001' }
  await by('ask-pickup', '/pickups', { body: { ...fetched, address: { place: 'صلالة', landmark: 'قرب المسجد' } } })
  expect((await by('pickups', '/pickups')).pickups).toMatchObject([{ state: 'requested', count: 12 }])

  const hook = await by('add-webhook', '/webhooks', { body: { url: 'https://shop.example.om/hook' } })
  await by('webhooks', '/webhooks')
  await by('try-webhook', `/webhooks/${hook.id}/test`)
  await by('rotate-webhook', `/webhooks/${hook.id}/rotate`)
  await by('remove-webhook', `/webhooks/${hook.id}`)

  const desk = await aDesk()
  await collected(desk, '94440001', '30')
  await banked(desk)
  await by('remittance', `/remittances/${await remitted(desk, partyId)}`)
  await by('remittances', '/remittances')
  await by('money', '/money')

  const { answer } = await ask('/openapi.json', {})
  const described = Object.values(answer.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  )
  expect([...asked].toSorted()).toEqual(described.toSorted())
  expect(answer.paths['/parcels'].post.requestBody.content['application/json'].schema.required).toContain('recipient')
})

test('39: one POST a hundred times is one parcel, and the same name for another body is refused', async () => {
  const { key } = await aProgram()
  const headers = { 'idempotency-key': 'order-1001' }
  const body = parcel({ reference: undefined })
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/parcels', { key, headers, body })))
  expect(new Set(answers.map(({ status, answer }) => `${status} ${answer.number}`)).size).toBe(1)
  office.later(60_000)
  for (let again = 0; again < 50; again += 1) expect((await ask('/parcels', { key, headers, body })).status).toBe(201)
  expect(await kept()).toHaveLength(1)
  office.later(60_000)
  expect(await ask('/parcels', { key, headers, body: parcel({ content: 'كتب' }) })).toMatchObject({
    ...{ status: 409, answer: { code: 'idempotency-key-reused' } },
  })
  office.later(8 * 86_400_000)
  await forgetApiRequests(office.visitor())
  expect(await office.db.selectFrom('apiRequests').select('name').execute()).toEqual([])
})

test('what is wrong is told at its field, in the shape of a problem, and nothing is kept', async () => {
  const { key } = await aProgram()
  const faults = async (body: unknown) => {
    const { status, answer, headers } = await ask('/parcels', { key, body })
    Problems.parse(answer)
    expect([status, headers.get('content-type')]).toEqual([422, 'application/problem+json; charset=utf-8'])
    return answer.errors.map(({ field }: { field: string }) => field)
  }
  expect(await faults(parcel({ declaredValue: 12.5 }))).toEqual(['declaredValue'])
  expect(await faults(parcel({ recipient: { name: 'مريم', phone: '12' } }))).toEqual(['recipient.phone'])
  expect(await faults(parcel({ address: { place: 'نزوى', landmark: 'قرب' } }))).toEqual(['address.place'])
  expect(await faults(parcel({ content: 'عطر' }))).toEqual(['content'])
  expect(await faults(parcel({ colour: 'أحمر' }))).toEqual(['colour'])
  expect(await faults({})).toEqual(['recipient', 'address', 'service', 'content', 'pieces'])
  expect(await kept()).toEqual([])
})

test('who brings no key, an ended one or the wrong verb hears so', async () => {
  const { key, contractId } = await aProgram()
  const status = async (path: string, asked: Ask) => (await ask(path, asked)).status
  expect(await status('/parcels', {})).toBe(401)
  expect(await status('/parcels', { key: `tsl_live_${'x'.repeat(43)}` })).toBe(401)
  expect(await status('/nothing', { key })).toBe(404)
  expect(await status('/places', { key, method: 'DELETE' })).toBe(405)
  expect(await status('/parcels', { key, body: parcel(), headers: { 'content-type': 'text/plain' } })).toBe(415)
  const [row] = (await merchantKeys(clerk(), contractId))?.keys ?? []
  await endMerchantKey(clerk(), { contractId, keyId: row?.id ?? '' })
  expect(await status('/parcels', { key })).toBe(401)
})

test('so much is written a minute and no more, and every answer says how much is left', async () => {
  const { key } = await aProgram()
  const { headers } = await ask('/parcels', { key, body: {} })
  expect(headers.get('ratelimit-limit')).toBe('60')
  expect(headers.get('ratelimit-remaining')).toBe('59')
  for (let n = 0; n < 59; n += 1) await ask('/parcels', { key, body: {} })
  const last = await ask('/parcels', { key, body: {} })
  expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await ask('/parcels', { key })).status).toBe(200)
})

test('a key of trial does all of it and keeps nothing', async () => {
  const { key } = await aProgram('94440001', 'test')
  const { status, answer } = await ask('/parcels', { key, body: parcel() })
  expect([status, answer.state]).toEqual([201, 'pending'])
  expect(await kept()).toEqual([])
  expect((await office.history()).filter((name) => name === 'parcels.registered')).toEqual([])
})

test('many parcels are read page by page, each once', async () => {
  const { key } = await aProgram()
  const rows = Array.from({ length: 104 }, (_, n) => parcel({ reference: String(n) }))
  await ask('/parcels/batches', { key, body: { parcels: rows } })
  const first = await ask('/parcels', { key })
  const second = await ask(`/parcels?cursor=${first.answer.next}`, { key })
  const all = [...first.answer.parcels, ...second.answer.parcels].map(({ number }: { number: string }) => number)
  expect([first.answer.parcels.length, new Set(all).size, second.answer.next]).toEqual([100, 104, null])
  const again = await ask('/parcels/batches', { key, body: { parcels: rows.slice(0, 3) } })
  expect(again.answer.rows.every(({ existed }: { existed: boolean }) => existed)).toBe(true)
  expect((await ask('/parcels?cursor=x', { key })).status).toBe(422)
})

test('two keys of a kind are open at a time, only their hashes are kept, and a key is of one merchant', async () => {
  const { ctx, contractId } = await aMerchantAtHome()
  const asked = { name: 'المتجر', mode: 'live' as const }
  const { key } = await makeOwnKey(ctx, asked)
  const both = await Promise.allSettled([makeOwnKey(ctx, asked), makeMerchantKey(near(), { ...asked, contractId })])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await makeOwnKey(ctx, { ...asked, mode: 'test' })
  const rows = await office.db.selectFrom('apiKeys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(JSON.stringify(await office.db.selectFrom('facts').select('data').execute())).not.toContain(key)
  const keys = await ownKeys(ctx)
  expect(keys).toHaveLength(3)
  const keyId = keys[0]?.id ?? ''
  const other = await aMerchantAtHome({}, '94440002')
  await expect(endOwnKey(other.ctx, { keyId })).rejects.toMatchObject({ status: 404 })
  await expect(endMerchantKey(far(), { contractId, keyId })).rejects.toMatchObject({ status: 404 })
  expect(await merchantKeys(far(), contractId)).toBeNull()
  await endOwnKey(ctx, { keyId })
  await endOwnKey(ctx, { keyId })
})

test('whose contract is over books nothing more, and reads what was', async () => {
  const { key, contractId } = await aProgram()
  await ask('/parcels', { key, body: parcel() })
  await terminateEarly(clerk(), { contractId, on: '2026-01-15', reason: 'اتفق الطرفان' })
  expect((await ask('/parcels', { key, body: parcel({ reference: '2' }) })).answer.code).toBe('no-contract')
  expect((await ask('/parcels', { key })).answer.parcels).toHaveLength(1)
})

test('the description is made of the shapes that validate', async () => {
  const { answer } = await ask('/openapi.json', {})
  const given = answer.paths['/parcels'].post.requestBody.content['application/json'].schema
  const { $schema: _, ...made } = z.toJSONSchema(endpoints[0]?.body ?? z.never(), { io: 'input', unrepresentable: 'any' })
  expect(given).toEqual(JSON.parse(JSON.stringify(made)))
})
