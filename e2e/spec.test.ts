import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openMenu, phone, sharedJourneys } from './visit.ts'

const { visit, url } = sharedJourneys()

const routes = [
  '/',
  '/about',
  '/services',
  '/services/rent-collection',
  '/services/construction',
  '/services/equipment-rental',
  '/services/car-rental',
  '/services/parcels',
  '/support',
  '/contact',
]
const fiveServices = routes.filter((route) => route.startsWith('/services/'))

const hrefs = (page: Page, within: string) =>
  page.locator(within).evaluate((place) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href')))
const pixels = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => Number.parseFloat(getComputedStyle(element).getPropertyValue(name)), property)

test('routes /, /about, /services, the five services, /support, /contact', async () => {
  for (const route of routes) {
    await visit(route, async (page) => {
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count(), { message: route }).toBe(1)
      expect(await page.title(), route).toContain('التحالف')
    })
  }
})

test('each route’s code is loaded on demand; while it loads «جار التحميل...» is shown, and nothing moves', async () => {
  await visit('/', async (page) => {
    await page.getByRole('button', { name: 'المظهر' }).click()
    await page.locator('[data-live]').waitFor()
    await page.keyboard.press('Escape')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked: string[] = []
    await page.route(/\/assets\/about-.*\.js/, async (route) => {
      asked.push(route.request().url())
      await held
      await route.continue()
    })
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    await page.getByRole('banner').getByRole('link', { name: 'عن الشركة' }).click()
    await page.getByText('جار التحميل...').waitFor()
    expect(asked).toHaveLength(1)
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'جار التحميل...' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])

    release()
    await page.waitForURL('**/about')
    await page.getByText('جار التحميل...').waitFor({ state: 'detached' })
  })
})

test('<html lang="ar" dir="rtl">', async () => {
  for (const route of ['/', '/login', '/nowhere']) {
    const html = await (await fetch(url() + route)).text()
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl" class="dark">/i)
  }
})

test('public layout: sticky top bar, main, footer', async () => {
  await visit('/', async (page) => {
    for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(1)
    await page.mouse.wheel(0, 1500)
    await page.waitForFunction(() => scrollY > 500)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  })
})

test('auth layout: centred dark page without the site top bar, whatever the theme', async () => {
  await visit('/login', async (page) => {
    await page.evaluate(() => localStorage.setItem('theme', 'light'))
    await page.reload()
    await expect.poll(() => page.locator('html').getAttribute('class')).toBe('light')
    await expect.poll(() => page.getByRole('banner').count()).toBe(0)
    const [ground, words] = await page.locator('.auth').evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      const lightness = (colour: string) => Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
      return [lightness(backgroundColor), lightness(color)]
    })
    expect(ground).toBeLessThan(0.3)
    expect(words).toBeGreaterThan(0.8)
    const card = await page.locator('.auth-card').boundingBox()
    expect(card && card.x + card.width / 2).toBeCloseTo(720, -1)
  })
})

test('top bar: logo and company name linking home; home, about, Services, support, contact; theme picker; login', async () => {
  await visit('/about', async (page) => {
    const bar = page.getByRole('banner')
    const home = bar.getByRole('link', { name: 'التحالف، الصفحة الرئيسية' })
    await expect.poll(() => home.getAttribute('href')).toBe('/')
    await expect.poll(() => home.textContent()).toContain('التحالف')
    await expect.poll(() => home.locator('svg').count()).toBe(1)
    expect(await hrefs(page, '.nav')).toEqual(['/', '/about', ...fiveServices, '/services', '/support', '/contact'])
    await expect.poll(() => bar.getByRole('button', { name: 'المظهر' }).isVisible()).toBe(true)
    await expect.poll(() => bar.getByRole('link', { name: 'تسجيل الدخول' }).getAttribute('href')).toBe('/login')
    await expect.poll(() => bar.getByRole('link', { name: 'عن الشركة' }).first().getAttribute('aria-current')).toBe('page')
  })
})

test('small screens: a toggle opens a collapsible menu with the same items, 0.3 s; choosing a link closes it', async () => {
  await visit(
    '/',
    async (page) => {
      const menu = page.getByRole('navigation', { name: 'القائمة' })
      await expect.poll(() => menu.isVisible()).toBe(false)
      await openMenu(page)
      const items = await hrefs(page, '.mobile-menu')
      expect(items.toSorted()).toEqual([...routes].toSorted())
      expect(await pixels(page, '.mobile-menu', 'transition-duration')).toBe(0.3)

      await menu.getByRole('link', { name: 'عن الشركة' }).click()
      await page.waitForURL('**/about')
      await menu.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'القائمة' }).click()
      await menu.waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
    },
    phone,
  )
})

test('footer: blurb; quick links; three service links; address, phone, e-mail from the settings; the current year', async () => {
  await visit('/', async (page) => {
    const footer = page.getByRole('contentinfo')
    await expect.poll(() => footer.textContent()).toContain('شركة عُمانية من صلالة')
    expect(await hrefs(page, '[aria-label="روابط سريعة"]')).toEqual(['/about', '/services', '/contact'])
    expect(await hrefs(page, '[aria-label="خدماتنا"]')).toEqual([
      '/services/rent-collection',
      '/services/construction',
      '/services/car-rental',
    ])
    await expect.poll(() => footer.textContent()).toContain(`© ${new Date().getFullYear()} التحالف. جميع الحقوق محفوظة.`)
    await expect.poll(() => footer.locator('a[href^="tel:+968"]').count()).toBe(1)
    await expect.poll(() => footer.locator('a[href^="mailto:"]').count()).toBe(1)
    await expect.poll(() => page.locator('.foot-contact p').textContent()).toMatch(/\S/)
  })
})

test('the first stop of the Tab key is a link past the bar', async () => {
  await visit('/', async (page) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})
