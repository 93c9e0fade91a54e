import { expect, test } from 'vitest'
import { requestReset } from '#areas/identity/passwords/use-cases/request-reset.ts'
import { requestSignInCode } from '#areas/identity/sign-in/use-cases/request-sign-in-code.ts'
import type { Carriers } from '#platform/messages/carrier.ts'
import { answerNotice, answerRequest, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { blockedContacts, deadMessages, deliveryLog, oneMessage, outbox } from './outbox-queries.ts'
import { notificationPermissions as may } from './permissions.ts'
import { loader as messagePage } from './routes/back-office-message.tsx'
import { blockContact, unblockContact } from './use-cases/block-contact.ts'
import { cancelMessage, noteSentByHand, retryMessage } from './use-cases/mend-message.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.view, may.send, may.manage)
const viewer = () => office.staff('said', may.view)
const hours = (count: number) => count * 3_600_000

const refusing: Carriers = { email: () => Promise.reject(new Error('the box is full')) }
const list = (narrowed: Record<string, string> = {}) => outbox(huda(), new URLSearchParams(narrowed))
const messageBy = async (channel: string) => (await list({ channel })).rows[0] ?? { id: '' }

async function told(carriers: Carriers = {}, no = 'SRV-1') {
  await salimAndMaryam(office)
  await answerRequest(office.visitor(), { accountId: salimId, no })
  await office.announceOnly([answerNotice], carriers)
}

test('the list is narrowed by state, way, notice, person and day', async () => {
  await told()
  const total = async (narrowed: Record<string, string>) => (await list(narrowed)).total
  expect(await total({})).toBe(3)
  expect(await total({ status: 'no-provider' })).toBe(2)
  expect(await total({ status: 'nonsense', channel: 'pigeon', day: 'soon' })).toBe(3)
  expect(await total({ channel: 'in-app' })).toBe(1)
  expect(await total({ notice: 'test.told' })).toBe(3)
  expect(await total({ notice: 'another' })).toBe(0)
  expect(await total({ notice: '' })).toBe(3)
  expect(await total({ q: '9111 0001' })).toBe(1)
  expect(await total({ q: '%' })).toBe(0)
  expect(await total({ day: '2026-01-15' })).toBe(3)
  expect(await total({ day: '2026-01-14' })).toBe(0)
})

test('what nobody carried is sent again once somebody does, or noted as sent by hand', async () => {
  await told()
  await retryMessage(huda(), { messageId: (await messageBy('email')).id })
  const sent: string[] = []
  await office.announceOnly([answerNotice], { email: async ({ recipient }) => `x-${sent.push(recipient)}` })
  expect(sent).toEqual(['salim@example.com'])
  expect(await messageBy('email')).toMatchObject({ status: 'sent' })

  const sms = await messageBy('sms')
  await noteSentByHand(huda(), { messageId: sms.id })
  expect(await messageBy('sms')).toMatchObject({ status: 'sent' })
  await expect(retryMessage(huda(), { messageId: sms.id })).rejects.toMatchObject({ code: 'notifications.not-now' })
})

test('neither a code nor the link beside it is read in our lists, sent or not', async () => {
  await salimAndMaryam(office)
  await requestReset(office.visitor(), { contact: 'salim@example.com' })
  await requestSignInCode(office.visitor(), { contact: 'salim@example.com' })
  await office.announce()
  const seen = async () => {
    const { rows } = await list({ channel: 'email' })
    const pages = await Promise.all(rows.map(({ id }) => oneMessage(viewer(), id)))
    return JSON.stringify(pages.map((message) => [message?.subject, message?.text]))
  }
  expect(await seen()).toContain('••••')
  expect(await seen()).not.toMatch(/\d{6}|reset-password/)
  await office.announce(undefined, { email: async () => 'x' })
  const kept = await office.db.selectFrom('messages').select(['subject', 'text']).where('status', '=', 'sent').execute()
  expect(JSON.stringify(kept)).not.toMatch(/\d{6}|reset-password/)
})

test('a message nobody tries any more makes one task, which is settled when it goes after all', async () => {
  await told(refusing)
  for (const wait of [1, 1, 1, 4]) {
    office.later(hours(wait))
    await office.announceOnly([answerNotice], refusing)
  }
  expect(await deadMessages(huda())).toBe(1)
  const tasks = () => office.db.selectFrom('tasks').select(['title', 'status', 'details', 'subjectKind']).execute()
  expect(await tasks()).toMatchObject([{ status: 'open', details: null, subjectKind: 'message' }])
  await retryMessage(huda(), { messageId: (await messageBy('email')).id })
  expect(await tasks()).toMatchObject([{ status: 'done' }])
})

test('a message can be taken back until it goes, once', async () => {
  await told()
  const { id: messageId } = await messageBy('sms')
  const pressed = await Promise.allSettled([cancelMessage(huda(), { messageId }), cancelMessage(huda(), { messageId })])
  expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await messageBy('sms')).toMatchObject({ status: 'cancelled' })
})

test('who may only look changes nothing, and a message that is not there is not found', async () => {
  await told()
  const { id: messageId } = await messageBy('sms')
  for (const act of [retryMessage, cancelMessage, noteSentByHand]) {
    await expect(act(viewer(), { messageId })).rejects.toMatchObject({ status: 403 })
  }
  const inApp = await messageBy('in-app')
  await expect(cancelMessage(huda(), { messageId: inApp.id })).rejects.toMatchObject({ code: 'notifications.not-now' })
  const page = (id: string) => {
    const at = visit(viewer(), `/admin/notifications/messages/${id}`)
    return answered(messagePage({ ...at, params: { messageId: id } }))
  }
  expect(await page(messageId)).toMatchObject({ maySend: false, message: { can: { retry: true } } })
  expect(await page(salimId)).toMatchObject({ init: { status: 404 } })
  expect(await page("' or 1=1")).toMatchObject({ init: { status: 404 } })
})

test('nothing goes to a number that is blocked, until it is let go', async () => {
  await blockContact(huda(), { recipient: '9111 0001', reason: 'رقم شخص آخر' })
  await blockContact(huda(), { recipient: '+96891110001', reason: 'مرة أخرى' })
  expect(await blockedContacts(huda())).toMatchObject([{ recipient: '+96891110001', reason: 'رقم شخص آخر' }])
  await told()
  expect(await messageBy('sms')).toMatchObject({ status: 'suppressed', because: 'blocked' })
  expect(await messageBy('email')).toMatchObject({ status: 'no-provider' })

  await unblockContact(huda(), { recipient: '+96891110001' })
  await expect(unblockContact(huda(), { recipient: '+96891110001' })).rejects.toMatchObject({ code: 'notifications.not-blocked' })
})

test('the log of a record says what went about it', async () => {
  await told()
  expect(await deliveryLog(huda(), 'request')).toHaveLength(3)
  expect(await deliveryLog(huda(), 'another')).toEqual([])
})
