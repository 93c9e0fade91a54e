import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { sharedJourneys } from './visit.ts'

const { visit } = sharedJourneys()

test('admin layout: right to left, sidebar 16rem and content', async () => {
  await visit(
    '/admin',
    async (page) => {
      const sidebar = await page.locator('.sidebar').boundingBox()
      const content = await page.getByRole('main').boundingBox()
      const edge = await page.evaluate(() => document.body.getBoundingClientRect().right)
      expect(sidebar?.width).toBe(256)
      expect(sidebar && sidebar.x + sidebar.width).toBe(edge)
      expect(sidebar && content && content.x + content.width).toBeLessThanOrEqual(sidebar?.x ?? 0)
      const entries = page.getByRole('navigation', { name: 'أقسام الإدارة' }).getByRole('link')
      expect((await entries.allTextContents()).at(0)).toBe('لوحة التحكم')
      expect((await entries.allTextContents()).at(-1)).toBe('العودة إلى الموقع')
      await expect.poll(() => entries.last().getAttribute('href')).toBe('/')
      await page.getByRole('navigation', { name: 'المسار' }).getByText('لوحة التحكم').waitFor()
    },
    { as: 'maryam' },
  )
})

test('below 56rem the sidebar is a drawer; Esc and choosing a link close it', async () => {
  await visit(
    '/admin',
    async (page) => {
      await page.setViewportSize({ width: 890, height: 800 })
      const sections = page.getByRole('navigation', { name: 'أقسام الإدارة' })
      await expect.poll(() => sections.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'القائمة' }).click()
      await sections.waitFor()
      await page.keyboard.press('Escape')
      await sections.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'القائمة' }).click()
      await sections.getByRole('link', { name: 'صندوق الوارد' }).click()
      await page.waitForURL('**/admin/requests')
      await sections.waitFor({ state: 'hidden' })
    },
    { as: 'maryam' },
  )
})

const open = {
  'the services': (page: Page) => page.getByRole('button', { name: 'الخدمات' }).click(),
  'the themes': (page: Page) => page.getByRole('button', { name: 'المظهر' }).click(),
  'the assistant': (page: Page) => page.getByRole('button', { name: 'افتح مساعد التحالف' }).click(),
  'a toast': async (page: Page) => {
    await page.getByRole('button', { name: 'المظهر' }).click()
    await page.getByRole('radio', { name: 'فاتح' }).click()
    await page.locator('.toast').waitFor()
  },
}

test.each(Object.entries(open))('everyone can use the page with %s open', async (_, press) => {
  await visit('/', async (page) => {
    await press(page)
    expect(await violations(page)).toEqual([])
  })
})

test('everyone can use the menu of a phone', async () => {
  await visit('/', async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'القائمة' }).click()
    expect(await violations(page)).toEqual([])
  })
})

test('at twice the text and 320 px nothing of the frame is cut off', async () => {
  await visit('/about', async (page) => {
    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
      [1440, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.topbar a, .topbar button, .footer a')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return left < 0 || right > document.documentElement.clientWidth
          })
          .map((element) => element.textContent || element.getAttribute('aria-label')),
      )
      expect(cut, `${width} px at ${size}`).toEqual([])
    }
  })
})

test('on paper: the page without bars, buttons and assistant, in light', async () => {
  await visit('/about', async (page) => {
    await page.emulateMedia({ media: 'print' })
    for (const selector of ['.topbar', '.footer', '.chat-fab', '.horizon', '.notice']) {
      await expect.poll(() => page.locator(selector).first().isVisible(), { message: selector }).toBe(false)
    }
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
    expect(ground).toBe('rgb(255, 255, 255)')
  })
})

test('on paper what a service is about can be read, and no box is empty', async () => {
  await visit('/services/parcels', async (page) => {
    await page.emulateMedia({ media: 'print' })
    const lead = await page.locator('.lead').boundingBox()
    const card = await page.locator('.svc-what').boundingBox()
    expect(lead && lead.y + lead.height).toBeLessThanOrEqual(card?.y ?? 0)
    await page.goto('/contact')
    await expect.poll(() => page.locator('.mapbox').isVisible()).toBe(false)
    const number = page.getByRole('main').locator('a[href^="https://wa.me"]')
    expect(await number.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none')
  })
})

test('with forced colours the chosen class of car can be told', async () => {
  await visit('/services/car-rental', async (page) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.locator('.classes').getByText('سيدان', { exact: true }).click()
    const outlines = await page
      .locator('.classes > label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle))
    expect(outlines.filter((outline) => outline !== 'none')).toHaveLength(1)
  })
})

test('with forced colours the assistant’s button, the swatches and the chosen one can still be told', async () => {
  await visit('/', async (page) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const borderOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))
    expect(await borderOf('.chat-fab')).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'المظهر' }).click()
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopColor)
    expect(await outline('.theme-opt:has(:checked)')).not.toBe(await outline('.theme-opt:not(:has(:checked))'))
    expect(
      await page
        .locator('.sw')
        .first()
        .evaluate((element) => getComputedStyle(element).forcedColorAdjust),
    ).toBe('none')
  })
})
