import { setTimeout as sleep } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { giveConsent, withdrawConsent } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Carriers } from '#platform/messages/carrier.ts'
import { anyone } from '#platform/permissions.ts'
import { counting } from '#testing/counting.ts'
import { maryamId, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { bellOf } from './bell-queries.ts'
import { campaignLetters } from './campaign-audience.ts'
import { oneCampaign } from './campaign-queries.ts'
import { runCampaigns, writeCampaignLetters } from './campaign-sending.ts'
import { notificationPermissions as may } from './permissions.ts'
import { loader as campaignPage } from './routes/back-office-campaign.tsx'
import { cancelCampaign, scheduleCampaign, startCampaign } from './use-cases/run-campaign.ts'
import { setPreferences } from './use-cases/set-preferences.ts'
import { changeCampaign, writeCampaign } from './use-cases/write-campaign.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.campaign)
const shown = (campaignId: string) => oneCampaign(huda(), campaignId)
const offer = {
  kind: 'campaign' as const,
  title: 'عرض العيد',
  channels: ['sms' as const],
  text: 'خصم على الطرود حتى نهاية الأسبوع.',
}
const news = { kind: 'announcement' as const, title: 'إغلاق الفرع', text: 'نغلق يوم الخميس.', path: '/contact' }

/** Consent is given and taken back inside some command of the person's own. */
const consents = (accountId: string, given: boolean) =>
  command({
    name: 'test.consent',
    permission: anyone,
    input: z.object({}),
    async run(work) {
      const purpose = 'marketing' as const
      if (given) await giveConsent(work, { accountId, purpose, textVersion: '1', channel: 'web', evidence: 'test' })
      else await withdrawConsent(work, { accountId, purpose })
    },
  })(office.visitor(), {})

const sent: string[] = []
const carriers: Carriers = { sms: async ({ recipient }) => `sms-${sent.push(recipient)}` }

async function go() {
  await runCampaigns(office.visitor())
  await office.announce(undefined, carriers)
  await runCampaigns(office.visitor())
}

async function sendOffer(given = offer) {
  const { id } = await writeCampaign(huda(), given)
  await scheduleCampaign(huda(), { campaignId: id })
  return id
}

test('an offer reaches those alone who agreed to offers, and says beforehand how many they are', async () => {
  await salimAndMaryam(office)
  await consents(salimId, true)
  sent.length = 0
  const id = await sendOffer()
  expect((await shown(id))?.preview).toEqual({ meant: 2, people: 1, letters: 1 })
  await go()
  expect(sent).toEqual(['+96891110001'])
  expect(await shown(id)).toMatchObject({ status: 'sent', progress: [{ status: 'sent', count: 1 }], writtenLetters: 1 })
  await go()
  await office.announceAgain()
  await go()
  expect(sent).toHaveLength(1)
})

test('how many an offer reaches is asked of the database once, not once for each of them', async () => {
  const { db, asked } = counting(office.db)
  const offer = { kind: 'campaign' as const, channels: ['sms', 'email'], audience: { people: 'customers', wilayat: null } }
  const count = async () => {
    const before = asked()
    const { letters } = await db.transaction().execute((tx) => campaignLetters({ tx, now: office.visitor().now }, offer))
    return { letters: letters.length, reads: asked() - before }
  }
  await salimAndMaryam(office)
  await consents(salimId, true)
  const one = await count()
  await consents(maryamId, true)
  const two = await count()
  expect([one.letters, two.letters]).toEqual([2, 4])
  expect(two.reads).toBe(one.reads)
})

test('whoever withdraws the consent, or refuses this way, while the offer waits does not get it', async () => {
  await salimAndMaryam(office)
  await consents(salimId, true)
  await consents(maryamId, true)
  sent.length = 0
  const id = await sendOffer()
  await runCampaigns(office.visitor())
  await office.announce(undefined, {})
  await office.db.updateTable('messages').set({ status: 'queued' }).execute()
  await consents(salimId, false)
  await setPreferences(office.customer(maryamId), { wanted: [] })
  await office.announce(undefined, carriers)
  expect(sent).toEqual([])
  expect(await shown(id)).toMatchObject({ progress: [{ status: 'suppressed', count: 2 }] })
  expect((await shown(await sendOffer()))?.preview).toMatchObject({ people: 0, letters: 0 })
})

test('an offer waits for the end of the quiet hours', async () => {
  await salimAndMaryam(office)
  await consents(salimId, true)
  sent.length = 0
  office.later(10 * 3_600_000)
  const id = await sendOffer()
  await go()
  expect(sent).toEqual([])
  office.later(10 * 3_600_000)
  await go()
  expect(sent).toHaveLength(1)
  expect(await shown(id)).toMatchObject({ status: 'sent' })
})

test('an announcement rings the bell of every customer, or of those of one wilayat', async () => {
  await salimAndMaryam(office)
  const { id } = await writeCampaign(huda(), news)
  expect((await shown(id))?.preview).toEqual({ meant: 2, people: 2, letters: 2 })
  await scheduleCampaign(huda(), { campaignId: id })
  await go()
  expect(await bellOf(office.customer(salimId))).toMatchObject({ unread: 1, latest: [{ text: news.text, path: '/contact' }] })

  const { id: there } = await writeCampaign(huda(), { ...news, wilayat: 'صلالة' })
  expect((await shown(there))?.preview).toEqual({ meant: 0, people: 0, letters: 0 })
  const { id: staff } = await writeCampaign(huda(), { ...news, people: 'staff' })
  expect((await shown(staff))?.preview).toEqual({ meant: 0, people: 0, letters: 0 })
})

test('a campaign starts at its time, once, however many look', async () => {
  await salimAndMaryam(office)
  const { id: campaignId } = await writeCampaign(huda(), news)
  await scheduleCampaign(huda(), { campaignId, day: '2026-01-16', hour: '10:00' })
  await go()
  expect(await shown(campaignId)).toMatchObject({ status: 'scheduled' })
  office.later(22 * 3_600_000)
  await Promise.all([runCampaigns(office.visitor()), runCampaigns(office.visitor())])
  await go()
  expect(await shown(campaignId)).toMatchObject({ status: 'sent', writtenLetters: 2 })
  expect((await office.history()).filter((name) => name === 'notifications.campaign-started')).toHaveLength(1)
})

test('what has not gone when a campaign is cancelled does not go; a step from a wrong state is refused', async () => {
  await salimAndMaryam(office)
  await consents(salimId, true)
  sent.length = 0
  const campaignId = await sendOffer()
  await runCampaigns(office.visitor())
  await office.announce(undefined, {})
  expect(await cancelCampaign(huda(), { campaignId })).toEqual({ held: 1 })
  await go()
  expect(sent).toEqual([])
  const notNow = { code: 'notifications.not-now' }
  await expect(startCampaign(huda(), { campaignId })).rejects.toMatchObject(notNow)
  await expect(cancelCampaign(huda(), { campaignId })).rejects.toMatchObject(notNow)
  await expect(scheduleCampaign(huda(), { campaignId })).rejects.toMatchObject(notNow)
})

test('a campaign that is cancelled while its letters are written sends none of them', async () => {
  await salimAndMaryam(office)
  await consents(salimId, true)
  sent.length = 0
  const campaignId = await sendOffer()
  await runCampaigns(office.visitor())
  const { id: factId } = await office.db
    .selectFrom('facts')
    .select('id')
    .where('name', '=', 'notifications.campaign-started')
    .executeTakeFirstOrThrow()
  let cancelled: Promise<unknown> | undefined
  await office.db.transaction().execute(async (tx) => {
    const between: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if ('audience' in (result.rows[0] ?? {})) {
          cancelled = cancelCampaign(huda(), { campaignId })
          await Promise.race([cancelled, sleep(400)])
        }
        return result
      },
    }
    const record = () => expect.fail('a letter is no fact')
    await writeCampaignLetters.react({ ...office.visitor(), record, tx: tx.withPlugin(between) }, factId, {})
  })
  await cancelled
  expect(await office.db.selectFrom('messages').select('status').execute()).toEqual([{ status: 'cancelled' }])
})

test('an offer needs a way and an e-mail its subject; the past is no time; nobody else may', async () => {
  await expect(writeCampaign(huda(), { ...offer, text: '', channels: [] })).rejects.toMatchObject({
    issues: [{ path: ['text'] }, { path: ['channels'], message: 'اختر قناة واحدة على الأقل.' }],
  })
  await expect(writeCampaign(huda(), { ...offer, title: '-', channels: ['email'] })).rejects.toMatchObject({
    issues: [{ path: ['title'] }, { path: ['subject'], message: 'اكتب عنوان الرسالة البريدية.' }],
  })
  const { id } = await writeCampaign(huda(), offer)
  await expect(changeCampaign(huda(), { ...offer, campaignId: id, seen: 1, channels: ['email'] })).rejects.toMatchObject({
    issues: [{ path: ['subject'] }],
  })
  await expect(writeCampaign(huda(), { ...news, path: '//evil.example' })).rejects.toThrow()
  const { id: campaignId } = await writeCampaign(huda(), news)
  await expect(scheduleCampaign(huda(), { campaignId, day: '2026-01-01' })).rejects.toMatchObject({ code: 'notifications.past' })
  await expect(writeCampaign(office.staff('said'), news)).rejects.toMatchObject({ status: 403 })
  const page = visit(huda(), '/admin/notifications/campaigns/x')
  expect(await answered(campaignPage({ ...page, params: { campaignId: salimId } }))).toMatchObject({ init: { status: 404 } })
})
