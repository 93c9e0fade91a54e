import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inDays } from './answers.ts'
import { violations } from './axe.ts'
import { heading, messageTo, press } from './people.ts'
import { picture, sign } from './phone-sheets.ts'
import { journeys, live, phone } from './visit.ts'

const { visit } = journeys('car_rental')

async function openRental(page: Page, name: string) {
  await page.goto('/admin/vehicles/rentals')
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await heading(page, /^عقد CR-/).waitFor()
}

const sides = ['front', 'left', 'right', 'rear', 'seats']

/** A sheet from its first screen to its last: so much further driven, every picture its side asks for, all that goes along. */
async function lookedOver(page: Page, { driven, shots }: { driven: number; shots: readonly string[] }) {
  await live(page)
  const last =
    (
      await page
        .getByText(/آخر قراءة/)
        .first()
        .textContent()
    )?.replace(/\D/g, '') ?? ''
  await page.getByLabel('عداد المسافة').fill(String(Number(last) + driven))
  await page.getByRole('radio', { name: '8 من 8' }).check({ force: true })
  await page.locator('#field-dashboard-photo').setInputFiles(picture)
  await page.getByText('حُفظت الصورة').first().waitFor()
  await page.getByLabel('عداد المسافة').fill(String(Number(last) + driven))
  await page.getByRole('radio', { name: '8 من 8' }).check({ force: true })
  await press(page, 'احفظ وتابع إلى الهيكل')
  await page.getByRole('link', { name: 'تابع إلى الصور' }).click()
  for (const [at, shot] of shots.entries()) {
    await page.locator(`#field-${shot}-photo`).setInputFiles(picture)
    await page.getByText(`الصور ${at + 2} من 7`).waitFor()
  }
  await page.getByRole('link', { name: 'تابع إلى الملحقات' }).click()
  await page.getByLabel('كل الملحقات موجودة وسليمة').check()
  await press(page, 'احفظ وتابع إلى التوقيع')
}

async function signed(page: Page) {
  await sign(page)
  await page.getByText('وُقّع المحضر').first().waitFor()
}

test('whoever serves at the counter sends the contract, and the renter signs it there by the code of their phone', async () => {
  await visit(
    '/admin/vehicles/reservations',
    async (page) => {
      await page.getByRole('link', { name: /^CB\d+-00001/ }).click()
      await page.getByText('مواطن أو مقيم').click()
      await press(page, 'افتح عقد التأجير')
      await heading(page, /^عقد CR-/).waitFor()
      await press(page, 'أرسل العقد للتوقيع')
      await page.getByText('أُرسل العقد للتوقيع').first().waitFor()
      await press(page, 'أرسل الرمز')
      await page.getByText('أُرسل الرمز إلى المستأجر').first().waitFor()
      expect(await violations(page)).toEqual([])
      const code = await messageTo('car_rental', '+96890001002', /\d{6}(?= رمز توقيع)/)
      await page.getByLabel('رمز المستأجر').fill(code)
      await page.getByText('العقد موقَّع').first().waitFor()
    },
    { as: 'ahmed' },
  )
})

test('in force, it becomes keys by its sheet: what is missing is said, the waiver is named; and the car comes back by another', async () => {
  await visit(
    '/admin/vehicles/today',
    async (page) => {
      await heading(page, 'المركبات اليوم').waitFor()
      expect(await violations(page)).toEqual([])
      await openRental(page, 'مسلم بن أحمد كشوب')
      expect(await violations(page)).toEqual([])
      await page.getByLabel('رقم رخصة القيادة').fill('D-778812')
      await page.getByLabel('سارية حتى').fill(inDays(1))
      await press(page, 'تابع إلى محضر التسليم')
      await page
        .getByText(/قبل إعادة السيارة/)
        .first()
        .waitFor()
      await expect.poll(() => page.getByLabel('رقم رخصة القيادة').inputValue()).toBe('D-778812')
      await page.getByLabel('سارية حتى').fill(inDays(400))
      await page.getByLabel(/^سبب الإعفاء/).fill('شركة متعاقدة')
      await press(page, 'تابع إلى محضر التسليم')
      await heading(page, 'محضر تسليم سيارة').waitFor()
      await lookedOver(page, { driven: 0, shots: [...sides, 'boot'] })
      await signed(page)
      await heading(page, /^عقد CR-/).waitFor()
      await page.getByText('لدى العميل', { exact: true }).first().waitFor()
      await press(page, 'سجّل الإعادة')
      await heading(page, 'محضر إعادة سيارة').waitFor()
      await lookedOver(page, { driven: 60, shots: sides })
      await page.getByText('لا شيء عليه').waitFor()
      expect(await violations(page)).toEqual([])
      await signed(page)
      await page.getByText('أُعيدت', { exact: true }).first().waitFor()
    },
    { as: 'maryam', expected: /422/ },
  )
})

test('cars that are out come from a table: what is wrong with a row is said, and a good one is theirs until it is back', async () => {
  const heading = 'رقم اللوحة,هاتف العميل,رقم الرخصة,انتهاء الرخصة,التسليم,الإعادة,العداد,الوقود,سعر اليوم'
  const row = (plate: string) => `${plate},9000 1009,D-7,${inDays(400)},${inDays(-3)} 09:00,${inDays(-1)},90000,3/4,12`
  await visit(
    '/admin/vehicles/rentals',
    async (page) => {
      const bring = async (plate: string) => {
        await page.getByRole('link', { name: 'استورد القائمة' }).click()
        const file = { name: 'out.csv', mimeType: 'text/csv', buffer: Buffer.from([heading, row(plate)].join('\n')) }
        await page.getByLabel('الملف', { exact: true }).setInputFiles(file)
        await press(page, 'ارفع الملف')
        await page.getByLabel('أول يوم في هذه الدفاتر').fill(inDays(-1))
        await press(page, 'افحص دون استيراد')
        await page.getByRole('heading', { name: 'نتيجة الفحص' }).waitFor()
      }
      await bring('99999 ب')
      await page.getByText('لا مركبة لنا بهذه اللوحة').waitFor()
      expect(await violations(page)).toEqual([])
      await page.goto('/admin/vehicles/rentals')
      await bring('4120 ط')
      await page.getByRole('button', { name: /^استورد عقد/ }).click()
      await page.getByRole('link', { name: /^CR-/ }).click()
      await page.getByText('فُوتر فيها').waitFor()
      await page.getByText('متأخرة').first().waitFor()
      await page.getByRole('link', { name: 'محضر تسليم سيارة' }).waitFor()
    },
    { ...phone, as: 'mashani' },
  )
})

test('on a phone an extension is priced before it is agreed to', async () => {
  await visit(
    '/admin/vehicles/rentals',
    async (page) => {
      await openRental(page, 'ناصر بن محمد الغساني')
      await page.locator('summary', { hasText: 'مدّد التأجير' }).click()
      await page.getByLabel('الإعادة يوم').fill(inDays(5))
      await press(page, 'احسب الفرق')
      await page.getByText('الفرق شاملًا الضريبة').waitFor()
      await press(page, 'مدّد التأجير')
      await page.getByText('مُدّد التأجير').first().waitFor()
    },
    { ...phone, as: 'maryam' },
  )
})
