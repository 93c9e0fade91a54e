import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { openCarriers } from '#platform/messages/carriers.ts'
import { notice } from '#platform/messages/notice.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { hearing } from './hearing.ts'
import { sendDue } from './sending.ts'

const office = testOffice()
const asked = defineFact('test.asked', z.object({ address: z.string() }))
const ask = command({
  name: 'test.ask',
  permission: anyone,
  input: z.object({ address: z.string() }),
  run: async ({ record }, { address }) => record(asked, 'someone', { address }),
})
let undone = false
let unaskable = false
const answer = notice({
  name: 'test.answer',
  label: 'وصل طلبك',
  on: asked,
  variables: { no: { label: 'الرقم', sample: 'R-1' }, url: { label: 'الرابط', sample: 'http://office/x' } },
  templates: { sms: 'وصل طلبك {no}', email: { subject: 'وصل طلبك', text: 'طلبك {no}\nتتابعه من {url}' } },
  tell: ({ address }, { origin }) => ({
    to: [{ email: address }, { phone: '+96891234567' }],
    values: { no: '<R-1> {url}', url: `${origin}/x` },
  }),
  async stillTrue() {
    if (unaskable) throw new Error('what it asked has another shape')
    return !undone
  },
})

const plain = { label: 'غيره', variables: {}, templates: { email: { subject: 'غيره', text: 'نص' } } }

const letters: string[] = []
let refusing = false
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _, done) {
    letters.push(await text(stream))
    done(refusing ? new Error('the box is full') : null)
  },
})
beforeAll(() => once(post.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void post.close())
beforeEach(() => {
  letters.length = 0
  refusing = false
  undone = false
  unaskable = false
})

function carriers() {
  const { port } = post.server.address() as AddressInfo
  return openCarriers({ SMTP_URL: `smtp://127.0.0.1:${port}` }, house)
}

const house = { origin: 'http://office.example', tradeName: async () => 'التحالف' }
const minutes = (count: number) => count * 60_000
const tell = (...passing: Parameters<typeof office.announceOnly>) => office.announceOnly(...passing)
const outbox = () => office.db.selectFrom('messages').selectAll().orderBy('channel').execute()
const mail = async () => (await outbox()).find(({ channel }) => channel === 'email')

async function queued() {
  await ask(office.visitor(), { address: 'layla@example.com' })
  await tell([answer], carriers())
  return outbox()
}

test('an e-mail is handed to the mail server, and what nobody carries stays in the outbox and says so', async () => {
  const messages = await queued()
  expect(messages.map(({ channel, status }) => [channel, status])).toEqual([
    ['email', 'sent'],
    ['sms', 'no-provider'],
  ])
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain(`Message-ID: <${messages[0]?.id}@office.example>`)
  expect(letters[0]).toContain('dir=3D"rtl"')
})

test('what was typed is text in an e-mail, never markup', async () => {
  await queued()
  const [, html = ''] = /Content-Type: text\/html[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(letters[0] ?? '') ?? []
  expect(html).not.toContain('<R-1>')
  expect(html).toContain('&#60;R-1&#62;')
})

test('what looks like a variable inside a value stays as it was typed', async () => {
  const messages = await queued()
  expect(messages.find(({ channel }) => channel === 'sms')?.text).toBe('وصل طلبك <R-1> {url}')
})

test('a message that was sent is not sent again, however often the sender looks and the fact is told', async () => {
  await queued()
  await tell([answer], carriers())
  await office.announceAgain([hearing(answer)])
  await tell([answer], carriers())
  expect(letters).toHaveLength(1)
  expect(await outbox()).toHaveLength(2)
})

test('many senders at once hand a message over once', async () => {
  await ask(office.visitor(), { address: 'layla@example.com' })
  await tell([answer])
  await office.db.updateTable('messages').set({ status: 'queued' }).where('channel', '=', 'email').execute()
  const sender = { ...office.visitor(), notices: [answer] }
  await Promise.all(Array.from({ length: 6 }, () => sendDue(sender, carriers(), () => false)))
  expect(letters).toHaveLength(1)
})

test('a message that cannot be looked at is put off, and those behind it go', async () => {
  const other = notice({
    ...plain,
    name: 'test.other',
    on: asked,
    tell: () => ({ to: { email: 'said@example.com' }, values: {} }),
  })
  await ask(office.visitor(), { address: 'layla@example.com' })
  unaskable = true
  await tell([answer, other])
  await office.db
    .updateTable('messages')
    .set({ status: 'queued', sendAfter: new Date(0), attempts: 0 })
    .execute()
  await sendDue({ ...office.visitor(), notices: [answer, other] }, carriers(), () => false)
  expect(letters).toHaveLength(1)
  const left = (await outbox()).filter(({ notice }) => notice === 'test.answer')
  expect(left.map(({ status, attempts, problem }) => [status, attempts, problem])).toEqual([
    ['failed', 1, 'what it asked has another shape'],
    ['failed', 1, 'what it asked has another shape'],
  ])
})

test('a mail server that refuses is asked again later, five times in all; then the message says that nobody tries any more', async () => {
  refusing = true
  await queued()
  expect(await mail()).toMatchObject({ status: 'failed', attempts: 1, problem: expect.stringContaining('the box is full') })
  await tell([answer], carriers())
  expect(letters).toHaveLength(1)
  for (const wait of [1, 5, 30, 180]) {
    office.later(minutes(wait))
    await tell([answer], carriers())
  }
  expect(await mail()).toMatchObject({ status: 'dead', attempts: 5 })
  const [task] = await office.db.selectFrom('tasks').select(['title', 'details']).execute()
  expect(task).toEqual({ title: 'رسالة لم تصل: بريد إلكتروني', details: null })
  office.later(minutes(10_000))
  await tell([answer], carriers())
  expect(letters).toHaveLength(5)
})

test('what a killed process had in hand goes again under the same id, and its log says why', async () => {
  await queued()
  const { id } = (await mail()) ?? { id: '' }
  const sendingSince = office.visitor().now()
  await office.db.updateTable('messages').set({ status: 'sending', sendingSince }).where('id', '=', id).execute()
  office.later(minutes(2))
  await tell([answer], carriers())
  expect(letters).toHaveLength(1)
  office.later(minutes(2))
  await tell([answer], carriers())
  expect(letters).toHaveLength(2)
  expect(letters[1]).toContain(`Message-ID: <${id}@office.example>`)
  expect(await mail()).toMatchObject({ status: 'sent', interruptions: 1, problem: expect.stringContaining('توقف العمل') })
})

test('what very many killed processes had in hand comes back a handful at a time', async () => {
  await queued()
  const { id: _, ...one } = await office.db.selectFrom('messages').selectAll().limit(1).executeTakeFirstOrThrow()
  const stuck = { ...one, status: 'sending' as const, sendingSince: office.visitor().now(), accountId: null }
  const rows = Array.from({ length: 250 }, (_, at) => ({ ...stuck, id: office.visitor().newId(), dedupeKey: `stuck ${at}` }))
  await office.db.insertInto('messages').values(rows).execute()
  office.later(minutes(4))
  const inHand = async () => (await outbox()).filter(({ status }) => status === 'sending').length

  const stopping = vi.fn(() => stopping.mock.calls.length > 1)
  await sendDue({ ...office.visitor(), notices: [answer] }, {}, stopping)
  expect(await inHand()).toBe(150)
  await sendDue({ ...office.visitor(), notices: [answer] }, {}, () => false)
  expect(await inHand()).toBe(0)
})

test('a message whose reason is gone is not sent', async () => {
  undone = true
  await queued()
  expect(await mail()).toMatchObject({ status: 'cancelled', because: 'undone' })
  expect(letters).toEqual([])
})

test('a mail server that says nothing is left before somebody else is given the job', async () => {
  const mute = createServer((socket) => socket.on('error', () => {}))
  await once(mute.listen(0, '127.0.0.1'), 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    mute.close()
  })
  const { port } = mute.address() as AddressInfo
  const { email } = openCarriers({ SMTP_URL: `smtp://127.0.0.1:${port}` }, house)
  const sending = email?.({ id: 'x', category: 'service', recipient: 'layla@example.com', subject: 'وصل طلبك', text: 'وصل' })
  const outcome = Promise.resolve(sending).catch((error: Error) => error.message)
  await once(mute, 'connection')
  for (let turns = 0; turns < 5; turns += 1) await turn()
  vi.advanceTimersByTime(25_000)
  expect(await outcome).toContain('Greeting never received')
})
