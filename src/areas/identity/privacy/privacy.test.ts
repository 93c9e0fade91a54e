import { beforeEach, expect, test } from 'vitest'
import { hasConsent } from '#areas/identity/public.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, visit } from '#testing/visit.ts'
import { keptAbout, myConsents, myPrivacyRequests, subjectOf } from './privacy-queries.ts'
import { action, loader } from './routes/portal-my-data.tsx'
import { loader as copy } from './routes/portal-my-data-copy.ts'
import { giveMyConsent, withdrawMyConsent } from './use-cases/change-consent.ts'
import { requestPrivacy } from './use-cases/request-privacy.ts'
import { takeMyData } from './use-cases/take-my-data.ts'

const office = testOffice()
const salim = '01900000-0000-7000-8000-000000000001'
const maryam = '01900000-0000-7000-8000-000000000002'
const day = 86_400_000

beforeEach(async () => {
  await account(salim, { name: 'سالم المعشني', phone: '+96891234567', email: 'salim@example.com' })
  await account(maryam, { name: 'مريم', phone: '+96891234568', email: null })
})

const account = (id: string, who: { name: string; phone: string; email: string | null }) =>
  office.db
    .insertInto('userAccounts')
    .values({ id, ...who, kind: 'customer', status: 'active', demonstration: false, createdAt: new Date() })
    .execute()

const ask = (phone: string, message: string) =>
  sendInquiry(office.visitor(), { formId: office.visitor().newId(), name: 'سالم', phone, replyBy: 'call', message })

test('one sees everything that is kept about oneself, and nothing of anybody else', async () => {
  await ask('91234567', 'هل لديكم حفارة؟')
  await ask('91234568', 'رسالة مريم وحدها')
  await giveMyConsent(office.customer(salim), { purpose: 'marketing' })

  const { kept, consents } = await loader(visit(office.customer(salim), '/dashboard/my-data'))
  expect(kept.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account', 'consents', 'requests']))
  expect(JSON.stringify(kept)).toContain('هل لديكم حفارة؟')
  expect(JSON.stringify(kept)).not.toContain('رسالة مريم وحدها')
  expect(consents).toMatchObject([{ purpose: 'marketing', label: 'استلام العروض', withdrawnAt: null }])
})

test('a copy comes for machines and on paper, each is written down, and a visitor gets none', async () => {
  await ask('91234567', '#panic("x") هل لديكم حفارة؟')
  const take = (ctx: ReturnType<typeof office.visitor>, form: string) =>
    copy({ ...visit(ctx, `/dashboard/my-data/copy/${form}`), params: { form } })

  const json = await take(office.customer(salim), 'json')
  expect(json.headers.get('cache-control')).toContain('no-store')
  expect(await json.json()).toMatchObject({
    accountId: salim,
    data: { account: [{ phone: '+96891234567' }], requests: [{ answer1: '#panic("x") هل لديكم حفارة؟' }] },
  })
  const text = pdfText(await takeMyData(office.customer(salim), 'pdf'))
  expect(text).toContain('+96891234567')
  expect(text).toContain('panic("x")')
  expect((await office.history()).filter((name) => name === 'identity.personal-data-taken')).toHaveLength(2)
  expect(await answered(take(office.visitor(), 'json'))).toMatchObject({ status: 302 })
  expect(await answered(take(office.customer(salim), 'xml'))).toMatchObject({ init: { status: 404 } })
  const looking = office.customer(salim)
  looking.actor.seenBy = office.staff('maryam').actor
  expect(await answered(take(looking, 'json')), 'a no is no error').toMatchObject({ init: { status: 403 } })
  await expect(takeMyData(office.customer('nobody'), 'json')).rejects.toMatchObject({ status: 403 })
})

test('a consent withdrawn is withdrawn at once, for its owner alone, and can be given again', async () => {
  const mine = () => hasConsent(office, salim, 'marketing')
  const send = (act: string) =>
    answered(action(visit(office.customer(salim), `/dashboard/my-data?act=${act}`, { form: { purpose: 'marketing' } })))

  expect(await mine()).toBe(false)
  expect(await send('consent')).toMatchObject({ status: 303 })
  await giveMyConsent(office.customer(salim), { purpose: 'marketing' })
  expect(await mine()).toBe(true)
  await expect(withdrawMyConsent(office.customer(maryam), { purpose: 'marketing' })).rejects.toMatchObject({
    code: 'identity.no-consent',
  })
  expect(await mine()).toBe(true)

  expect(await send('withdraw')).toMatchObject({ status: 303 })
  expect(await mine()).toBe(false)
  expect(await send('withdraw')).toMatchObject({ init: { status: 409 } })
  office.later(1000)
  await giveMyConsent(office.customer(salim), { purpose: 'marketing' })
  expect(await myConsents(office.customer(salim))).toMatchObject([{ withdrawnAt: null }])
  expect(await office.db.selectFrom('consents').selectAll().execute()).toHaveLength(2)
})

test('what the account depends on is not withdrawn with a press', async () => {
  const form = { purpose: 'terms' }
  const outcome = await answered(action(visit(office.customer(salim), '/dashboard/my-data?act=withdraw', { form })))
  expect(outcome).toMatchObject({ init: { status: 422 } })
})

test('a request has a number and forty-five days; the same is asked once, also of ten at once', async () => {
  const { number, dueOn } = await requestPrivacy(office.customer(salim), { kind: 'erasure' })
  expect(number).toMatch(/^P2601-\d{5}-\d$/)
  expect(dueOn).toBe('2026-03-01')

  const ten = Array.from({ length: 10 }, () => requestPrivacy(office.customer(maryam), { kind: 'access' }))
  const outcomes = await Promise.allSettled(ten)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(requestPrivacy(office.customer(salim), { kind: 'erasure' })).rejects.toMatchObject({
    code: 'identity.privacy-asked-before',
  })
  await requestPrivacy(office.customer(salim), { kind: 'access' })

  office.later(40 * day)
  const mine = await myPrivacyRequests(office.customer(salim))
  expect(mine.map(({ kindLabel, left }) => ({ kindLabel, left }))).toEqual([
    { kindLabel: 'نسخة من البيانات', left: 5 },
    { kindLabel: 'حذف', left: 5 },
  ])
})

test('a request that does not explain itself has to be explained, and a visitor asks nothing', async () => {
  await expect(requestPrivacy(office.customer(salim), { kind: 'correction' })).rejects.toMatchObject({
    issues: [{ path: ['text'] }],
  })
  await expect(requestPrivacy(office.visitor(), { kind: 'access' })).rejects.toMatchObject({ status: 403 })
  await expect(requestPrivacy(office.customer('no-account'), { kind: 'access' })).rejects.toMatchObject({ status: 403 })
})

test('what was sent with a contact belongs to whom the contact was shown to be', async () => {
  await ask('91234567', 'من هاتف سالم')
  const of = async (id: string) => {
    const subject = await subjectOf(office, id)
    return subject ? JSON.stringify(await keptAbout(office.customer(id), subject)) : ''
  }
  expect(await of(salim)).toContain('من هاتف سالم')
  expect(await of(maryam)).not.toContain('من هاتف سالم')
})
