import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Answers, answer, confirmed, inDays, request, send, who } from './answers.ts'
import { journeys, phone, withoutScripts } from './visit.ts'

const { visit } = journeys('requests')

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

const fromTo = (page: Page, place: string) => answer(page, { 'ولاية المرسل': 'صلالة', 'ولاية المرسل إليه أو دولته': place })

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
      await fromTo(page, 'مسقط')
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
    await expect.poll(() => calculator.getByRole('status').textContent()).toMatch(/3\.100/)
    await page.reload()
    await expect.poll(() => request(page).getByLabel('الوزن').inputValue()).toBe('2.4')
  }))
