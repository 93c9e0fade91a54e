import { expect, test } from 'vitest'
import { phone, sharedJourneys } from './visit.ts'

const { visit, url } = sharedJourneys()
const notFound = { expected: /404/ }

test('an unknown path shows "Unexpected Application Error!" with the status text, an Arabic sentence, the request id and a way home', async () => {
  expect((await fetch(`${url()}/nowhere`)).status).toBe(404)
  expect((await fetch(`${url()}/services/nowhere`)).status).toBe(404)
  await visit(
    '/nowhere',
    async (page) => {
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
      await page.getByRole('heading', { level: 1, name: 'لا توجد صفحة هنا' }).waitFor()
      const ours = page.getByRole('main').getByRole('navigation', { name: 'خدماتنا' })
      await expect.poll(() => ours.getByRole('link').count()).toBe(5)
      const main = await page.getByRole('main').textContent()
      expect(main).toContain('404 Not Found')
      expect(main).toContain('لا توجد صفحة هنا')
      expect(main).toMatch(/رمز المرجع [0-9a-f-]{36}/)
      await expect.poll(() => page.getByRole('banner').count()).toBe(1)
      await expect.poll(() => page.getByRole('contentinfo').count()).toBe(1)
      await page.getByRole('main').getByRole('link', { name: 'ارجع إلى الرئيسية' }).click()
      await page.waitForURL(`${url()}/`)
    },
    { ...notFound, ...phone },
  )
})

test('a missing page can be searched from, as its sentence says', () =>
  visit(
    '/nowhere',
    async (page) => {
      await page.getByText('ربما تغيّر الرابط. ابحث، أو اختر خدمة، أو ارجع إلى الرئيسية.').waitFor()
      await page.getByRole('searchbox', { name: 'ابحث في الأسئلة' }).fill('شيكات')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/support?q=**')
      await page.getByText('هل أستطيع الدفع بشيكات آجلة؟').waitFor()
    },
    notFound,
  ))

test('the number on the error screen is the one of the request, and is copied by a press', async () => {
  const asked = await fetch(`${url()}/nowhere`)
  expect(await asked.text()).toContain(asked.headers.get('x-request-id'))
  await visit(
    '/nowhere',
    async (page) => {
      const number = await page.locator('code').textContent()
      await page.getByRole('button', { name: 'انسخ الرمز' }).click()
      await page.getByText('نُسخ رمز المرجع').first().waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    },
    { ...notFound, permissions: ['clipboard-read', 'clipboard-write'] },
  )
})

test('a step to a missing page without loading one tells the same', async () => {
  await visit(
    '/',
    async (page) => {
      await page.keyboard.press('Tab')
      await page.locator('[data-live]').waitFor()
      await page.evaluate(() => {
        history.pushState({}, '', '/nowhere')
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      })
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
      await expect.poll(() => page.getByRole('main').textContent()).toMatch(/404 Not Found.*رمز المرجع [0-9a-f-]{36}/)
      await expect.poll(() => page.locator('html').getAttribute('class')).toBe('dark')
    },
    notFound,
  )
})
