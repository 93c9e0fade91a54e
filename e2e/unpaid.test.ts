import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clockToSet } from '#testing/clock.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { heading, messageTo, press } from './people.ts'
import { journeys, live } from './visit.ts'

const name = 'unpaid'
const clock = clockToSet()
const { visit } = journeys(name, clock.environment, clock.now)

const tenant = 'سهام بنت علي تبوك'
const her = '+96890001304'
const cheque = '000771'
const began = dayOf(clock.now())

test('a cheque goes to the bank and comes back: what it covered is owed again, with a fee, a task and a word to its tenant', async () => {
  await visit(
    `/admin/finance/cheques/new?q=${encodeURIComponent(tenant)}`,
    async (page) => {
      await page.getByRole('listitem').filter({ hasText: tenant }).getByRole('link', { name: 'اختره' }).click()
      await heading(page, 'تسجيل شيكات').waitFor()
      await live(page)
      await page.locator('#field-bank').selectOption('بنك مسقط')
      await page.getByLabel('رقم الشيك').first().fill(cheque)
      await page.getByLabel('تاريخه').first().fill(began)
      await page.getByLabel('المبلغ').first().fill('200')
      await press(page, 'سجّل الشيكات')
      await page
        .getByText(/^سُجّل البيان CQ-/)
        .first()
        .waitFor()
      await page.goto('/admin/finance/cheques/deposit')
      await live(page)
      const given = page.getByRole('checkbox', { name: new RegExp(cheque) })
      const offered = page.locator('form').filter({ has: given })
      await offered.getByLabel('تُودع في').selectOption({ label: 'بنك ظفار، أمانات، آخره 0202' })
      await given.check()
      await press(page, 'أودع الشيكات')
      await page.getByText('أُودعت الشيكات بالقسيمة').first().waitFor()
    },
    { as: 'fatima' },
  )
  // The bank has had a day on which it works, whatever day this is.
  clock.to(daysAfter(began, 10), '10:00')
  await visit(
    `/admin/finance/cheques?q=${cheque}`,
    async (page) => {
      await page.getByRole('link', { name: cheque }).first().click()
      await heading(page, /^شيك/).waitFor()
      await live(page)
      await page.getByText('أعاده البنك').click()
      await page.getByRole('combobox', { name: 'سبب البنك' }).fill('الرصيد لا يكفي')
      await page.getByLabel('رسمنا على العميل').fill('5')
      await press(page, 'سجّل الارتجاع')
      await page.getByText(`ارتجع الشيك ${cheque}`).first().waitFor()
      await page.getByText('الرصيد لا يكفي').first().waitFor()
      await page.goto(`/admin/finance/cashier?q=${encodeURIComponent(tenant)}`)
      await page.getByText(`رسم ارتجاع الشيك ${cheque}`).first().waitFor()
    },
    { as: 'zahra' },
  )
  await visit(
    '/admin/tasks?whose=all',
    async (page) => {
      await page
        .getByRole('link', { name: `ارتجع شيك ${tenant}` })
        .first()
        .waitFor()
    },
    { as: 'salim' },
  )
  expect(await messageTo(name, her, new RegExp(`ارتجع شيكك ${cheque}.*/dashboard/payments`))).toContain(cheque)
})

/** The next notice on the ladder is read and sent; the page is left on it. */
async function warn(page: Page, { title }: { title: string }) {
  await page.goto('/admin/properties/warnings')
  await page.getByRole('row').filter({ hasText: tenant }).getByRole('link', { name: 'اقرأه وأرسله' }).click()
  await heading(page, `إخطار ${tenant}`).waitFor()
  await live(page)
  await press(page, 'أرسل الإخطار')
  await page.getByText('أُرسل الإخطار وحُفظ').first().waitFor()
  await page.getByText(title).first().waitFor()
}

test('whoever does not pay is warned up to the last step, with proof that it came; when its days are over one press makes the file for the court', async () => {
  // She was reminded before.
  const steps = [
    { after: 10, title: 'إنذار أول' },
    { after: 30, title: 'إنذار ثانٍ' },
  ]
  for (const { after, title } of steps) {
    clock.to(daysAfter(began, after), '11:00')
    await visit(
      '/admin/properties/warnings',
      async (page) => {
        await heading(page, 'الإنذارات والإخطارات').waitFor()
        await warn(page, { title })
      },
      { as: 'layla' },
    )
  }
  clock.to(daysAfter(began, 60), '11:00')
  await visit(
    '/admin/properties/warnings',
    async (page) => {
      await heading(page, 'الإنذارات والإخطارات').waitFor()
      await warn(page, { title: 'إنذار نهائي' })
      await page.getByText('بريد مسجل', { exact: true }).click()
      await page.getByLabel('رقم البريد المسجل').fill('RR771204556OM')
      await press(page, 'سجّل الوصول')
      await page.getByText('RR771204556OM').first().waitFor()
      await page.getByRole('link', { name: 'إخطارات العقد' }).click()
      await page.getByRole('link', { name: 'ملف التنفيذ' }).click()
      await heading(page, 'ملف التنفيذ').waitFor()
      await page.getByText('تنقضي مهلته بنهاية').waitFor()
    },
    { as: 'layla' },
  )
  clock.to(daysAfter(began, 100), '11:00')
  await visit(
    '/admin/properties/warnings',
    async (page) => {
      await page.getByRole('row').filter({ hasText: tenant }).getByRole('link', { name: 'افتح' }).first().click()
      await page.getByRole('link', { name: 'ملف التنفيذ' }).click()
      await heading(page, 'ملف التنفيذ').waitFor()
      await live(page)
      await press(page, 'جهّز ملف التنفيذ')
      await page.getByText('جُهّز ملف التنفيذ').first().waitFor()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'نزّله' }).first().click(),
      ])
      const bytes = await buffer(await download.createReadStream())
      const text = pdfText(bytes)
      const words = [tenant, cheque, 'RR771204556OM', 'ملف التنفيذ']
      expect(words.filter((one) => !text.includes(one))).toEqual([])
    },
    { as: 'layla' },
  )
})
