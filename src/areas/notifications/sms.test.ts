import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { smsReports } from '#app/sms-reports.ts'
import { openCarriers } from '#platform/messages/carriers.ts'
import { letterHtml } from '#platform/messages/letter.ts'
import { answerNotice, answerRequest, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { smsService } from '#testing/sms-service.ts'

const office = testOffice()
const house = { origin: 'http://office', tradeName: async () => 'التحالف' }
const sms = () => office.db.selectFrom('messages').selectAll().where('channel', '=', 'sms').executeTakeFirstOrThrow()

async function told(SMS_URL: string) {
  await salimAndMaryam(office)
  await answerRequest(office.visitor(), { accountId: salimId, no: 'SRV-1' })
  await office.announceOnly([answerNotice], openCarriers({ SMS_URL }, house))
  return sms()
}

async function report(service: Awaited<ReturnType<typeof smsService>>, about: object, signature?: string) {
  const body = JSON.stringify(about)
  const web = new Hono()
  web.post('/sms/delivered', smsReports({ ...office.visitor(), config: { MODE: 'production', SMS_URL: service.url } }))
  const headers = { 'x-signature': signature ?? service.signed(body), 'content-length': `${body.length}` }
  const { status } = await web.request('/sms/delivered', { method: 'POST', body, headers })
  return status
}

test('an SMS is handed to the service under the registered name, and its number there is kept', async () => {
  const service = await smsService()
  const { id, ...message } = await told(service.url)
  expect(message).toMatchObject({ status: 'sent', providerId: 'sms-1' })
  expect(service.taken()).toEqual([
    {
      ...{ from: 'AlTahaluf', to: '+96891110001', text: 'التحالف: أجبنا طلبك SRV-1: http://office/r/SRV-1' },
      ...{ reference: id, callback_url: 'http://office/sms/delivered' },
    },
  ])
})

test('an answer that was lost is asked for again under the same key, and the person gets one SMS', async () => {
  const service = await smsService()
  service.failing = { status: 502, body: 'bad gateway' }
  expect(await told(service.url)).toMatchObject({ status: 'failed', problem: 'SMS 502: bad gateway' })
  service.failing = null
  office.later(60_000)
  await office.announceOnly([answerNotice], openCarriers({ SMS_URL: service.url }, house))
  expect(await sms()).toMatchObject({ status: 'sent', attempts: 2 })
  expect([service.calls, service.taken().length]).toEqual([2, 1])
})

test('a key that the service does not know is told as it is, without the key', async () => {
  const service = await smsService()
  const { status, problem } = await told(service.wrongUrl)
  expect([status, problem]).toEqual(['failed', 'SMS 401: {"error":"unauthorized"}'])
})

test('the service tells what became of a message; nobody else can', async () => {
  const service = await smsService()
  const { id: reference } = await told(service.url)
  expect(await report(service, { reference, status: 'delivered' }, 'sha256=00')).toBe(401)
  expect(await report(service, { reference, status: 'delivered' }, '')).toBe(401)
  expect(await report(service, { reference, status: 'eaten' })).toBe(401)
  expect(await sms()).toMatchObject({ status: 'sent' })

  expect(await report(service, { reference, status: 'delivered' })).toBe(204)
  expect(await report(service, { reference, status: 'failed', error: 'late' })).toBe(204)
  expect(await sms()).toMatchObject({ status: 'delivered', problem: null })
})

test('an SMS that did not arrive says why', async () => {
  const service = await smsService()
  const { id: reference } = await told(service.url)
  await report(service, { reference, status: 'expired', error: 'the phone is off' })
  expect(await sms()).toMatchObject({ status: 'dead', problem: 'the phone is off' })
})

test('a letter is Arabic from right to left in every part, its own addresses are buttons, and what was typed is text', () => {
  const text =
    'مرحبًا <script>،\n\nطلبك SRV-2026-00042 https://evil.example/"x\n\nتابع الطلب: http://office/sent/1\n\nاضغط: http://evil.example/'
  const html = letterHtml({ subject: 'وصل <b>', text, house: { name: 'التحالف', origin: 'http://office' }, footer: null })
  expect(html).not.toMatch(/<script>|<b>|href="[^"]*"x/)
  expect(html).toContain('<bdi dir="ltr">SRV-2026-00042</bdi>')
  expect(html.match(/<(html|body|table)\b/g)?.length).toBe(html.match(/<(html|body|table)\b[^>]*dir="rtl"/g)?.length)
  expect(html).toMatch(/<a href="http:\/\/office\/sent\/1" style="background[^>]*>تابع الطلب<\/a>/)
  expect(html).not.toMatch(/<a href="http:\/\/evil[^"]*" style="background/)
})
