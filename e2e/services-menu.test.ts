import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedJourneys, withoutScripts } from './visit.ts'

const { visit } = sharedJourneys()

const button = (page: Page) => page.getByRole('button', { name: 'الخدمات' })
const cars = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'تأجير السيارات' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

/** React has come, and the mouse is nowhere near. */
async function live(page: Page) {
  await page.keyboard.press('Shift')
  await page.locator('.hover-menu[data-live]').waitFor()
}

/** From here on time passes only when it is told to. */
async function stopTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** Playwright has no keys for Arabic letters. */
const type = (page: Page, letters: string) =>
  page.evaluate((text) => {
    for (const key of text) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, letters)

/**
 * Milliseconds between the mouse's arrival at (or departure from) the menu and its change. React hears of both before the element itself
 * does, and what it draws in between would be missing from the count.
 */
function timed(page: Page, event: 'pointerover' | 'pointerout') {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const menu = document.querySelector('.hover-menu') as HTMLElement
        let began = 0
        const crosses = ({ target, relatedTarget }: PointerEvent) =>
          menu.contains(target as Node) && !menu.contains(relatedTarget as Node | null)
        const note = (event: PointerEvent) => {
          if (began === 0 && crosses(event)) began = performance.now()
        }
        addEventListener(name, note, true)
        new MutationObserver(() => resolve(performance.now() - began)).observe(menu, { attributeFilter: ['data-open'] })
      }),
    event,
  )
}

test('the dropdown opens on hover (open delay 100 ms, 300 ms grace)', async () => {
  await visit('/', async (page) => {
    await live(page)
    const opening = timed(page, 'pointerover')
    await button(page).hover()
    expect(await opening).toBeGreaterThanOrEqual(99)
    await cars(page).waitFor()
    await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true')

    const closing = timed(page, 'pointerout')
    await page.mouse.move(20, 700)
    expect(await closing).toBeGreaterThanOrEqual(299)
    await cars(page).waitFor({ state: 'hidden' })

    await button(page).hover()
    await cars(page).waitFor()
    await stopTime(page)
    await page.mouse.move(20, 700)
    await page.clock.runFor(200)
    await cars(page).hover()
    await page.clock.runFor(500)
    await expect.poll(() => cars(page).isVisible()).toBe(true)
  })
})

test('a mouse that only passes does not open it', async () => {
  await visit('/', async (page) => {
    await live(page)
    await page.evaluate(() => {
      const menu = document.querySelector('.hover-menu')
      const over = (name: string) => menu?.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'mouse' }))
      over('pointerover')
      setTimeout(() => over('pointerout'), 50)
    })
    await page.waitForTimeout(300)
    await expect.poll(() => cars(page).isVisible()).toBe(false)
  })
})

test('also by click', async () => {
  await visit(
    '/',
    async (page) => {
      await live(page)
      await button(page).click()
      await cars(page).waitFor()
      await page.mouse.move(20, 700)
      await page.waitForTimeout(500)
      await expect.poll(() => cars(page).isVisible()).toBe(true)
      await page.mouse.click(20, 700)
      await cars(page).waitFor({ state: 'hidden' })

      await button(page).click()
      await cars(page).click()
      await page.waitForURL('**/services/car-rental')
      await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false')
    },
    { expected: /404/ },
  )
})

test('Enter and arrows; Esc closes', async () => {
  await visit('/', async (page) => {
    await live(page)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await cars(page).waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('تحصيل الإيجارات')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('مقاولات البناء')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toBe('كل الخدمات')
    await page.keyboard.press('Home')
    await expect.poll(() => focused(page)).toBe('تحصيل الإيجارات')
    await page.keyboard.press('Escape')
    await cars(page).waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('الخدمات')

    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('تحصيل الإيجارات')
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab')
    await cars(page).waitFor({ state: 'hidden' })
  })
})

test('Esc closes also what the mouse has opened, wherever focus is', async () => {
  await visit('/', async (page) => {
    await live(page)
    await button(page).hover()
    await cars(page).waitFor()
    await page.keyboard.press('Escape')
    await cars(page).waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).not.toBe('الخدمات')

    await page.mouse.move(20, 700)
    await button(page).hover()
    await cars(page).waitFor()
  })
})

test('type-ahead reset 1 s', async () => {
  await visit('/', async (page) => {
    await live(page)
    await stopTime(page)
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await type(page, 'تأجير ال')
    await expect.poll(() => focused(page)).toBe('تأجير السيارات')
    await page.keyboard.press('Home')
    await page.clock.runFor(1100)
    await type(page, 'إد')
    await expect.poll(() => focused(page)).toBe('إدارة الطرود البريدية')
    await page.clock.runFor(1100)
    await type(page, 'ك')
    await expect.poll(() => focused(page)).toBe('كل الخدمات')
    await page.clock.runFor(500)
    await type(page, 'م')
    await expect.poll(() => focused(page)).toBe('كل الخدمات')
  })
})

test('without scripts it opens under the mouse after 100 ms and under focus, and its links are links', async () => {
  await visit(
    '/',
    async (page) => {
      await expect.poll(() => cars(page).isVisible()).toBe(false)
      await button(page).hover()
      const delay = () => page.locator('.services-pop').evaluate((panel) => getComputedStyle(panel).transitionDelay)
      expect(await delay()).toMatch(/^0\.1s/)
      await cars(page).waitFor()
      await page.mouse.move(20, 700)
      expect(await delay()).toMatch(/^0\.3s/)
      await cars(page).waitFor({ state: 'hidden' })
      await button(page).focus()
      await cars(page).waitFor()
      await cars(page).click()
      await page.waitForURL('**/services/car-rental')
    },
    { ...withoutScripts, expected: /404/ },
  )
})
