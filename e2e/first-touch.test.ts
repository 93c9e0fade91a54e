import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, sharedJourneys } from './visit.ts'

const { visit } = sharedJourneys()

/** Holds React back until it is released, as a slow line does. */
async function holding(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
const live = (page: Page) => page.locator('.hover-menu[data-live]').waitFor({ state: 'attached' })
const cars = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'تأجير السيارات' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'مساعد التحالف' })

test('no JavaScript is loaded before interest', async () => {
  await visit('/', async (page) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.waitForTimeout(1000)
    expect(scripts).toEqual([])
    const inline = await page.evaluate(() =>
      [...document.scripts].filter(({ type, text }) => !type && !/__reactRouter|\$RC|scroll/.test(text)).map(({ text }) => text),
    )
    expect(Buffer.byteLength(inline.join(''))).toBeLessThanOrEqual(2048 + 200)
    await page.mouse.move(200, 200)
    await live(page)
    expect(scripts.length).toBeGreaterThan(0)
  })
})

test('the first tap counts, although React is still on its way', async () => {
  await visit('/', async (page) => {
    const release = await holding(page)
    await page.getByRole('button', { name: 'افتح مساعد التحالف' }).click()
    await page.waitForTimeout(300)
    release()
    await panel(page).waitFor()
  })
})

test('a tap while React is taking the page over counts once, at whatever moment', async () => {
  for (const wait of [0, 1, 5, 20, 60])
    await visit('/', async (page) => {
      const release = await holding(page)
      await page.mouse.move(20, 700)
      const pressed = page.evaluate(async (wait) => {
        const { port1, port2 } = new MessageChannel()
        const turn = () =>
          new Promise((next) => {
            port1.onmessage = next
            port2.postMessage(0)
          })
        while (!Object.keys(document).some((key) => key.startsWith('__reactContainer'))) await turn()
        const from = performance.now()
        while (performance.now() - from < wait) await turn()
        document.querySelector<HTMLElement>('.hover-menu button')?.click()
      }, wait)
      release()
      await pressed
      await live(page)
      await page.waitForTimeout(300)
      await expect.poll(() => page.getByRole('button', { name: 'الخدمات' }).getAttribute('aria-expanded')).toBe('true')
    })
})

test('the menu and the themes need no React at all', async () => {
  await visit(
    '/',
    async (page) => {
      const release = await holding(page)
      await page.getByRole('button', { name: 'القائمة' }).click()
      await page.getByRole('navigation', { name: 'القائمة' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'المظهر' }).click()
      await page.getByRole('radio', { name: 'صحراء' }).click()
      await expect.poll(() => page.locator('html').getAttribute('class')).toBe('desert')
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('desert')
      release()
      await page.getByText('المظهر الآن: صحراء').first().waitFor()
      await expect.poll(() => page.getByRole('radio', { name: 'صحراء' }).isChecked()).toBe(true)
    },
    phone,
  )
})

test('the first hover opens the services before React, and they stay open when it comes', async () => {
  await visit('/', async (page) => {
    const release = await holding(page)
    await page.getByRole('button', { name: 'الخدمات' }).hover()
    await cars(page).waitFor()
    release()
    await live(page)
    await page.waitForTimeout(400)
    await expect.poll(() => cars(page).isVisible()).toBe(true)
    await page.mouse.move(20, 700)
    await cars(page).waitFor({ state: 'hidden' })
  })
})

test('a key on a focused button counts: Enter and arrows', async () => {
  await visit('/', async (page) => {
    const release = await holding(page)
    await page.getByRole('button', { name: 'الخدمات' }).focus()
    await page.keyboard.press('ArrowDown')
    release()
    await live(page)
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('تحصيل الإيجارات'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
  await visit('/', async (page) => {
    const release = await holding(page)
    await page.getByRole('button', { name: 'الخدمات' }).focus()
    await page.keyboard.press('Enter')
    release()
    await live(page)
    await cars(page).waitFor()
    await page.waitForTimeout(300)
    await expect.poll(() => cars(page).isVisible()).toBe(true)
  })
})

test('what was typed before React has come is not lost', async () => {
  await visit('/contact', async (page) => {
    const release = await holding(page)
    const name = page.getByLabel('الاسم', { exact: true })
    await name.fill('سالم الكثيري')
    release()
    await live(page)
    await page.waitForTimeout(300)
    await expect.poll(() => name.inputValue()).toBe('سالم الكثيري')
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  })
})

test('a form sent before React has come goes as forms always went', async () => {
  await visit(
    '/contact',
    async (page) => {
      await holding(page)
      await page.getByLabel('الاسم', { exact: true }).fill('سالم الكثيري')
      await page.waitForTimeout(2500)
      const [sent] = await Promise.all([
        page.waitForRequest((request) => request.method() === 'POST'),
        page
          .locator('form[method=post]')
          .first()
          .evaluate((form: HTMLFormElement) => {
            form.noValidate = true
            form.requestSubmit()
          }),
      ])
      expect(sent.isNavigationRequest()).toBe(true)
      await page.waitForLoadState('domcontentloaded')
      await expect.poll(() => page.getByLabel('الاسم', { exact: true }).inputValue()).toBe('سالم الكثيري')
    },
    { expected: /422/ },
  )
})

test('React comes without moving the page under the reader', async () => {
  await visit('/', async (page) => {
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForFunction(() => scrollY === 900)
    await page.reload()
    await page.evaluate(() => scrollTo(0, 300))
    await page.mouse.move(200, 200)
    await live(page)
    await page.waitForTimeout(300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })
})
