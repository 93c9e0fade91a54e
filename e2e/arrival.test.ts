import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, confirmed, send, who } from './answers.ts'
import { administratorsToken } from './house.ts'
import { shared } from './office.ts'
import { openMenu, phone, sharedJourneys } from './visit.ts'

const { visit, url } = sharedJourneys()

/** A title may say where it breaks on a phone; it is read as one line. */
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.localName} ${document.activeElement?.textContent?.replace(/\s+/g, ' ')}`)
const arrivedAt = (page: Page, title: string) => expect.poll(() => focused(page)).toBe(`h1 ${title}`)

test('a page that comes without being loaded is read from its title, forward, back, and by keyboard', () =>
  visit('/', async (page) => {
    const title = 'من صلالة، لأهلها وضيوفها'
    await page.keyboard.press('Tab')
    await page.locator('[data-live]').waitFor()
    const bar = page.getByRole('navigation', { name: 'الصفحات' })
    await bar.getByRole('link', { name: 'عن الشركة' }).press('Enter')
    await arrivedAt(page, title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).click()
    await arrivedAt(page, 'سياسة الخصوصية')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await arrivedAt(page, title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  }))

test('the menu of a phone leads to the title as well', () =>
  visit(
    '/about',
    async (page) => {
      const menu = await openMenu(page)
      await page.locator('[data-live]').waitFor({ state: 'attached' })
      await menu.getByRole('link', { name: 'تواصل معنا' }).click()
      await arrivedAt(page, 'تواصل معنا')
    },
    phone,
  ))

test('what was sent is confirmed where the reader is', () =>
  visit('/contact', async (page) => {
    await answer(page, { رسالتك: 'هل لديكم فرع في طاقة؟', ...who })
    await send(page, 'أرسل الرسالة')
    await confirmed(page, /Q\d{4}-\d{5}-\d/)
    await arrivedAt(page, 'وصلت رسالتك')
  }))

test('the same page under another query leaves focus where it was', () =>
  visit('/support', async (page) => {
    const search = page.getByRole('searchbox')
    await search.fill('شيك')
    await search.press('Enter')
    await page.getByRole('link', { name: 'كل الأسئلة' }).waitFor()
    await expect.poll(() => focused(page)).not.toMatch(/^h1/)
  }))

test('who has signed in finds the way to the back office and out of it, and visitors do not see it', async () => {
  const cookies = [{ name: 'session', value: await administratorsToken(shared), url: url() }]
  const visitors = await (await fetch(url())).text()
  await visit('/', async (page) => {
    await page.context().addCookies(cookies)
    await page.goto('/')
    const bar = page.getByRole('banner')
    await bar.getByRole('link', { name: 'الإدارة' }).waitFor()
    await expect.poll(() => bar.getByRole('link', { name: 'تسجيل الدخول' }).count()).toBe(0)
    expect(await (await fetch(url())).text(), 'the kept page').toBe(visitors)
    await bar.getByRole('button', { name: 'سجّل الخروج' }).click()
    await bar.getByRole('link', { name: 'تسجيل الدخول' }).waitFor()
    await expect.poll(() => bar.getByRole('link', { name: 'الإدارة' }).count()).toBe(0)
  })
})

test('a page first asked for by somebody signed in is still made anew for visitors', async () => {
  const cookie = `session=${await administratorsToken(shared)}`
  for (const path of ['/about', '/privacy', '/terms']) {
    const own = await fetch(url() + path, { headers: { cookie } })
    expect(await own.text()).toContain('سجّل الخروج')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    const visitors = await (await fetch(url() + path)).text()
    expect(visitors).toContain('تسجيل الدخول')
    expect(visitors).not.toContain('سجّل الخروج')
    expect(visitors).not.toContain('مريم')
  }
})
