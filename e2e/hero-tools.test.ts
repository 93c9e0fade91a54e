import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inDays } from './answers.ts'
import { phone, sharedJourneys, withoutScripts } from './visit.ts'

const { visit } = sharedJourneys()

const sayAt = async (page: Page, field: string, sentence: string) => {
  await page.locator(field).and(page.locator('[aria-invalid=true]')).waitFor()
  await expect.poll(() => page.locator(`${field}-error`).textContent()).toBe(sentence)
}

/** Days the wrong way round in a tool of the first page. */
async function askDays(page: Page, { tool, button }: { tool: string; button: string }) {
  await page.goto('/')
  await page.getByText(tool, { exact: true }).click()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) })
  await form.getByLabel('من', { exact: true }).fill(inDays(9))
  await form.getByLabel('إلى', { exact: true }).fill(inDays(7))
  await form.getByRole('button', { name: button }).click()
}

test.each([
  ['with a script', {}],
  ['without a script', withoutScripts],
])('what is missing in a tool of the first page is said in our words, %s', (_, options) =>
  visit(
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'احسب السعر' }).click()
      await page.waitForURL('**/services/parcels**')
      await sayAt(page, '#price-weight', 'اكتب الوزن بالكيلوجرام، مثل 2.5')

      await askDays(page, { tool: 'استأجر سيارة', button: 'اعرض السيارات' })
      await page.waitForURL('**/services/car-rental**')
      await sayAt(page, '#find-until', 'الإعادة بعد التسليم. اختر يومًا أو ساعة بعده.')
      await expect.poll(() => page.locator('#find-from').inputValue()).toBe(inDays(9))

      await askDays(page, { tool: 'استأجر معدّة', button: 'اعرض المعدات' })
      await page.waitForURL('**/services/equipment-rental**')
      await sayAt(page, '#find-until', 'آخر يوم لا يسبق أول يوم.')
      await expect.poll(() => page.locator('#find-from').inputValue()).toBe(inDays(9))
    },
    options,
  ),
)

test('on a phone the price that was asked for is not under the button of the assistant', () =>
  visit(
    '/',
    async (page) => {
      await page.getByLabel('الوزن بالكيلوجرام').fill('2.5')
      await page.getByRole('button', { name: 'احسب السعر' }).click()
      const price = await page.getByText('المجموع').locator('xpath=..').locator('bdi, .money').first().boundingBox()
      const button = await page.getByRole('button', { name: 'افتح مساعد التحالف' }).boundingBox()
      expect(price?.x ?? 0).toBeGreaterThanOrEqual((button?.x ?? 0) + (button?.width ?? 0))
    },
    phone,
  ))
