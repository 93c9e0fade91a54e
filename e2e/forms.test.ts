import { expect, test } from 'vitest'
import { query } from '#testing/template.ts'
import { answer, confirmed, pdf, request, send, who } from './answers.ts'
import { violations } from './axe.ts'
import { databaseOf } from './house.ts'
import { journeys, withoutScripts } from './visit.ts'

const { visit } = journeys('forms')

const land = { 'نوع العمل': 'فيلا', الولاية: 'صلالة', المنطقة: 'عوقد', 'إباحة البناء': 'صادرة' }

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
      await expect.poll(() => summary.textContent()).toContain('صحّح 3 حقول قبل الإرسال.')
      await expect
        .poll(() => summary.getByRole('link').allTextContents())
        .toEqual(['اكتب مساحة البناء بالمتر المربع، مثل 350', 'اختر متى تريد أن تبدأ.', 'رقم الهاتف 8 أرقام، وينقصه 4 أرقام'])
      await expect.poll(() => page.getByLabel('المنطقة').inputValue()).toBe(script)
      await expect.poll(() => page.getByLabel('نوع العمل').inputValue()).toBe('villa')
      await expect.poll(() => page.getByLabel('المبلغ التقريبي').inputValue()).toBe('up-to-25')
      await expect.poll(() => page.getByRole('radio', { name: 'صادرة' }).isChecked()).toBe(true)
      await expect.poll(() => page.getByRole('radio', { name: 'واتساب' }).isChecked()).toBe(true)
      await expect.poll(() => page.getByText('اخترها مرة أخرى').count()).toBe(1)
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
      await expect.poll(() => page.getByText('اخترها مرة أخرى').count()).toBe(0)

      await answer(page, { 'البريد الإلكتروني': 'salim@example.om' })
      await send(page, 'أرسل طلب الدعم')
      await confirmed(page, /T\d{4}-\d{5}-\d/)
      expect(await files()).toContain('فاتورة.pdf')
    },
    { expected: /422/ },
  ))

const files = () =>
  query(databaseOf('forms'), async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from files join request_files on file_id = id')
    return rows.map(({ name }) => name)
  })

const messagesTo = (number: string) =>
  query(
    databaseOf('forms'),
    async (client) => (await client.query('select from messages where recipient = $1', [number])).rowCount,
  )

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
      await expect.poll(() => page.getByRole('alert').getByRole('link').allTextContents()).toEqual([sentence])
    },
    { ...withoutScripts, expected: /422/ },
  ),
)

test.each([
  ['with a script', {}],
  ['without a script', withoutScripts],
])('a double click %s is one request and one message', (how, options) =>
  visit(
    '/contact',
    async (page) => {
      const number = how === 'with a script' ? '91110001' : '91110002'
      await answer(page, { رسالتك: 'هل لديكم فرع في طاقة؟', ...who, 'رقم الهاتف': number })
      await page.waitForTimeout(2_100)
      await request(page).getByRole('button', { name: 'أرسل الرسالة' }).dblclick()
      await confirmed(page, /Q\d{4}-\d{5}-\d/)
      await expect.poll(() => messagesTo(`+968${number}`)).toBe(1)
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

test.each([
  '/services/rent-collection',
  '/services/rent-collection?ask=viewing',
  '/services/construction?ask=quotation',
  '/services/equipment-rental',
  '/services/car-rental',
  '/services/parcels',
  '/support',
  '/contact',
])('nobody is shut out of a refused form: %s', (path) =>
  visit(
    path,
    async (page) => {
      await send(page, /^أرسل/)
      await page.getByRole('alert').waitFor()
      expect(await violations(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 800 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
    },
    { expected: /422/ },
  ),
)

test('a page that was open too long is refused once, and what was typed goes through with the next press', () =>
  visit(
    '/contact',
    async (page) => {
      await answer(page, { رسالتك: 'هل لديكم فرع في طاقة؟', ...who })
      await page.waitForTimeout(2_100)
      await page.locator('input[name=form]').evaluate((input: HTMLInputElement) => {
        input.value = 'of yesterday'
      })
      await request(page).getByRole('button', { name: 'أرسل الرسالة' }).click()
      await page.getByRole('alert').getByText('انتهت صلاحية هذه الصفحة. ما كتبته باقٍ هنا؛ أرسله مرة أخرى.').waitFor()
      await expect.poll(() => page.getByLabel('رسالتك').inputValue()).toBe('هل لديكم فرع في طاقة؟')
      await send(page, 'أرسل الرسالة')
      await confirmed(page, /Q\d{4}-\d{5}-\d/)
    },
    { expected: /409/ },
  ))
