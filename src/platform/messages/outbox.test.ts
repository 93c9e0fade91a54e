import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { notice } from '#platform/subscribers.ts'
import { testOffice } from '#testing/office.ts'
import { openCarriers } from './carriers.ts'
import { giveUpMessage, sendMessage } from './outbox.ts'

const office = testOffice()
const asked = defineFact('test.asked', z.object({ address: z.string() }))
const ask = command({
  name: 'test.ask',
  permission: anyone,
  input: z.object({ address: z.string() }),
  run: async ({ record }, { address }) => record(asked, 'someone', { address }),
})
const answers = [
  notice('test.answer', asked, ({ address }, { origin }) => [
    { channel: 'email', recipient: address, subject: 'وصل طلبك', text: `طلبك <R-1>\nتتابعه من ${origin}/x` },
    { channel: 'sms', recipient: '+96891234567', text: 'وصل طلبك' },
  ]),
]

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
})

function carriers() {
  const { port } = post.server.address() as AddressInfo
  return openCarriers({ SMTP_URL: `smtp://127.0.0.1:${port}` }, 'office.example')
}

async function queued() {
  await ask(office.visitor(), { address: 'layla@example.com' })
  await office.announce(answers, carriers())
  return office.db.selectFrom('messages').selectAll().orderBy('channel').execute()
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

test('a message that was sent is not sent again by a job that comes twice', async () => {
  const [mail] = await queued()
  await sendMessage(office.visitor(), carriers(), mail?.id ?? '')
  expect(letters).toHaveLength(1)
})

test('a mail server that refuses is asked again later, and in the end the message says that it failed', async () => {
  refusing = true
  await expect(queued()).rejects.toThrow('the box is full')
  const waiting = await office.db.selectFrom('messages').selectAll().where('channel', '=', 'email').executeTakeFirstOrThrow()
  expect(waiting).toMatchObject({ status: 'queued', attempts: 1, problem: expect.stringContaining('the box is full') })

  await giveUpMessage(office.db, waiting.id)
  const after = await office.db.selectFrom('messages').select('status').where('id', '=', waiting.id).executeTakeFirst()
  expect(after).toEqual({ status: 'failed' })
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
  const { email } = openCarriers({ SMTP_URL: `smtp://127.0.0.1:${port}` }, 'office.example')
  const sending = email?.({ id: 'x', recipient: 'layla@example.com', subject: 'وصل طلبك', text: 'وصل' })
  const outcome = Promise.resolve(sending).catch((error: Error) => error.message)
  await once(mute, 'connection')
  for (let turns = 0; turns < 5; turns += 1) await turn()
  vi.advanceTimersByTime(25_000)
  expect(await outcome).toContain('Greeting never received')
})
