import { expect, test } from 'vitest'
import { answerNotice, answerRequest, salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { changedWords } from '#values/changed-words.ts'
import { partsOf, strangers } from '#values/filling.ts'
import { smsLength } from '#values/sms.ts'
import { notificationPermissions as may } from './permissions.ts'
import { noticeList, noticePage } from './template-queries.ts'
import { changeRule } from './use-cases/change-rule.ts'
import { restoreTemplate, writeTemplate } from './use-cases/write-template.ts'

const office = testOffice()
const withNotice = (ctx: ReturnType<typeof office.staff>) => ({ ...ctx, notices: [answerNotice] })
const huda = () => withNotice(office.staff('01a1fa06-b267-7b4e-8fe6-0000000000aa', may.manage))
const ofSms = { notice: 'test.told', channel: 'sms' as const }
const rule = { notice: 'test.told', enabled: 'yes' as const, channels: ['sms' as const], quiet: 'yes' as const }
const shown = (query: Record<string, string> = {}) => noticePage(huda(), 'test.told', new URLSearchParams(query))

async function sent(no = 'SRV-1') {
  await answerRequest(office.visitor(), { accountId: salimId, no })
  await office.announceOnly([answerNotice])
  const rows = await office.db
    .selectFrom('messages')
    .select(['channel', 'text', 'status', 'because', 'sendAfter'])
    .orderBy('id')
    .execute()
  return rows.filter(({ text }) => text.includes(no))
}
const texts = async (no: string) => (await sent(no)).map(({ channel, text }) => [channel, text])

test('what the office writes goes from the next message on; what went before keeps its words', async () => {
  await salimAndMaryam(office)
  await sent('SRV-1')
  expect(await writeTemplate(huda(), { ...ofSms, text: 'جاء الرد على {no}' })).toEqual({ channel: 'sms', version: 1 })
  expect(await texts('SRV-2')).toContainEqual(['sms', 'جاء الرد على SRV-2'])
  const first = await office.db
    .selectFrom('messages')
    .select('text')
    .where('text', 'like', '%SRV-1%')
    .where('channel', '=', 'sms')
    .execute()
  expect(first).toEqual([{ text: 'التحالف: أجبنا طلبك SRV-1: http://office/r/SRV-1' }])
})

test('each saving is a version, the same words are none, and an earlier one comes back as the newest', async () => {
  await writeTemplate(huda(), { ...ofSms, text: 'الأولى {no}' })
  await writeTemplate(huda(), { ...ofSms, text: 'الثانية {no}' })
  expect(await writeTemplate(huda(), { ...ofSms, text: 'الثانية {no}' })).toMatchObject({ version: 2 })
  expect(await restoreTemplate(huda(), { ...ofSms, version: 1 })).toMatchObject({ version: 3 })
  expect(await restoreTemplate(huda(), { ...ofSms, version: 0 })).toMatchObject({ version: 4 })
  await expect(restoreTemplate(huda(), { ...ofSms, version: 9 })).rejects.toMatchObject({ status: 404 })
  expect((await shown())?.channel).toBe('in-app')
  const page = await shown({ channel: 'sms', compare: '1' })
  expect(page?.versions.map(({ version }) => version)).toEqual([4, 3, 2, 1, 0])
  expect(page).toMatchObject({ words: { version: 4, text: answerNotice.templates.sms }, compared: { text: 'الأولى {no}' } })
  expect(await office.history()).toHaveLength(4)
})

test('a variable that this message does not have is refused, a half deleted one too', async () => {
  for (const text of ['طلبك {nu}', 'طلبك {no', 'طلبك no}', 'طلبك {}', 'طلبك {no} {__proto__}']) {
    await expect(writeTemplate(huda(), { ...ofSms, text }), text).rejects.toMatchObject({ code: 'notifications.stranger' })
  }
  await expect(writeTemplate(huda(), { ...ofSms, channel: 'email', text: 'نص' })).rejects.toMatchObject({
    code: 'notifications.no-subject',
  })
  await expect(writeTemplate(huda(), { ...ofSms, notice: 'test.nothing', text: 'نص' })).rejects.toMatchObject({ status: 404 })
  expect(strangers('{no} {url}', ['no', 'url'])).toEqual([])
})

test('two who save at once make two versions or one is told, never one version twice', async () => {
  const saved = await Promise.allSettled([
    writeTemplate(huda(), { ...ofSms, text: 'من هدى' }),
    writeTemplate(huda(), { ...ofSms, text: 'من سعيد' }),
  ])
  const versions = await office.db.selectFrom('messageTemplates').select('version').execute()
  expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
  expect(versions).toHaveLength(saved.filter(({ status }) => status === 'fulfilled').length)
})

test('a hostile value stays text: it is neither filled again nor read as a pattern', async () => {
  await salimAndMaryam(office)
  expect(await texts('<b>{url}</b>$&$1')).toContainEqual(['in-app', 'أجبنا طلبك <b>{url}</b>$&$1'])
})

test('the rule says whether, by which ways, how long after, and not in the quiet hours', async () => {
  await salimAndMaryam(office)
  await changeRule(huda(), { ...rule, delayMinutes: '90' })
  expect(await sent('SRV-1')).toMatchObject([{ channel: 'sms', status: 'queued', sendAfter: new Date('2026-01-15T09:30:00Z') }])
  await changeRule(huda(), { ...rule, delayMinutes: '720' })
  expect(await sent('SRV-2')).toMatchObject([{ sendAfter: new Date('2026-01-16T04:00:00Z') }])
  await changeRule(huda(), { ...rule, delayMinutes: '720', quiet: undefined })
  expect(await sent('SRV-3')).toMatchObject([{ sendAfter: new Date('2026-01-15T20:00:00Z') }])
  await changeRule(huda(), { ...rule, enabled: undefined })
  expect(await sent('SRV-4')).toEqual([])
  expect(await noticeList(huda())).toMatchObject([{ enabled: false, channels: ['sms'] }])
})

test('a message that waited into the quiet hours goes after them', async () => {
  await salimAndMaryam(office)
  await changeRule(huda(), { ...rule, delayMinutes: '60' })
  await sent('SRV-1')
  office.later(12 * 3_600_000)
  await office.announceOnly([answerNotice])
  const [message] = await office.db.selectFrom('messages').select(['status', 'sendAfter']).execute()
  expect(message).toEqual({ status: 'queued', sendAfter: new Date('2026-01-16T04:00:00Z') })
})

test('a way without words is not taken, codes cannot be stopped, and the same rule is no change', async () => {
  await expect(changeRule(huda(), { ...rule, channels: ['whatsapp'] })).rejects.toMatchObject({ code: 'notifications.no-words' })
  const code = { ...huda(), notices: [{ ...answerNotice, category: 'code' as const }] }
  await expect(changeRule(code, { ...rule, enabled: undefined })).rejects.toMatchObject({ code: 'notifications.needed' })
  await changeRule(huda(), rule)
  await changeRule(huda(), rule)
  expect(await office.history()).toEqual(['notifications.rule-changed'])
  await expect(changeRule(withNotice(office.staff('said', may.view)), rule)).rejects.toMatchObject({ status: 403 })
})

test('words are tried on what really happened, and on the longest that has come', async () => {
  await salimAndMaryam(office)
  expect(await shown()).toMatchObject({ records: [], samples: { no: 'SRV-1' }, longest: { no: 'SRV-2026-00000042' } })
  await sent('SRV-2026-000000000000000000042')
  expect(await shown()).toMatchObject({
    records: [{ no: 'SRV-2026-000000000000000000042', url: expect.stringContaining('/r/SRV') }],
    longest: { no: 'SRV-2026-000000000000000000042' },
  })
})

test('the length is that of the filled text, in parts of 70 and 67', () => {
  expect(smsLength('أ'.repeat(70))).toEqual({ letters: 70, parts: 1, room: 70 })
  expect(smsLength('أ'.repeat(71))).toEqual({ letters: 71, parts: 2, room: 134 })
  expect(smsLength('أ'.repeat(135))).toMatchObject({ parts: 3 })
  expect(smsLength('a'.repeat(161))).toEqual({ letters: 161, parts: 2, room: 306 })
  expect(partsOf('طلبك {no}.')).toEqual([
    { kind: 'words', text: 'طلبك ' },
    { kind: 'variable', name: 'no' },
    { kind: 'words', text: '.' },
  ])
})

test('two versions are compared word by word', () => {
  expect(changedWords('وصل طلبك اليوم', 'وصل ردنا اليوم')).toEqual([
    { kind: 'same', text: 'وصل ' },
    { kind: 'gone', text: 'طلبك ' },
    { kind: 'new', text: 'ردنا ' },
    { kind: 'same', text: 'اليوم' },
  ])
})
