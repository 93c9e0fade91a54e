import { expect, test } from 'vitest'
import { openCarriers } from '#platform/messages/carriers.ts'
import { mailServer } from '#testing/mail-server.ts'
import { answerNotice, answerRequest, maryamId, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { smsService } from '#testing/sms-service.ts'
import { integrationsPage } from './integration-queries.ts'
import { notificationPermissions as may } from './permissions.ts'
import { changeRule } from './use-cases/change-rule.ts'
import { sendTest } from './use-cases/send-test.ts'

const office = testOffice()
const house = { origin: 'http://office', tradeName: async () => 'التحالف' }
const salim = () => office.staff(salimId, may.connect, may.manage)
const nobody = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

test('a test mail goes through a real mail server, to whoever pressed and nobody else, and its result is shown', async () => {
  await salimAndMaryam(office)
  const server = await mailServer()
  await sendTest(salim(), { channel: 'email' })
  expect(await integrationsPage(salim())).toMatchObject({ tests: [], isAsked: true })
  await office.announce(undefined, openCarriers({ SMTP_URL: server.url }, house))

  expect(server.letters.map(({ to }) => to)).toEqual([['salim@example.com']])
  const { tests, ways, isAsked } = await integrationsPage(salim())
  expect(isAsked).toBe(false)
  expect(tests).toMatchObject([{ channel: 'email', recipient: 'salim@example.com', status: 'sent' }])
  expect(ways[0]).toMatchObject({ channel: 'email', carriedAt: office.visitor().now(), failed: null, waiting: 0 })
  expect((await integrationsPage(office.staff(maryamId, may.connect))).tests).toEqual([])
  expect(await office.history()).toEqual(['notifications.test-sent'])
})

test('a test SMS goes to the service, and a service that does not know the key says so on the page', async () => {
  await salimAndMaryam(office)
  const service = await smsService()
  await sendTest(salim(), { channel: 'sms' })
  await office.announce(undefined, openCarriers({ SMS_URL: service.wrongUrl }, house))
  const refused = await integrationsPage(salim())
  expect(refused.tests).toMatchObject([{ status: 'failed', problem: 'SMS 401: {"error":"unauthorized"}' }])
  expect(refused.ways[1]).toMatchObject({ carriedAt: null, failed: { problem: 'SMS 401: {"error":"unauthorized"}' } })

  await sendTest(salim(), { channel: 'sms' })
  await office.announce(undefined, openCarriers({ SMS_URL: service.url }, house))
  expect(service.taken()).toMatchObject([{ to: '+96891110001', text: expect.stringContaining('رسالة تجربة من http://office') }])
})

test('a mailbox that takes nothing is told with its reason, and what nobody carried is counted', async () => {
  await salimAndMaryam(office)
  const server = await mailServer()
  server.isFull = true
  await answerRequest(office.visitor(), { accountId: salimId, no: 'SRV-1' })
  await office.announceOnly([answerNotice])
  await sendTest(salim(), { channel: 'email' })
  await office.announce(undefined, openCarriers({ SMTP_URL: server.url }, house))
  const { ways, tests } = await integrationsPage(salim())
  expect(tests).toMatchObject([{ status: 'failed', problem: expect.stringContaining('mailbox full') }])
  expect(ways).toMatchObject([{ waiting: 1 }, { waiting: 1 }])
})

test('the page names the servers and never what opens them', async () => {
  const config = {
    ...salim().config,
    SMTP_URL: 'smtps://user:open-sesame@mail.example.om:465',
    SMS_URL: 'https://:open-sesame@sms.example.om/v1/messages?from=AlTahaluf',
    CHATBOT_SCRIPT_URL: 'https://chat.example.com/widget.js?key=open-sesame',
  }
  const shown = await integrationsPage({ ...salim(), config })
  expect(shown.ways).toMatchObject([{ host: 'mail.example.om:465' }, { host: 'sms.example.om' }])
  expect(shown.chatbot).toEqual({ script: 'chat.example.com', page: null })
  expect(JSON.stringify(shown)).not.toContain('sesame')
})

test('without a provider, an address, the right or a rule nothing is sent, and the reason is said', async () => {
  await salimAndMaryam(office)
  await expect(sendTest({ ...salim(), carries: [] }, { channel: 'sms' })).rejects.toThrow('لا مزوّد لهذه القناة')
  await expect(sendTest(office.staff(nobody, may.connect), { channel: 'sms' })).rejects.toThrow('لا عنوان لك')
  await expect(sendTest(office.staff(salimId, may.manage), { channel: 'sms' })).rejects.toThrow('ربط مزوّدي الإرسال')
  await changeRule(salim(), { notice: 'notifications.test', enabled: 'yes', channels: ['email'] })
  await expect(sendTest(salim(), { channel: 'sms' })).rejects.toThrow('موقوفة في هذه القناة')
  await office.announce()
  expect(await office.messages()).toEqual([])
})

test('five tests an hour are enough', async () => {
  await salimAndMaryam(office)
  for (let count = 0; count < 5; count += 1) await sendTest(salim(), { channel: 'email' })
  await expect(sendTest(salim(), { channel: 'email' })).rejects.toThrow('خمس تجارب في الساعة تكفي')
  office.later(3_600_000)
  await sendTest(salim(), { channel: 'email' })
})
