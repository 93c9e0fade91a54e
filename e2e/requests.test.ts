import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { databaseUrl, query } from '#testing/template.ts'
import { journeys, phone, withoutScripts } from './visit.ts'

const { visit } = journeys('requests')

type Answers = Record<string, string>

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const who: Answers = { الاسم: 'سالم الكثيري', 'رقم الهاتف': '9123 4567', 'كيف نرد عليك؟': 'واتساب' }
const pdf = (name: string, megabytes = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * 2 ** 20)]),
})

/** The form at the foot of a page; the search and the calculator are forms too. */
const request = (page: Page) => page.locator('form[method=post]')

/** Answers each question as a person does, whichever kind of field it is. */
async function answer(page: Page, answers: Answers) {
  for (const [question, given] of Object.entries(answers)) {
    const choices = request(page).getByRole('radiogroup', { name: question })
    const field = request(page).getByLabel(new RegExp(`^${question.replace(/[?؟]/g, '.')}( \\(اختياري\\))?$`))
    if (await choices.count()) await choices.getByText(given, { exact: true }).click()
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption({ label: given })
    else if ((await field.getAttribute('type')) === 'checkbox') await field.check()
    else await field.fill(given)
  }
}

/** Nobody fills a form in less than two seconds, and the office says so. */
async function send(page: Page, button = 'أرسل الطلب') {
  await page.waitForTimeout(2_100)
  await request(page).getByRole('button', { name: button }).click()
}

async function confirmed(page: Page, number: RegExp) {
  await page.getByRole('heading', { level: 1, name: /^وصل/ }).waitFor()
  expect(await page.getByRole('main').textContent()).toMatch(number)
  expect(await page.getByRole('main').textContent()).not.toContain('سالم')
}

const place = { الولاية: 'صلالة', المنطقة: 'عوقد' }
const land = { 'نوع العمل': 'فيلا', ...place, 'إباحة البناء': 'صادرة' }
const car = {
  من: inDays(3),
  إلى: inDays(6),
  'مكان التسليم': 'المطار',
  الفئة: 'دفع رباعي',
  'عمر السائق': '٢٩',
  'بلد إصدار الرخصة': 'عُمان',
}
const services: [string, string, Answers][] = [
  [
    'a property to manage',
    '/services/rent-collection',
    { صفتك: 'مالك', 'نوع العقار': 'بناية', ...place, 'عدد الوحدات': '6', 'عدد المؤجر منها': '4' },
  ],
  [
    'a viewing',
    '/services/rent-collection?ask=viewing',
    { 'ما الذي تبحث عنه؟': 'شقة', ...place, 'متى يناسبك؟': inDays(2), الوقت: 'عصرًا' },
  ],
  ['a site visit', '/services/construction', { ...land, 'متى يناسبك؟': inDays(2), الوقت: 'صباحًا' }],
  [
    'a quotation',
    '/services/construction?ask=quotation',
    { ...land, 'عدد الأدوار': '2', 'مساحة البناء بالمتر المربع': '350', 'متى تريد أن تبدأ؟': 'خلال 3 أشهر' },
  ],
  [
    'a machine',
    '/services/equipment-rental',
    {
      المعدّة: 'كرين',
      من: inDays(1),
      إلى: inDays(1),
      الولاية: 'ثمريت',
      'موقع العمل': 'قرب المطار',
      المشغّل: 'بمشغّل',
      'ساعات العمل في اليوم': '10',
    },
  ],
  ['a car', '/services/car-rental', car],
]
const parcel: Answers = {
  'متى نستلمه؟': inDays(1),
  'عنوان المرسل': 'عوقد، السكة 418',
  'اسم المرسل إليه': 'ليلى باعلوي',
  'هاتف المرسل إليه': '95447120',
  'عنوان المرسل إليه': 'الخوير',
  'ما في الطرد': 'ملابس',
  الوزن: '2.4',
  'من يدفع رسم التوصيل؟': 'المرسل',
  'أقرّ بأن الطرد خالٍ من المواد التي لا تُقبل': 'نعم',
}

async function bothWilayats(page: Page) {
  const wilayats = request(page).getByLabel('الولاية')
  await wilayats.nth(0).selectOption('صلالة')
  await wilayats.nth(1).selectOption('مسقط')
}

test.each(services)('%s is asked for on its page', (_, path, answers) =>
  visit(path, async (page) => {
    await answer(page, { ...answers, ...who })
    await send(page)
    await confirmed(page, /R\d{4}-\d{5}-\d/)
  }),
)

test.each([
  ['with a script', {}],
  ['without a script', withoutScripts],
  ['on a phone', phone],
])('a parcel is fetched, asked for %s', (_, options) =>
  visit(
    '/services/parcels',
    async (page) => {
      await bothWilayats(page)
      await answer(page, { ...parcel, ...who })
      await send(page)
      await confirmed(page, /R\d{4}-\d{5}-\d/)
    },
    options,
  ),
)

test('the price of a parcel is answered by address, and its measures go over into the request', () =>
  visit('/services/parcels', async (page) => {
    const calculator = page.getByRole('region', { name: 'احسب السعر' })
    await calculator.getByLabel('إلى').selectOption('مسقط والشمال')
    await calculator.getByLabel('الوزن').fill('٢٫٤')
    await calculator.getByRole('button', { name: 'احسب السعر' }).click()
    await page.waitForURL(/weight=/)
    expect(await calculator.getByRole('status').textContent()).toMatch(/3\.100/)
    await page.reload()
    expect(await request(page).getByLabel('الوزن').inputValue()).toBe('2.4')
  }))

test('a refused form without a script keeps all that was typed, and says that the files must be chosen again', () =>
  visit(
    '/services/construction?ask=quotation',
    async (page) => {
      const script = '<script>alert(1)</script>'
      await answer(page, {
        ...land,
        'عدد الأدوار': '2',
        'المبلغ التقريبي': 'حتى 25,000 ر.ع.',
        المنطقة: script,
        ...who,
        'رقم الهاتف': '9123',
      })
      await page.getByLabel(/هل لديك مخططات/).setInputFiles(pdf('مخطط.pdf'))
      await send(page)

      const summary = page.getByRole('alert')
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await summary.textContent()).toContain('صحّح 3 حقول قبل الإرسال.')
      expect(await summary.getByRole('link').allTextContents()).toEqual([
        'اكتب مساحة البناء بالمتر المربع، مثل 350',
        'اختر متى تريد أن تبدأ.',
        'رقم الهاتف 8 أرقام، وينقصه 4 أرقام',
      ])
      expect(await page.getByLabel('المنطقة').inputValue()).toBe(script)
      expect(await page.getByLabel('نوع العمل').inputValue()).toBe('villa')
      expect(await page.getByLabel('المبلغ التقريبي').inputValue()).toBe('up-to-25')
      expect(await page.getByRole('radio', { name: 'صادرة' }).isChecked()).toBe(true)
      expect(await page.getByRole('radio', { name: 'واتساب' }).isChecked()).toBe(true)
      expect(await page.getByText('اخترها مرة أخرى').count()).toBe(1)
    },
    { ...withoutScripts, expected: /422/ },
  ))

test('a refused form with a script keeps its files too, and goes through once it is mended', () =>
  visit(
    '/support',
    async (page) => {
      await answer(page, { الموضوع: 'فاتورة مكررة', 'صف ما حدث': 'وصلتني فاتورتان.', ...who, 'كيف نرد عليك؟': 'بريد إلكتروني' })
      await page.getByLabel(/أرفق ملفات/).setInputFiles(pdf('فاتورة.pdf'))
      await send(page, 'أرسل طلب الدعم')
      await page.getByRole('alert').getByRole('link', { name: 'اكتب البريد الإلكتروني لنرد عليك به.' }).click()
      expect(await page.getByText('اخترها مرة أخرى').count()).toBe(0)

      await answer(page, { 'البريد الإلكتروني': 'salim@example.om' })
      await send(page, 'أرسل طلب الدعم')
      await confirmed(page, /T\d{4}-\d{5}-\d/)
      expect(await files()).toContain('فاتورة.pdf')
    },
    { expected: /422/ },
  ))

const database = () => databaseUrl(inject('server'), 'test_requests')

const files = () =>
  query(database(), async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from files join request_files on file_id = id')
    return rows.map(({ name }) => name)
  })

const messagesTo = (number: string) =>
  query(database(), async (client) => (await client.query('select from messages where recipient = $1', [number])).rowCount)

test.each([
  ['larger than the limit', pdf('كبير.pdf', 10), 'حجم «كبير.pdf» 10.0 ميجابايت، والحد 8. صغّره أو اختر غيره.'],
  [
    'only called a PDF',
    { ...pdf('سند.pdf'), buffer: Buffer.from('<script>alert(1)</script>') },
    '«سند.pdf» ليس من الأنواع المقبولة. نقبل PDF، JPG، PNG، WebP.',
  ],
])('a file that is %s is refused in a sentence', (_, file, sentence) =>
  visit(
    '/support',
    async (page) => {
      await answer(page, { الموضوع: 'فاتورة مكررة', 'صف ما حدث': 'وصلتني فاتورتان.', ...who })
      await page.getByLabel(/أرفق ملفات/).setInputFiles(file)
      await send(page, 'أرسل طلب الدعم')
      expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([sentence])
    },
    { ...withoutScripts, expected: /422/ },
  ),
)

test.each([
  ['with a script', {}],
  ['without a script', withoutScripts],
])('a double click %s is one message to the office', (how, options) =>
  visit(
    '/contact',
    async (page) => {
      const number = how === 'with a script' ? '91110001' : '91110002'
      await answer(page, { رسالتك: 'هل لديكم فرع في طاقة؟', ...who, 'رقم الهاتف': number })
      await page.waitForTimeout(2_100)
      await request(page).getByRole('button', { name: 'أرسل الرسالة' }).dblclick()
      await confirmed(page, /Q\d{4}-\d{5}-\d/)
      await expect.poll(() => messagesTo(`+968${number}`), { timeout: 20_000 }).toBe(1)
    },
    options,
  ),
)

test('questions are searched without minding spelling, and what has no answer leads to the form', () =>
  visit('/support', async (page) => {
    await page.getByRole('searchbox').fill('الشيكات الاجله')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=/)
    await page.getByText('هل أستطيع الدفع بشيكات آجلة؟').waitFor()
    await page.getByRole('searchbox').fill('زرافة')
    await page.keyboard.press('Enter')
    await page.getByText('لا جواب مطابق').waitFor()
  }))

test('a confirmation nobody was given is not there', () =>
  visit(
    '/sent/0190a0a0-0000-7000-8000-000000000000',
    async (page) => expect(await page.getByRole('main').textContent()).toContain('لا طلب بهذا العنوان'),
    { expected: /404/ },
  ))

test('with a script a file that is too large is not even sent', () =>
  visit('/support', async (page) => {
    await answer(page, { الموضوع: 'فاتورة مكررة', 'صف ما حدث': 'وصلتني فاتورتان.', ...who })
    await page.getByLabel(/أرفق ملفات/).setInputFiles(pdf('كبير.pdf', 10))
    await page.getByText('حجم «كبير.pdf» 10.0 ميجابايت، والحد 8. صغّره أو اختر غيره.').waitFor()
    await send(page, 'أرسل طلب الدعم')
    await expect.poll(() => page.getByLabel(/أرفق ملفات/).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(page.url()).not.toContain('/sent/')
  }))
