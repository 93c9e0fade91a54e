import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, request, send, who } from './answers.ts'
import { sharedJourneys } from './visit.ts'

const { visit } = sharedJourneys()

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
      await expect.poll(() => under(page, 'رقم الهاتف').textContent()).toBe('رقم الهاتف 8 أرقام، وينقصه 3 أرقام')
      await phone.fill('9123456')
      await expect.poll(() => under(page, 'رقم الهاتف').textContent()).toBe('رقم الهاتف 8 أرقام، وينقصه رقم واحد')
      await phone.fill('٩١٢٣٤٥٦٧')
      await expect.poll(() => under(page, 'رقم الهاتف').count()).toBe(0)
      await expect.poll(() => phone.getAttribute('aria-invalid')).toBe(null)
      await expect.poll(() => under(page, 'الاسم').textContent()).toBe('اكتب الاسم.')
    },
    { expected: /422/ },
  ))

test('a field that is left is checked in the words of the office, before anything is sent', () =>
  visit('/services/car-rental', async (page) => {
    const age = request(page).getByLabel('عمر السائق')
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

test('what was typed into one request of a page goes over into the other', () =>
  visit('/services/rent-collection', async (page) => {
    await page.mouse.move(200, 200)
    await live(page)
    await answer(page, { ...who, الولاية: 'طاقة', المنطقة: 'المدينة' })
    await page.getByRole('navigation', { name: 'نوع الطلب' }).getByRole('link', { name: 'اطلب معاينة' }).click()
    await request(page).getByLabel('ما الذي تبحث عنه؟').waitFor()
    await expect.poll(() => request(page).getByLabel('الاسم').inputValue()).toBe(who.الاسم)
    await expect.poll(() => request(page).getByLabel('الولاية').inputValue()).toBe('طاقة')
    await expect.poll(() => request(page).getByLabel('المنطقة').inputValue()).toBe('المدينة')
    await expect.poll(() => page.getByRole('radio', { name: 'واتساب' }).isChecked()).toBe(true)
  }))

test('a chosen day is said in words, whatever order the browser writes it in', () =>
  visit('/services/car-rental', async (page) => {
    await page.mouse.move(200, 200)
    await live(page)
    await request(page).getByLabel('من', { exact: true }).fill('2099-12-01')
    await request(page).getByText('الثلاثاء 1 ديسمبر 2099').waitFor()
  }))

test('of several forms of one page the one that was refused says so, and its summary leads to the field', async () => {
  await visit(
    '/admin/finance/settings',
    async (page) => {
      const second = page.locator('main form[method=post]').nth(1)
      await page.getByText('غيّره').nth(1).click()
      await second.getByRole('button', { name: 'احفظ الإعداد' }).click()
      await second.locator('.field .error').getByText('اكتب السبب، ومن أشار به.').waitFor()
      await second.getByRole('alert').getByRole('link', { name: 'اكتب السبب، ومن أشار به.' }).click()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason')
      expect(await page.locator('main .error').count()).toBe(1)
    },
    { as: 'zahra', expected: /422/ },
  )
})
