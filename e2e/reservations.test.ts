import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { heading, press } from './people.ts'
import { journeys, live, overflowing, phone, withoutScripts } from './visit.ts'

const { visit } = journeys('reservations')

test('a car is reserved at the counter: its price follows each choice, and its plate is chosen on the record', async () => {
  await visit(
    '/admin/vehicles/reservations',
    async (page) => {
      await heading(page, 'حجوزات السيارات').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'احجز سيارة' }).first().click()
      await heading(page, 'حجز سيارة').waitFor()
      await live(page)
      await page.getByRole('radio', { name: /^بيك أب/ }).check()
      await page.getByText('التأجير، يوم واحد').waitFor()
      await page.getByLabel('مكان التسليم').selectOption({ label: 'مطار صلالة' })
      await page.getByText('التسليم في مطار صلالة').waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByLabel('الاسم', { exact: true }).fill('طارق بن سهيل الكثيري')
      await page.getByLabel('رقم الهاتف').fill('9345 1122')
      await press(page, 'احجز السيارة')
      await heading(page, /^حجز CB/).waitFor()
      await live(page)
      await page.locator('summary', { hasText: 'حدّد المركبة' }).click()
      await press(page, 'حدّد المركبة')
      await page.getByText('حُددت سيارته').first().waitFor()
      expect(await violations(page)).toEqual([])
    },
    { as: 'maryam' },
  )
})

test('without a script the price comes by a button, and a phone number that is missing is asked for', async () => {
  await visit(
    '/admin/vehicles/reservations/new',
    async (page) => {
      await page.getByRole('radio', { name: /^عائلية/ }).check()
      await press(page, 'اعرض السعر')
      await page.getByText('التأجير، يوم واحد').waitFor()
      await page.getByLabel('الاسم', { exact: true }).fill('طارق بن سهيل الكثيري')
      await press(page, 'احجز السيارة')
      await page.getByRole('alert').getByText('رقم الهاتف').first().waitFor()
      expect(await page.getByLabel('الاسم', { exact: true }).inputValue()).toBe('طارق بن سهيل الكثيري')
    },
    { as: 'maryam', ...phone, ...withoutScripts, expected: /422/ },
  )
})

test.each(['places', 'places/new', 'add-ons', 'add-ons/new', 'rules', 'reservations', 'reservations/new'])(
  'nothing of %s is wider than a screen or shuts anybody out',
  async (path) => {
    await visit(
      `/admin/vehicles/${path}`,
      async (page) => {
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await violations(page)).toEqual([])
        expect(await overflowing(page, Object.keys(themes))).toEqual([])
      },
      { as: 'maryam' },
    )
  },
)
