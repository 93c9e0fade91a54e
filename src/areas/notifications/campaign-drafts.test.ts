import { expect, test } from 'vitest'
import { z } from 'zod'
import { branches } from '#areas/company/public.ts'
import { makeCustomer } from '#areas/customers/public.ts'
import { giveConsent } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { maryamId, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { oneCampaign } from './campaign-queries.ts'
import { notificationPermissions as may } from './permissions.ts'
import { cancelCampaign, scheduleCampaign } from './use-cases/run-campaign.ts'
import { changeCampaign, writeCampaign } from './use-cases/write-campaign.ts'

const office = testOffice()
const [huda, said] = [() => office.staff('huda', may.campaign), () => office.staff('said', may.campaign)]
const news = { kind: 'announcement' as const, title: 'إغلاق الفرع', text: 'نغلق يوم الخميس.' }
const offer = { kind: 'campaign' as const, title: 'عرض', text: 'خصم على الطرود.', channels: ['sms' as const] }
const shown = (id: string) => oneCampaign(huda(), id)

/** Salim rents a flat in Salalah; Maryam's company sends parcels from Thumrait. */
const known = command({
  name: 'test.known',
  permission: anyone,
  input: z.object({}),
  async run(work) {
    const salim = await makeCustomer(work, { name: 'سالم الكثيري', phone: '+96891110001', roles: ['tenant'] })
    const maryam = await makeCustomer(work, { name: 'مؤسسة مريم', phone: '+96891110002', kind: 'company', roles: ['merchant'] })
    const joined = { joinedAt: work.now() }
    await work.tx
      .insertInto('customerAccounts')
      .values([
        { ...joined, accountId: salimId, partyId: salim.id },
        { ...joined, accountId: maryamId, partyId: maryam.id },
      ])
      .execute()
    await work.tx.updateTable('parties').set({ wilayat: 'صلالة' }).where('id', '=', salim.id).execute()
    await giveConsent(work, { accountId: salimId, purpose: 'marketing', textVersion: '1', channel: 'web', evidence: 'test' })
  },
})

test('an audience is narrowed by trade, kind, wilayat and branch, and the count follows', async () => {
  await salimAndMaryam(office)
  await known(office.visitor(), {})
  const { branchId } = await office.db.selectFrom('parties').select('branchId').limit(1).executeTakeFirstOrThrow()
  const reached = async (narrowed: object) =>
    (await shown((await writeCampaign(huda(), { ...news, ...narrowed })).id))?.preview?.people

  expect(await reached({})).toBe(2)
  expect(await reached({ service: 'rent' })).toBe(1)
  expect(await reached({ service: 'cars' })).toBe(0)
  expect(await reached({ customerKind: 'company' })).toBe(1)
  expect(await reached({ service: 'rent', customerKind: 'company' })).toBe(0)
  expect(await reached({ wilayat: 'صلالة' })).toBe(1)
  if (branchId) expect(await reached({ branchId })).toBe(2)
  await expect(writeCampaign(huda(), { ...news, branchId: salimId })).rejects.toMatchObject({ code: 'notifications.no-branch' })
})

test('an offer says how many the filters mean, and how many of them agreed', async () => {
  await salimAndMaryam(office)
  await known(office.visitor(), {})
  const { id } = await writeCampaign(huda(), offer)
  expect((await shown(id))?.preview).toEqual({ meant: 2, people: 1, letters: 1 })
})

test('whoever ended what they were to us in a trade is not meant by it any more', async () => {
  await salimAndMaryam(office)
  await known(office.visitor(), {})
  await office.db.updateTable('partyRoles').set({ until: '2026-01-15' }).where('role', '=', 'tenant').execute()
  const { id } = await writeCampaign(huda(), { ...news, service: 'rent' })
  expect((await shown(id))?.preview?.people).toBe(0)
})

test('a draft is written anew, and of two who do so at once the second hears of it', async () => {
  const { id: campaignId } = await writeCampaign(huda(), news)
  const outcomes = await Promise.allSettled([
    changeCampaign(huda(), { ...news, campaignId, seen: 1, text: 'نغلق يوم الأربعاء.' }),
    changeCampaign(said(), { ...news, campaignId, seen: 1, text: 'نغلق يوم الثلاثاء.' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'notifications.together' } })
  expect(await shown(campaignId)).toMatchObject({ version: 2, text: expect.stringMatching(/الأربعاء|الثلاثاء/) })
  expect(await office.history()).toEqual(['notifications.campaign-written', 'notifications.campaign-changed'])
})

test('words that were changed meanwhile are not sent unread, and what was sent is not changed', async () => {
  const { id: campaignId } = await writeCampaign(huda(), news)
  await changeCampaign(said(), { ...news, campaignId, seen: 1, text: 'نغلق يوم الأربعاء.' })
  await expect(scheduleCampaign(huda(), { campaignId, seen: 1 })).rejects.toMatchObject({ code: 'notifications.not-now' })
  await scheduleCampaign(huda(), { campaignId, seen: 2 })
  const again = { ...news, campaignId, seen: 2 }
  await expect(changeCampaign(huda(), again)).rejects.toMatchObject({ code: 'notifications.not-now' })
  await cancelCampaign(huda(), { campaignId })
  await expect(changeCampaign(huda(), again)).rejects.toMatchObject({ code: 'notifications.not-now' })
  await expect(changeCampaign(huda(), { ...again, campaignId: salimId })).rejects.toMatchObject({ status: 404 })
  await expect(changeCampaign(office.staff('ali'), again)).rejects.toMatchObject({ status: 403 })
})

test('an announcement to staff reaches those of a role, of a branch, or of both; whoever works everywhere works there too', async () => {
  await salimAndMaryam(office)
  await office.db.updateTable('userAccounts').set({ kind: 'staff' }).execute()
  const held = { since: office.visitor().now(), until: null }
  const [branch] = await branches(office.visitor())
  const branchId = branch?.id ?? ''
  await office.db
    .insertInto('userRoles')
    .values([
      { ...held, id: office.visitor().newId(), accountId: salimId, role: 'cashier', branchId },
      { ...held, id: office.visitor().newId(), accountId: maryamId, role: 'auditor', branchId: null },
    ])
    .execute()
  const reached = async (narrowed: object) =>
    (await shown((await writeCampaign(huda(), { ...news, people: 'staff', ...narrowed })).id))?.preview?.people

  expect(await reached({})).toBe(2)
  expect(await reached({ role: 'cashier' })).toBe(1)
  expect(await reached({ role: 'counterAgent' })).toBe(0)
  expect(await reached({ branchId })).toBe(2)
  await office.db.updateTable('userRoles').set({ until: office.visitor().now() }).where('accountId', '=', maryamId).execute()
  expect(await reached({ branchId })).toBe(1)
  expect(await reached({ branchId, role: 'auditor' })).toBe(0)
  await expect(reached({ role: 'nobody' })).rejects.toMatchObject({ code: 'notifications.no-role' })
  const { id } = await writeCampaign(huda(), { ...news, people: 'staff', role: 'cashier', branchId })
  expect(await shown(id)).toMatchObject({ role: 'أمين الصندوق', audience: { people: 'staff', role: 'cashier', branchId } })
})

test('a draft that becomes an announcement to staff keeps no filter of customers', async () => {
  const { id: campaignId } = await writeCampaign(huda(), { ...offer, wilayat: 'صلالة' })
  await changeCampaign(huda(), { ...news, campaignId, seen: 1, people: 'staff', wilayat: 'صلالة' })
  expect(await shown(campaignId)).toMatchObject({ channels: ['in-app'], audience: { people: 'staff', wilayat: null } })
})

test('what goes at once goes, though the clock moves on meanwhile', async () => {
  const { id: campaignId } = await writeCampaign(huda(), news)
  let ticks = huda().now().getTime()
  const ctx = { ...huda(), now: () => new Date(++ticks) }
  expect(await scheduleCampaign(ctx, { campaignId })).toEqual({ isNow: true })
})
