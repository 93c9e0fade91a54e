import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectProvider } from '#areas/finance/online/use-cases/connect-provider.ts'
import { theHouseItself } from '#platform/actors.ts'
import { thawaniDouble } from '#testing/thawani.ts'
import { insideHouse } from './house.ts'
import { press } from './people.ts'
import { journeys, live, phone } from './visit.ts'

const name = 'paying'
const { visit } = journeys(name)

let thawani: Awaited<ReturnType<typeof thawaniDouble>>
beforeAll(async () => {
  thawani = await thawaniDouble()
  await insideHouse(name, (house) =>
    connectProvider({ ...house, actor: theHouseItself, requestId: 'journey', address: 'journey' }, thawani.account),
  )
})
afterAll(() => thawani.close())

test('on a phone: what is due is seen, paid with the provider, and its receipt is there on coming back', async () => {
  await visit(
    '/dashboard',
    async (page) => {
      await page.getByText('المستحق الآن').waitFor()
      await page.getByRole('link', { name: 'مستحقاتي' }).click()
      await page.getByRole('heading', { level: 1, name: 'مدفوعاتي' }).waitFor()
      await page.getByRole('link', { name: /^ادفع/ }).first().click()
      await page.getByRole('heading', { level: 1, name: 'الدفع' }).waitFor()
      await live(page)
      await page.locator('#field-online-amount').fill('12.500')
      await press(page, 'ادفع إلكترونيًا')
      await page.getByRole('heading', { level: 1, name: /دفع إلكتروني/ }).waitFor()
      await page.getByRole('link', { name: /^ادفع/ }).click()
      await page.getByRole('link', { name: 'pay', exact: true }).click()
      await page.getByText('قُبضت الدفعة، وسندها').waitFor()
      await page.getByRole('link', { name: /^RC-SLL/ }).click()
      await page.getByRole('heading', { level: 1, name: /سند قبض/ }).waitFor()
      await expect.poll(() => page.getByText('دفع إلكتروني').count()).toBeGreaterThan(0)
    },
    { ...phone, as: 'shaikha' },
  )
})

const attach = (page: Page) =>
  page
    .locator('#field-file')
    .setInputFiles({ name: 'إشعار.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })

test('on a phone a transfer is shown, withdrawn and shown again, and the cashier confirms it once it is at the bank', async () => {
  await visit(
    '/dashboard/payments/pay?other=yes',
    async (page) => {
      await live(page)
      await page.locator('#field-account').selectOption({ index: 1 })
      await attach(page)
      await page.locator('#field-amount').fill('5')
      await press(page, 'أرسل الإثبات')
      await page.getByText('اكتب رقم العملية').first().waitFor()
      await expect.poll(() => page.locator('#field-amount').inputValue()).toBe('5')
      await page.locator('#field-reference').fill('BM-77120034')
      await press(page, 'أرسل الإثبات')
      await page.getByText('لا تُعد الدفع').waitFor()

      await page.locator('summary', { hasText: 'اسحب الإثبات' }).click()
      await press(page, 'نعم، اسحب الإثبات')
      await page.getByText('سحبت هذا الإثبات').waitFor()
      await page.getByRole('link', { name: 'أرسل إثباتًا آخر' }).click()
      await page.getByRole('heading', { level: 1, name: 'الدفع' }).waitFor()
      // Of dues whose money goes into one account nobody is asked which.
      await attach(page)
      await page.locator('#field-reference').fill('BM-77120034')
      await press(page, 'أرسل الإثبات')
      await page.getByText('لا تُعد الدفع').waitFor()
    },
    { as: 'shaikha', ...phone, expected: /422/ },
  )
  await visit(
    '/admin/finance/proofs',
    async (page) => {
      await page
        .getByRole('row', { name: /BM-77120034/ })
        .getByRole('link')
        .first()
        .click()
      await press(page, 'أكّد وصول التحويل')
      await page.getByText('تأكد التحويل وصدر السند RC-SLL').first().waitFor()
    },
    { as: 'fatima' },
  )
  await visit(
    '/dashboard/payments/receipts',
    async (page) => {
      await page.getByText('تحويل بنكي').first().waitFor()
    },
    { ...phone, as: 'shaikha' },
  )
})
