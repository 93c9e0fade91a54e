import { beforeEach, expect, test } from 'vitest'
import { hookReceiver } from '#testing/hook-receiver.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { answerApi } from '../api/answering.ts'
import { makeMerchantKey } from '../api/use-cases/keep-keys.ts'
import { acceptBooked } from '../weighing/use-cases/accept-booked.ts'
import { mustBePublic } from './keeping.ts'
import { signatureOf } from './signing.ts'
import { forgetDeliveries, tellWebhooks } from './telling.ts'

const office = testOffice()
const { setUp, clerk, aMerchant } = parcelsOf(office)
beforeEach(setUp)

/** On a desk of our own the loopback may be told. */
function house() {
  const here = office.visitor()
  return { ...here, config: { ...here.config, MODE: 'development' as const } }
}

const [second, minute, hour] = [1_000, 60_000, 3_600_000]

async function ask(key: string, path: string, { method = 'POST', body }: { method?: string; body?: unknown } = {}) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const request = new Request(`https://x.om/api/v1${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await answerApi(house(), request, '10.0.0.1')
  return { status: answer.status, answer: await answer.json() }
}

const parcel = (reference: string) => ({
  ...{
    reference,
    recipient: { name: 'مريم', phone: '93000002' },
    address: { place: 'صلالة' },
    service: 'branch',
    content: 'ملابس',
  },
  pieces: [{ weightGrams: 900 }],
})

/** A merchant's program that is told what happens, and the first parcel it books. */
async function aListener() {
  const receiver = await hookReceiver()
  const { contractId, partyId } = await aMerchant()
  const { key } = await makeMerchantKey(clerk(), { contractId, name: 'المتجر', mode: 'live' })
  const { answer: hook } = await ask(key, '/webhooks', { body: { url: receiver.url } })
  await office.announce()
  const book = async (reference: string) => (await ask(key, '/parcels', { body: parcel(reference) })).answer
  return { receiver, key, partyId, contractId, hook, book }
}

async function told() {
  await office.announce()
  await tellWebhooks(house(), () => false)
}

const deliveries = () => office.db.selectFrom('apiDeliveries').selectAll().orderBy('madeAt').orderBy('id').execute()

test('what happens to a parcel is told once, signed, with its place in the order', async () => {
  const { receiver, hook, book } = await aListener()
  const made = await book('1001')
  await told()
  await told()
  const { id } = await office.db.selectFrom('parcels').select('id').executeTakeFirstOrThrow()
  await acceptBooked(clerk(), { parcelId: id, weight1: '0.9' } as never)
  await told()
  const bodies = receiver.heard.map(({ body }) => JSON.parse(body))
  expect(bodies).toMatchObject([
    { type: 'parcel.registered', number: made.number, reference: '1001', state: 'pending' },
    { type: 'parcel.accepted', number: made.number, state: 'picked_up' },
  ])
  expect(BigInt(bodies[1].sequence)).toBeGreaterThan(BigInt(bodies[0].sequence))
  for (const { body, headers } of receiver.heard) {
    const signed = { id: headers['webhook-id'] ?? '', timestamp: headers['webhook-timestamp'] ?? '', body }
    expect(headers['webhook-signature']).toBe(`v1,${signatureOf(signed, hook.secret)}`)
    expect(`v1,${signatureOf({ ...signed, body: body.replace('1001', '1002') }, hook.secret)}`).not.toBe(
      headers['webhook-signature'],
    )
  }
})

test('a failing one is told again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, and then no more', async () => {
  const { receiver, book } = await aListener()
  receiver.answers = 500
  await book('1001')
  await told()
  const waits = [5 * second, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)]
  for (const [index, wait] of waits.entries()) {
    office.later(wait - 1)
    await tellWebhooks(house(), () => false)
    expect(receiver.heard, `before wait ${index}`).toHaveLength(index + 1)
    office.later(1)
    await tellWebhooks(house(), () => false)
    expect(receiver.heard, `after wait ${index}`).toHaveLength(index + 2)
  }
  expect(await deliveries()).toMatchObject([{ nextAt: null, heardAt: null, lastStatus: 500, tries: 10 }])
})

test('whoever answers again hears what waited, each under its first id', async () => {
  const { receiver, book } = await aListener()
  receiver.answers = 503
  await book('1001')
  await told()
  receiver.answers = 200
  office.later(5 * second)
  await told()
  const ids = receiver.heard.map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  expect(await office.db.selectFrom('apiWebhooks').select('failingSince').execute()).toEqual([{ failingSince: null }])
})

test('one that sends elsewhere is followed nowhere, and one that lies was not told', async () => {
  const { receiver, book } = await aListener()
  receiver.answers = 'redirect'
  await book('1001')
  await told()
  expect(receiver.heard.map(({ path }) => path)).toEqual(['/hook'])
  receiver.answers = 'lie'
  office.later(5 * second)
  await told()
  expect(await deliveries()).toMatchObject([{ heardAt: null, tries: 2, lastStatus: 0 }])
})

test('one that hangs is let go, and another hears meanwhile', async () => {
  const { receiver, key, book } = await aListener()
  const other = await hookReceiver()
  await ask(key, '/webhooks', { body: { url: other.url } })
  receiver.answers = 'hang'
  await book('1001')
  await office.announce()
  await tellWebhooks(house(), () => false, 300)
  expect([receiver.heard.length, other.heard.length]).toEqual([1, 1])
  expect((await deliveries()).map(({ lastStatus }) => lastStatus).toSorted()).toEqual([0, 200])
})

test('who says it is gone is told nothing more; who fails five days neither, and the merchant hears of it', async () => {
  const { receiver, key, book } = await aListener()
  receiver.answers = 410
  await book('1001')
  await told()
  await book('1002')
  await told()
  expect(receiver.heard).toHaveLength(1)
  receiver.answers = 500
  await ask(key, '/webhooks', { body: { url: receiver.url } })
  await book('1003')
  await told()
  office.later(5 * 24 * hour)
  await book('1004')
  await told()
  await office.announce()
  const webhooks = await office.db.selectFrom('apiWebhooks').select('endedBecause').orderBy('madeAt').execute()
  expect(webhooks.map(({ endedBecause }) => endedBecause).toSorted()).toEqual(['failing', 'gone'])
  expect((await office.messages()).filter(({ text }) => text.includes('خمسة أيام'))).toHaveLength(1)
})

test('after a change of the secret the old one signs beside it for a day', async () => {
  const { receiver, key, hook } = await aListener()
  const { answer: fresh } = await ask(key, `/webhooks/${hook.id}/rotate`)
  const signedBy = async () => {
    await ask(key, `/webhooks/${hook.id}/test`)
    await told()
    const { body, headers } = receiver.heard.at(-1) ?? { body: '', headers: {} as Record<string, string> }
    const signed = { id: headers['webhook-id'] ?? '', timestamp: headers['webhook-timestamp'] ?? '', body }
    const given = headers['webhook-signature']?.split(' ') ?? []
    return [fresh.secret, hook.secret].map((secret) => given.includes(`v1,${signatureOf(signed, secret)}`))
  }
  expect(await signedBy()).toEqual([true, true])
  office.later(24 * hour)
  expect(await signedBy()).toEqual([true, false])
  const kept = JSON.stringify([
    await office.db.selectFrom('apiWebhooks').selectAll().execute(),
    await office.db.selectFrom('apiRequests').selectAll().execute(),
    await office.db.selectFrom('facts').select('data').execute(),
  ])
  for (const secret of [fresh.secret, hook.secret]) expect(kept).not.toContain(secret)
})

test('only addresses of the public internet are told anything', () => {
  const bad = [
    'http://shop.om/x',
    'https://localhost/x',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://[::1]/',
    'https://169.254.169.254/',
  ]
  for (const url of [...bad, 'ftp://shop.om', 'https://me:you@shop.om/', 'nothing'])
    for (const mode of ['production', 'demonstration'] as const) expect(() => mustBePublic(url, mode), url).toThrow()
  expect(mustBePublic('https://shop.om/hooks', 'production')).toBe('https://shop.om/hooks')
})

test('a merchant sees and ends his own alone, five at most, and what is over is forgotten', async () => {
  const { key, hook, receiver, book } = await aListener()
  const { contractId } = await aMerchant({}, '94440002')
  const { key: other } = await makeMerchantKey(clerk(), { contractId, name: 'غيره', mode: 'live' })
  expect((await ask(other, '/webhooks', { method: 'GET' })).answer).toEqual({ webhooks: [] })
  for (const act of ['/rotate', '/test']) expect((await ask(other, `/webhooks/${hook.id}${act}`)).status).toBe(404)
  expect((await ask(other, `/webhooks/${hook.id}`, { method: 'DELETE' })).status).toBe(404)
  for (let n = 0; n < 4; n += 1) await ask(key, '/webhooks', { body: { url: `${receiver.url}/${n}` } })
  expect((await ask(key, '/webhooks', { body: { url: receiver.url } })).status).toBe(409)
  await book('1001')
  expect((await ask(key, `/webhooks/${hook.id}`, { method: 'DELETE' })).status).toBe(200)
  await told()
  expect(receiver.heard.filter(({ path }) => path === '/hook')).toEqual([])
  office.later(31 * 24 * hour)
  await forgetDeliveries(office.visitor())
  expect(await deliveries()).toEqual([])
})
