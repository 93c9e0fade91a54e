import { expect, test } from 'vitest'
import { myConsents } from '#areas/identity/privacy/privacy-queries.ts'
import { giveMyConsent, withdrawMyConsent } from '#areas/identity/privacy/use-cases/change-consent.ts'
import { answerNotice, answerRequest, maryamId, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { myPreferences } from './preference-queries.ts'
import { isOffer, refusable } from './rule.ts'
import { forgetCodes } from './sending.ts'
import { setPreferences } from './use-cases/set-preferences.ts'

const office = testOffice()
const salim = () => office.customer(salimId)

async function sentTo(accountId: string, notice = answerNotice) {
  await answerRequest(office.visitor(), { accountId, no: 'SRV-12345' })
  await office.announceOnly([notice])
  const rows = await office.db
    .selectFrom('messages')
    .select(['channel', 'status', 'because', 'sendAfter', 'text'])
    .orderBy('channel')
    .execute()
  return rows.filter(({ channel }) => channel !== 'in-app')
}

test('what a person does not want by one way is held back there and says why; others hear as before', async () => {
  await salimAndMaryam(office)
  await setPreferences(salim(), { wanted: ['service email'] })
  expect(await sentTo(salimId)).toMatchObject([
    { channel: 'email', status: 'no-provider' },
    { channel: 'sms', status: 'suppressed', because: 'preference' },
  ])
  await office.db.deleteFrom('messages').execute()
  expect((await sentTo(maryamId)).map(({ status }) => status)).toEqual(['no-provider', 'no-provider'])
})

test('a mind that is changed while a message waits is asked again before it goes', async () => {
  await salimAndMaryam(office)
  await setPreferences(salim(), { wanted: [...refusable], quietFrom: '11:00', quietUntil: '13:00' })
  expect(await sentTo(salimId)).toMatchObject([
    { status: 'queued' },
    { status: 'queued', sendAfter: new Date('2026-01-15T09:00:00Z') },
  ])
  await setPreferences(salim(), { wanted: ['service email'] })
  office.later(2 * 3_600_000)
  await office.announceOnly([answerNotice])
  const states = await office.db
    .selectFrom('messages')
    .select(['status'])
    .where('channel', '<>', 'in-app')
    .orderBy('channel')
    .execute()
  expect(states).toEqual([{ status: 'no-provider' }, { status: 'suppressed' }])
})

test('offers are ticked by a consent alone, wherever it is given or withdrawn', async () => {
  await salimAndMaryam(office)
  const offers = async () => (await myPreferences(salim())).wanted.filter(isOffer)
  const consent = async () => (await myConsents(salim())).find(({ purpose }) => purpose === 'marketing')
  expect([await offers(), await consent()]).toEqual([[], undefined])
  await setPreferences(salim(), { wanted: ['service sms'] })
  expect(await consent()).toBeUndefined()

  await setPreferences(salim(), { wanted: ['service sms', 'marketing email'] })
  expect(await offers()).toEqual(['marketing email'])
  expect(await consent()).toMatchObject({ withdrawnAt: null })
  await withdrawMyConsent(salim(), { purpose: 'marketing' })
  expect(await offers()).toEqual([])

  await setPreferences(salim(), { wanted: ['service sms'] })
  await giveMyConsent(salim(), { purpose: 'marketing' })
  expect(await offers()).toEqual(['marketing sms', 'marketing email'])
  await setPreferences(salim(), { wanted: ['service sms'] })
  expect((await consent())?.withdrawnAt).not.toBeNull()
})

test('security goes although everything was refused', async () => {
  await salimAndMaryam(office)
  await setPreferences(salim(), { wanted: [] })
  const rows = await sentTo(salimId, { ...answerNotice, category: 'security' })
  expect(rows.map(({ status }) => status)).toEqual(['no-provider', 'no-provider'])
})

test('they are kept for the account that asks; half quiet hours, and a visitor, are refused', async () => {
  await salimAndMaryam(office)
  await setPreferences(salim(), { wanted: ['service sms'] })
  expect(await myPreferences(salim())).toMatchObject({ wanted: ['service sms'], quiet: null })
  expect(await myPreferences(office.customer(maryamId))).toMatchObject({
    wanted: ['service sms', 'service email', 'service whatsapp'],
  })
  await expect(setPreferences(salim(), { wanted: [], quietFrom: '22:00' })).rejects.toMatchObject({
    code: 'notifications.half-quiet',
  })
  await expect(setPreferences(office.visitor(), { wanted: [] })).rejects.toMatchObject({ status: 403 })
})

test('a code nobody carried is gone from the outbox after a day', async () => {
  await salimAndMaryam(office)
  await sentTo(salimId, { ...answerNotice, category: 'code' })
  await forgetCodes(office.visitor())
  const texts = async () =>
    (await office.db.selectFrom('messages').select('text').where('channel', '=', 'sms').execute()).map(({ text }) => text)
  expect(await texts()).toEqual([expect.stringContaining('12345')])
  office.later(25 * 3_600_000)
  await forgetCodes(office.visitor())
  expect(await texts()).toEqual([expect.not.stringContaining('12345')])
})
