import { expect, test } from 'vitest'
import { notices } from '#app/subscribers.ts'
import { answerNotice, maryamId, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { bellOf } from './bell-queries.ts'
import { notificationPermissions as may } from './permissions.ts'
import { noticePage } from './template-queries.ts'
import { setPreferences } from './use-cases/set-preferences.ts'
import { tryTemplate } from './use-cases/try-template.ts'

const office = testOffice()
const salim = () => ({
  ...office.staff(salimId, may.manage),
  notices: [answerNotice],
  carries: ['email' as const, 'sms' as const],
})
const draft = { notice: 'test.told', text: 'أجبنا طلبك {no}، وهذا رابطه {url}' }

async function arrived() {
  const sent: { channel: string; recipient: string; subject: string; text: string }[] = []
  const by = (channel: string) => async (message: { recipient: string; subject: string; text: string }) =>
    `x-${sent.push({ channel, recipient: message.recipient, subject: message.subject, text: message.text })}`
  await office.announce(undefined, { sms: by('sms'), email: by('email') })
  return sent.sort((one, other) => one.channel.localeCompare(other.channel))
}

test('the words as they are typed come to whoever presses, with samples in them, by that way and no other', async () => {
  await salimAndMaryam(office)
  await tryTemplate(salim(), { ...draft, channel: 'sms' })
  await tryTemplate(salim(), { ...draft, channel: 'email', subject: 'أجبنا {no}' })
  const text = 'أجبنا طلبك SRV-1، وهذا رابطه https://example.om/r/1'
  expect(await arrived()).toEqual([
    expect.objectContaining({ channel: 'email', recipient: 'salim@example.com', subject: 'تجربة: أجبنا SRV-1', text }),
    expect.objectContaining({ channel: 'sms', recipient: '+96891110001', text }),
  ])
  expect((await bellOf(office.customer(salimId))).unread).toBe(0)
  expect(await office.history()).toEqual(['notifications.template-tried', 'notifications.template-tried'])
})

test('a bell is tried in the bell alone, and what one refuses of every day does not hold a trial back', async () => {
  await salimAndMaryam(office)
  await setPreferences(office.customer(salimId), { wanted: [] })
  await tryTemplate(salim(), { ...draft, channel: 'in-app' })
  expect(await arrived()).toEqual([])
  expect(await bellOf(office.customer(salimId))).toMatchObject({ unread: 1 })
  expect((await bellOf(office.customer(maryamId))).unread).toBe(0)
  await tryTemplate(salim(), { ...draft, channel: 'sms' })
  expect(await arrived()).toHaveLength(1)
})

test('nothing is tried that could not be saved, that nobody carries, or that has no address', async () => {
  await salimAndMaryam(office)
  const refused = (code: string) => ({ code: `notifications.${code}` })
  await expect(tryTemplate(salim(), { ...draft, channel: 'sms', text: 'طلبك {nu}' })).rejects.toMatchObject(refused('stranger'))
  await expect(tryTemplate(salim(), { ...draft, channel: 'email' })).rejects.toMatchObject(refused('no-subject'))
  await expect(tryTemplate({ ...salim(), carries: [] }, { ...draft, channel: 'sms' })).rejects.toMatchObject(
    refused('not-connected'),
  )
  await office.db.updateTable('userAccounts').set({ phone: null }).where('id', '=', salimId).execute()
  await expect(tryTemplate(salim(), { ...draft, channel: 'sms' })).rejects.toMatchObject(refused('unreachable'))
  await expect(tryTemplate(office.staff(maryamId), { ...draft, channel: 'sms' })).rejects.toMatchObject({ status: 403 })
  expect(await arrived()).toEqual([])
})

test('whoever presses on and on is stopped after twenty in an hour', async () => {
  await salimAndMaryam(office)
  for (let count = 0; count < 20; count += 1) await tryTemplate(salim(), { ...draft, channel: 'in-app' })
  await expect(tryTemplate(salim(), { ...draft, channel: 'in-app' })).rejects.toThrow('عشرون تجربة')
})

test('every message to customers has words ready for WhatsApp, and no code and no word of security goes by another’s phone', async () => {
  const ofVisitors = notices.filter(({ templates, category }) => category === 'service' && templates.sms)
  const worded = ofVisitors.filter(({ name }) => !name.startsWith('notifications.'))
  expect(worded.filter(({ templates }) => !templates.whatsapp).map(({ name }) => name)).toEqual([])
  expect(notices.filter(({ category, templates }) => category !== 'service' && templates.whatsapp)).toEqual([])
  await salimAndMaryam(office)
  const page = await noticePage({ ...salim(), notices }, 'site.answer-request', new URLSearchParams('channel=whatsapp'))
  expect(page).toMatchObject({ myPhone: '+96891110001', words: { version: 0, text: expect.stringContaining('{text}') } })
})
