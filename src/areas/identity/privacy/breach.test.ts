import { beforeEach, expect, test } from 'vitest'
import { identityPermissions as may } from '#areas/identity/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, visit } from '#testing/visit.ts'
import { breachClock } from './breach.ts'
import { breach, breaches, waitingPrivacy } from './privacy-desk.ts'
import { loader as page } from './routes/back-office-breach.tsx'
import { loader as paper } from './routes/back-office-breach-pdf.ts'
import { closeBreach, reportBreach, tellPeopleOfBreach } from './use-cases/move-breach.ts'
import { recordBreach } from './use-cases/record-breach.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.viewPrivacy, may.recordBreaches)
const id = '01900000-0000-7000-8000-00000000b0b0'
const hour = 3_600_000

const laptop = {
  id,
  title: 'ضياع حاسوب محمول',
  discoveredAt: '2026-01-15T11:00',
  happenedAt: '2026-01-14T20:00',
  what: 'ضاع حاسوب موظف في المطار وفيه جدول عملاء.',
  dataKinds: 'الأسماء وأرقام الهواتف',
  peopleCount: '٤٢',
  serious: 'yes',
  measures: 'أوقفنا حسابه ومسحنا الحاسوب عن بعد.',
} as const

beforeEach(() => customer('01900000-0000-7000-8000-000000000001', '+96891234567', 'active'))

const customer = (accountId: string, phone: string, status: 'active' | 'suspended') =>
  office.db
    .insertInto('userAccounts')
    .values({ id: accountId, kind: 'customer', name: 'سالم', phone, status, demonstration: false, createdAt: new Date() })
    .execute()

test('the seventy-two hours run from when it was known, and stop when the ministry has been told', () => {
  const discoveredAt = new Date('2026-01-15T07:00:00Z')
  const after = (hours: number) =>
    breachClock({ discoveredAt, reportedAt: null }, new Date(discoveredAt.getTime() + hours * hour))
  expect(after(0)).toEqual({ text: 'بقي 72 ساعة لإبلاغ الوزارة', tone: 'muted' })
  expect(after(61)).toEqual({ text: 'بقي 11 ساعة لإبلاغ الوزارة', tone: 'warning' })
  expect(after(71.5)).toEqual({ text: 'أبلغ الوزارة خلال هذه الساعة', tone: 'danger' })
  expect(after(74)?.text).toContain('فات موعد إبلاغ الوزارة')
  expect(breachClock({ discoveredAt, reportedAt: discoveredAt }, new Date())).toBeNull()
})

test('a breach is recorded once however often it is pressed, waits for whoever answers for it, and is told to the ministry', async () => {
  await Promise.all(Array.from({ length: 5 }, () => recordBreach(huda(), laptop)))
  expect(await breaches(huda())).toMatchObject([
    { number: expect.stringMatching(/^B2601-/), peopleCount: 42, serious: true, statusLabel: 'مسجَّلة' },
  ])
  expect(await waitingPrivacy(huda())).toMatchObject([{ dueAt: new Date('2026-01-18T07:00:00Z'), kind: 'حادثة بيانات' }])
  expect(await waitingPrivacy(office.staff('said', may.viewPrivacy))).toEqual([])

  await reportBreach(huda(), { id, reference: 'بلاغ 77 بالبريد' })
  expect(await breach(huda(), id)).toMatchObject({ clock: null, reportReference: 'بلاغ 77 بالبريد' })
  await expect(reportBreach(huda(), { id, reference: 'مرة أخرى' })).rejects.toMatchObject({ code: 'identity.breach-moved' })
  expect(await waitingPrivacy(huda())).toEqual([])
})

test('people who could be harmed hear of it before it is closed: active customers, each once, with what to do', async () => {
  await customer('01900000-0000-7000-8000-000000000002', '+96891234568', 'suspended')
  await recordBreach(huda(), laptop)
  await expect(closeBreach(huda(), { id, lessons: 'نسي إغلاقه' })).rejects.toMatchObject({ code: 'identity.breach-untold' })
  await reportBreach(huda(), { id, reference: 'بلاغ 77' })
  await expect(closeBreach(huda(), { id, lessons: 'نسي إغلاقه' })).rejects.toMatchObject({ code: 'identity.breach-untold' })

  const advice = 'احذر من يتصل بك باسمنا.'
  const told = () => tellPeopleOfBreach(huda(), { id, audience: 'customers', advice })
  const both = await Promise.allSettled([told(), told()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await office.announce()
  const messages = await office.messages()
  expect(messages.filter(({ channel }) => channel === 'in-app')).toHaveLength(1)
  expect(messages.find(({ channel }) => channel === 'in-app')?.text).toContain(advice)
  expect(messages.filter(({ channel }) => channel === 'sms').map(({ recipient }) => recipient)).toEqual(['+96891234567'])

  await closeBreach(huda(), { id, lessons: 'تُشفَّر الأقراص كلها من الآن.' })
  expect(await breach(huda(), id)).toMatchObject({ statusLabel: 'مغلقة' })
})

test('listed people are told by phone or mailbox, and a line that is neither is named', async () => {
  await recordBreach(huda(), laptop)
  await reportBreach(huda(), { id, reference: 'بلاغ 77' })
  const tell = (contacts?: string) => tellPeopleOfBreach(huda(), { id, audience: 'listed', contacts, advice: 'غيّر كلمة المرور.' })
  await expect(tell()).rejects.toMatchObject({ issues: [{ path: ['contacts'] }] })
  await expect(tell('91234567\nليس رقمًا')).rejects.toMatchObject({ issues: [{ message: expect.stringContaining('ليس رقمًا') }] })
  await tell('٩١٢٣٤٥٦٩\nmaryam@example.com')
  await office.announce()
  expect((await office.messages()).map(({ recipient }) => recipient).sort()).toEqual(['+96891234569', 'maryam@example.com'])
})

test('the notice for the ministry says what the law asks for', async () => {
  await recordBreach(huda(), laptop)
  const response = await paper(visit(huda(), `/admin/privacy/breaches/${id}/pdf`, { params: { id } }))
  const text = pdfText(new Uint8Array(await response.arrayBuffer()))
  for (const part of ['إشعار بحادثة بيانات شخصية', '42', 'الأسماء وأرقام الهواتف']) expect(text).toContain(part)
  expect(response.headers.get('content-type')).toBe('application/pdf')
})

test('what cannot be is refused, and nobody without the permission sees or records any', async () => {
  await expect(recordBreach(huda(), { ...laptop, happenedAt: '2025-02-31T10:00' })).rejects.toThrow('اكتب اليوم والساعة.')
  await expect(recordBreach(huda(), { ...laptop, discoveredAt: '2026-01-16T00:00' })).rejects.toMatchObject({
    code: 'identity.breach-in-future',
  })
  await expect(recordBreach(huda(), { ...laptop, happenedAt: '2026-01-15T11:30' })).rejects.toMatchObject({
    issues: [{ path: ['happenedAt'] }],
  })
  await expect(recordBreach(office.staff('said', may.viewPrivacy), laptop)).rejects.toMatchObject({ status: 403 })
  await expect(reportBreach(huda(), { id, reference: 'لا شيء' })).rejects.toMatchObject({ status: 404 })
  const look = (ctx: ReturnType<typeof huda>) => answered(page(visit(ctx, `/admin/privacy/breaches/${id}`, { params: { id } })))
  expect(await look(office.customer('salim'))).toMatchObject({ init: { status: 403 } })
  expect(await look(huda())).toMatchObject({ init: { status: 404 } })
})
