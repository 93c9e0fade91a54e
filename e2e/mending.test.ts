import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { request, send } from './answers.ts'
import { journeys } from './visit.ts'

const { visit } = journeys('mending')

const under = (page: Page, label: string) =>
  request(page)
    .locator('.field', { has: page.getByLabel(label) })
    .locator('.error')
const live = (page: Page) => page.locator('[data-live]').waitFor()

test('a refused field follows what is typed, and is right as soon as it is', () =>
  visit(
    '/contact',
    async (page) => {
      const phone = page.getByLabel('رقم الهاتف')
      await phone.fill('91234')
      await send(page, 'أرسل الرسالة')
      await page.getByRole('alert').waitFor()
      expect(await under(page, 'رقم الهاتف').textContent()).toBe('رقم الهاتف 8 أرقام، وينقصه 3 أرقام')
      await phone.fill('9123456')
      await expect.poll(() => under(page, 'رقم الهاتف').textContent()).toBe('رقم الهاتف 8 أرقام، وينقصه رقم واحد')
      await phone.fill('٩١٢٣٤٥٦٧')
      await expect.poll(() => under(page, 'رقم الهاتف').count()).toBe(0)
      expect(await phone.getAttribute('aria-invalid')).toBe(null)
      expect(await under(page, 'الاسم').textContent()).toBe('اكتب الاسم.')
    },
    { expected: /422/ },
  ))

test('a field that is left is checked in the words of the office, before anything is sent', () =>
  visit('/services/car-rental', async (page) => {
    const age = page.getByLabel('عمر السائق')
    await page.mouse.move(200, 200)
    await live(page)
    for (const [label, typed, sentence, mended] of [
      ['رقم الهاتف', '+968 9123 45', 'رقم الهاتف 8 أرقام، وينقصه رقمان', '91234567'],
      ['البريد الإلكتروني', 'salim@', 'البريد الإلكتروني مثل name@example.com', 'salim@example.om'],
      ['عمر السائق', 'كبير', 'اكتب عمر السائق بالسنوات، مثل 29', '٢٩'],
      ['من', '2020-01-01', 'اختر اليوم أو تاريخًا بعده.', '2099-01-01'],
    ] as const) {
      const field = request(page).getByLabel(label, { exact: label === 'من' })
      await field.fill(typed)
      await field.blur()
      const error = request(page)
        .locator('.field', { has: page.getByLabel(label, { exact: label === 'من' }) })
        .locator('.error')
      await expect.poll(() => error.allTextContents()).toEqual([sentence])
      await field.fill(mended)
      await expect.poll(() => error.count()).toBe(0)
    }
    await age.fill('')
    await age.blur()
    await page.getByText('املأ هذا الحقل.').waitFor()
  }))
