import { beforeEach, expect, test } from 'vitest'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { seedParcels } from '#areas/parcels/seed.ts'
import { theHouseItself } from '#platform/actors.ts'
import { fleetOf } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { filled } from './answers.ts'
import { assistantPermissions as may } from './permissions.ts'
import { pagesAbout, questions, searchQuestions } from './public.ts'
import { questionList, questionPage } from './question-queries.ts'
import { publishQuestion } from './use-cases/publish-question.ts'
import { restoreQuestion } from './use-cases/restore-question.ts'
import { withdrawQuestion } from './use-cases/withdraw-question.ts'
import { answerValues } from './values.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.editQuestions)
const { aClass } = fleetOf(office)
const shown = async () => (await questions(office.visitor())).map(({ question }) => question)
const set = (typed: Parameters<typeof changeSettings>[1]) => changeSettings({ ...office.visitor(), actor: theHouseItself }, typed)
const hours = { question: 'متى تفتحون في رمضان؟', answer: 'من العاشرة إلى الثالثة.' }

/** The first questions came with a migration and stay between tests; those of a test do not. */
beforeEach(async () => {
  await office.db.deleteFrom('questions').where('question', 'like', '%رمضان%').execute()
})

test('a new office answers what needs no setting, and nothing about pages that are not there', async () => {
  const all = await shown()
  expect(all).toContain('هل أستطيع الدفع بشيكات آجلة؟')
  for (const waiting of ['ما المطلوب لاستئجار سيارة؟', 'هل على إيجار السكن ضريبة قيمة مضافة؟', 'كيف أنشئ حسابًا؟'])
    expect(all).not.toContain(waiting)
})

test('an answer appears with what it speaks of: a setting, the age from which a car is let', async () => {
  await set({ vatRate: '5' })
  await aClass()
  const cars = await questions(office.visitor(), 'cars')
  expect(cars).toHaveLength(2)
  expect(cars[0]).toMatchObject({ service: 'cars', link: { path: '/services/car-rental', label: 'تأجير السيارات' } })
  expect(cars[0]?.answer).toContain('وعمر لا يقل عن 21 سنة،')
  expect((await questions(office.visitor(), 'rent')).map(({ answer }) => answer).join()).toContain('بنسبة 5%.')
})

test('what is asked of parcels is answered; what the tariff says, only while one is in force', async () => {
  const ofParcels = () => questions(office.visitor(), 'parcels')
  expect((await ofParcels()).map(({ question }) => question)).toEqual(['كيف أرسل طردًا؟', 'ما الذي لا يُقبل في الطرود؟'])
  expect(await searchQuestions(office.visitor(), 'طرد')).toHaveLength(2)

  await seedParcels({ ...office.visitor(), actor: theHouseItself })
  expect((await ofParcels()).map(({ answer }) => answer)).toEqual([
    expect.stringContaining('يصلك رقم الطلب'),
    expect.stringContaining('الوزن حتى 25 كجم.'),
    'نحتسب الأكبر من الوزن الفعلي والوزن الحجمي: الطول × العرض × الارتفاع بالسنتيمتر ÷ 5000',
    'نوصل داخل صلالة، ولايات ظفار، مسقط والشمال، دول الخليج.',
    expect.stringMatching(/^مواد لا تُقبل: المواد الخطرة/),
  ])
  const first = async (typed: string) => (await searchQuestions(office.visitor(), typed))[0]?.question
  expect(await first('سعر الشحن')).toBe('بكم أرسل طردًا؟')
  expect(await first('كيف تحسبون الوزن')).toBe('كيف يُحسب الوزن؟')
  expect(await first('ممنوعات الطرود')).toBe('ما الذي لا يُقبل في الطرود؟')
})

test('what the company does not take in parcels is told as the company says it', async () => {
  await set({ parcelProhibited: 'السوائل.' })
  const [, refused] = await questions(office.visitor(), 'parcels')
  expect(refused?.answer).toBe('مواد لا تُقبل: السوائل.')
})

test('whoever finds no question is led to the pages that have to do with it', () => {
  expect(pagesAbout('بيع سيارات')[0]).toEqual({ path: '/services/car-rental', label: 'تأجير السيارات' })
  expect(pagesAbout('تتبع الشحنة')[0]?.path).toBe('/services/parcels')
  expect(pagesAbout('زنجبيل')).toEqual([])
})

test('a published question is shown last, changed in place, and withdrawn', async () => {
  const { questionId } = await publishQuestion(huda(), hours)
  expect((await shown()).at(-1)).toBe(hours.question)

  await publishQuestion(huda(), {
    ...hours,
    questionId,
    service: 'parcels',
    position: '5',
    linkPath: '/contact',
    linkLabel: 'تواصل معنا',
  })
  expect((await questions(office.visitor()))[0]).toMatchObject({ id: questionId, service: 'parcels', link: { path: '/contact' } })

  await withdrawQuestion(huda(), { questionId })
  expect(await shown()).not.toContain(hours.question)
  await publishQuestion(huda(), { ...hours, questionId })
  expect(await shown()).toContain(hours.question)
  expect(await office.history()).toEqual([
    'assistant.question-published',
    'assistant.question-published',
    'assistant.question-withdrawn',
    'assistant.question-published',
  ])
})

test('a question stands once, even when twenty publish it together', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => publishQuestion(huda(), hours)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'assistant.question-exists' } })
})

test('what cannot be published is refused in words', async () => {
  const { questionId } = await publishQuestion(huda(), hours)
  const other = { question: 'أين أقف في رمضان؟', answer: 'أمام المكتب.' }
  const nobody = '00000000-0000-7000-8000-000000000000'
  await publishQuestion(huda(), other)

  await expect(publishQuestion(huda(), { ...other, questionId })).rejects.toMatchObject({ code: 'assistant.question-exists' })
  await expect(publishQuestion(huda(), { ...hours, questionId: nobody, question: 'رمضان؟' })).rejects.toMatchObject({
    code: 'assistant.no-question',
  })
  for (const answer of ['العمر {age}.', 'العمر {carMinAge:colour.gen}.', 'العمر {carMinAge']) {
    const refused = publishQuestion(huda(), { question: 'العمر في رمضان؟', answer })
    await expect(refused).rejects.toMatchObject({ code: 'assistant.unknown-variable' })
  }
  for (const linkPath of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)']) {
    await expect(publishQuestion(huda(), { ...other, linkPath, linkLabel: 'هنا' })).rejects.toMatchObject({ name: 'ZodError' })
  }
  await expect(publishQuestion(huda(), { ...other, linkPath: '/contact' })).rejects.toMatchObject({
    issues: [{ path: ['linkLabel'], message: 'اكتب الرابط واسمه معًا، أو اتركهما.' }],
  })
})

test('only one of two who withdraw at once has done it, and only who may', async () => {
  const { questionId } = await publishQuestion(huda(), hours)
  await expect(withdrawQuestion(office.visitor(), { questionId })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(publishQuestion(office.visitor(), hours)).rejects.toMatchObject({ code: 'forbidden' })

  const outcomes = await Promise.allSettled([withdrawQuestion(huda(), { questionId }), withdrawQuestion(huda(), { questionId })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'assistant.not-published' } })
})

test('numbers in an answer keep their direction and count as Arabic counts', async () => {
  await set({ phones: '23000000', responseHours: '2' })
  const company = await answerValues(office.visitor())
  expect(filled('اتصل على {phone} خلال {responseHours:hour.gen}', company)).toBe(
    'اتصل على \u2066+968\u00a02300\u00a00000\u2069 خلال ساعتين',
  )
  expect(filled('{email}', company)).toBeNull()
  expect(filled('{constructor}', company)).toBeNull()
})

test('the search knows other spellings, other words and slips of the finger', async () => {
  await set({ vatRate: '5' })
  await aClass()
  const first = async (typed: string) => (await searchQuestions(office.visitor(), typed))[0]?.question
  const cases = [
    ['شيكات مؤجلة', 'هل أستطيع الدفع بشيكات آجلة؟'],
    ['الشيك رجع', 'ماذا يحدث إذا ارتجع الشيك؟'],
    ['ارتجاع الشيك', 'ماذا يحدث إذا ارتجع الشيك؟'],
    ['الضريبه', 'هل على إيجار السكن ضريبة قيمة مضافة؟'],
    ['ضرائب القيمة المضافه', 'هل على إيجار السكن ضريبة قيمة مضافة؟'],
    ['استأجر سياره', 'ما المطلوب لاستئجار سيارة؟'],
    ['البلديه', 'من يدفع رسم توثيق عقد الإيجار لدى البلدية؟'],
    ['توثبق العقد', 'من يدفع رسم توثيق عقد الإيجار لدى البلدية؟'],
    ['ديزل الشيول', 'هل يشمل تأجير المعدات المشغّل والوقود؟'],
    ['كيف أسلم شقتي لكم', 'كيف أسلّم عقاري للإدارة؟'],
    ['متى تحولون لي الايجار', 'متى يصلني إيجاري بوصفي مالكًا؟'],
    ['مستخلص المشروع', 'كيف تُحتسب مستحقات مشروع البناء؟'],
  ] as const
  for (const [typed, question] of cases) expect(await first(typed), typed).toBe(question)
  expect(await searchQuestions(office.visitor(), 'زنجبيل')).toEqual([])
  expect(await searchQuestions(office.visitor(), ' ')).toHaveLength((await shown()).length)
})

test('of two who change an answer at once the second is told, and staff see what the site leaves out', async () => {
  const { questionId } = await publishQuestion(huda(), hours)
  const { question } = await questionPage(office.visitor(), questionId)
  const seen = question.changedAt.toISOString()
  office.later(1000)
  await publishQuestion(huda(), { ...hours, questionId, seen, answer: 'من الأحد إلى الخميس.' })
  await expect(publishQuestion(huda(), { ...hours, questionId, seen })).rejects.toMatchObject({
    code: 'assistant.changed-meanwhile',
  })
  expect((await questionPage(office.visitor(), questionId)).shown).toBe('من الأحد إلى الخميس.')

  await publishQuestion(huda(), { question: 'كم العمر المطلوب هنا؟', answer: 'العمر {carMinAge:year.nom}.' })
  const incomplete = (await questionList(office.visitor())).filter(({ isComplete }) => !isComplete).map((one) => one.question)
  expect(incomplete).toContain('كم العمر المطلوب هنا؟')
  await expect(questionPage(office.visitor(), 'nobody')).rejects.toMatchObject({ init: { status: 404 } })
})

test('an earlier version of a question comes back as a new one, with who wrote each; what was withdrawn stays withdrawn', async () => {
  const { questionId } = await publishQuestion(huda(), hours)
  const page = (compare?: string) => questionPage(office.visitor(), questionId, compare)
  const seen = async () => (await page()).question.changedAt.toISOString()
  office.later(1000)
  await publishQuestion(huda(), { ...hours, questionId, answer: 'صباحًا.', linkPath: '/contact', linkLabel: 'تواصل معنا' })
  await withdrawQuestion(huda(), { questionId })
  await restoreQuestion(huda(), { questionId, version: 1, seen: await seen() })

  const { question, versions, compared } = await page('2')
  expect(question).toMatchObject({ ...hours, linkPath: null, published: false })
  expect(versions.map(({ version, restored, writtenBy }) => [version, restored, writtenBy])).toEqual([
    [3, 1, 'huda'],
    [2, null, 'huda'],
    [1, null, 'huda'],
  ])
  expect(compared).toMatchObject({ answer: 'صباحًا.', linkPath: '/contact' })
  expect((await office.history()).at(-1)).toBe('assistant.question-restored')
})

test('what a question said before versions were kept is where they begin, and can be had again', async () => {
  const [first] = await questionList(office.visitor())
  const { question, versions } = await questionPage(office.visitor(), first?.id)
  expect(versions).toEqual([{ version: 0, restored: null, writtenBy: null, writtenAt: null }])
  const { id: questionId, position } = question
  const seen = question.changedAt.toISOString()
  await publishQuestion(huda(), { question: question.question, answer: 'أخرى.', questionId, seen, position: String(position) })
  const changed = await questionPage(office.visitor(), questionId)
  await restoreQuestion(huda(), { questionId, version: 0, seen: changed.question.changedAt.toISOString() })
  const restored = await questionPage(office.visitor(), questionId)
  expect(restored.question).toMatchObject({ answer: question.answer, service: question.service, position })
  expect(restored.versions.map(({ version }) => version)).toEqual([2, 1, 0])
  await office.db.deleteFrom('questionVersions').where('version', '>', 0).execute()
})

test('of two who restore at once one does; what holds now, what is not there and what would stand twice is not restored', async () => {
  const { questionId } = await publishQuestion(huda(), hours)
  office.later(1000)
  await publishQuestion(huda(), { ...hours, question: 'متى تفتحون بعد رمضان؟', questionId })
  const { question } = await questionPage(office.visitor(), questionId)
  const first = { questionId, version: 1, seen: question.changedAt.toISOString() }
  for (const version of [2, 9]) {
    await expect(restoreQuestion(huda(), { ...first, version })).rejects.toMatchObject({ code: 'assistant.no-version' })
  }
  await expect(restoreQuestion(office.staff('said'), first)).rejects.toMatchObject({ code: 'forbidden' })
  const { questionId: other } = await publishQuestion(huda(), hours)
  await expect(restoreQuestion(huda(), first)).rejects.toMatchObject({ code: 'assistant.question-exists' })
  await office.db.deleteFrom('questions').where('id', '=', other).execute()

  office.later(1000)
  const outcomes = await Promise.allSettled([restoreQuestion(huda(), first), restoreQuestion(huda(), first)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'assistant.changed-meanwhile' } })
})
