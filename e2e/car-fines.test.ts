import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { inDays } from './answers.ts'
import { violations } from './axe.ts'
import { heading, press } from './people.ts'
import { journeys, live, overflowing, phone, withoutScripts } from './visit.ts'

const { visit } = journeys('car_fines')

/** Nasir has it since three days ago, by the demonstration. */
const plate = '18264 د'

test('a fine is written down as the police wrote it, finds who had the car, and is charged to him', async () => {
  await visit(
    '/admin/vehicles/fines',
    async (page) => {
      await heading(page, 'المخالفات المرورية').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'سجّل مخالفة' }).click()
      await heading(page, 'مخالفة مرورية').waitFor()
      await live(page)
      await page.getByLabel('رقم المخالفة').fill('ROP-4471820')
      await page.getByLabel('اللوحة').fill(plate)
      await page.getByLabel('يوم المخالفة').fill(inDays(-1))
      await page.getByLabel('الساعة').fill('10:00')
      await page.getByLabel('المبلغ').fill('25')
      await press(page, 'سجّل المخالفة')
      await page.getByText('سُجّلت هذه المخالفة').first().waitFor()
      await expect.poll(() => page.getByLabel('اللوحة').inputValue()).toBe(plate)
      await page.getByLabel('رقم المخالفة').fill('ROP-4479001')
      await press(page, 'سجّل المخالفة')
      await heading(page, /^مخالفة ROP-4479001/).waitFor()
      await page.getByText('ناصر بن محمد الغساني').first().waitFor()
      expect(await violations(page)).toEqual([])
      await live(page)
      await press(page, 'أضفها على العميل')
      await page.getByText('أُضيفت على العميل').first().waitFor()
    },
    { as: 'mashani', expected: /422/ },
  )
})

test('the list of the police is read on a phone without a script, looked at, and taken in as a whole', async () => {
  await visit(
    '/admin/vehicles/fines/import',
    async (page) => {
      const lines = ['رقم المخالفة,اللوحة,التاريخ,الوقت,المبلغ', `ROP-4479002,${plate},${inDays(-1)},11:00,15`]
      const file = { name: 'fines.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
      await page.getByLabel('الملف', { exact: true }).setInputFiles(file)
      await press(page, 'ارفع الملف')
      await press(page, 'افحص دون استيراد')
      await page.getByRole('heading', { name: 'نتيجة الفحص' }).waitFor()
      await page.getByRole('main').getByText(/^CR-/).first().waitFor()
      expect(await overflowing(page, Object.keys(themes))).toEqual([])
      await page.getByRole('button', { name: /^استورد مخالفة/ }).click()
      await heading(page, 'المخالفات المرورية').waitFor()
      await page.getByRole('link', { name: 'ROP-4479002' }).waitFor()
    },
    { ...phone, ...withoutScripts, as: 'mashani' },
  )
})

test.each(['', '/new', '/import'])('nothing of fines%s is wider than a screen or shuts anybody out', async (path) => {
  await visit(
    `/admin/vehicles/fines${path}`,
    async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await violations(page)).toEqual([])
      expect(await overflowing(page, Object.keys(themes))).toEqual([])
    },
    { as: 'mashani' },
  )
})
