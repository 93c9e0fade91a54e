import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, sharedJourneys, withoutScripts } from './visit.ts'

const { visit } = sharedJourneys()

const button = (page: Page) => page.getByRole('button', { name: 'افتح مساعد التحالف' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'مساعد التحالف' })
const close = (page: Page) => panel(page).getByRole('button', { name: 'أغلق المحادثة' })
const frame = (page: Page) => page.locator('.chat iframe')
const style = (page: Page, selector: string, property: string) =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** The panel has come to rest. */
async function opened(page: Page) {
  await button(page).click()
  await page.locator('.chat[data-open]').waitFor()
  await page.waitForFunction(() => document.querySelector('.chat')?.getAnimations().length === 0)
}

test('on every screen, bottom-left: round button 64x64 px; closed by default', async () => {
  for (const path of ['/', '/services/parcels', '/login', '/nowhere']) {
    await visit(
      path,
      async (page) => {
        const box = await button(page).boundingBox()
        expect(box, path).toMatchObject({ width: 64, height: 64, x: 24, y: 900 - 64 - 24 })
        await expect.poll(() => style(page, '.chat-fab', 'border-radius')).toBe('50%')
        await expect.poll(() => panel(page).isVisible()).toBe(false)
        await expect.poll(() => frame(page).count()).toBe(0)
      },
      { expected: /404/ },
    )
  }
})

test('tapping opens a panel titled «مساعد التحالف» with a close button; 400 px wide, 70vh', async () => {
  await visit('/', async (page) => {
    await opened(page)
    await expect.poll(() => panel(page).boundingBox()).toMatchObject({ width: 400, height: 630, x: 24, y: 900 - 630 - 24 })
    await expect.poll(() => panel(page).textContent()).toContain('مساعد التحالف')
    await expect.poll(() => button(page).isVisible()).toBe(false)
    await close(page).click()
    await panel(page).waitFor({ state: 'hidden' })
    await button(page).waitFor()
  })
})

test('at most 700 px high', async () => {
  await visit(
    '/',
    async (page) => {
      await opened(page)
      expect((await panel(page).boundingBox())?.height).toBe(700)
    },
    { viewport: { width: 1600, height: 1400 } },
  )
})

test('small screens the whole screen', async () => {
  await visit(
    '/',
    async (page) => {
      await opened(page)
      await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport })
    },
    { ...phone, isMobile: true, hasTouch: true },
  )
})

test('the button scales and fades, the panel slides and fades, 0.3 s; where motion is unwelcome, at once', async () => {
  await visit('/', async (page) => {
    const moves = async (selector: string) => [
      await style(page, selector, 'transition-property'),
      await style(page, selector, 'transition-duration'),
    ]
    expect(await moves('.chat-fab')).toEqual(['transform, opacity, visibility', '0.3s, 0.3s, 0s'])
    expect(await moves('.chat')).toEqual(['opacity, transform, visibility', '0.3s, 0.3s, 0s'])
    await expect.poll(() => style(page, '.chat', 'transform')).toBe('matrix(1, 0, 0, 1, 0, 24)')
    await opened(page)
    await page.waitForFunction(() => document.querySelector('.chat-fab')?.getAnimations().length === 0)
    await expect.poll(() => style(page, '.chat-fab', 'transform')).toBe('matrix(0.4, 0, 0, 0.4, 0, 0)')
    await expect.poll(() => style(page, '.chat-fab', 'opacity')).toBe('0')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(Number.parseFloat(await style(page, '.chat', 'transition-duration'))).toBeLessThan(0.001)
  })
})

test('the embed is added the first time it is opened, removed when the widget closes; while loaded it is not loaded again', async () => {
  await visit('/', async (page) => {
    const asked: string[] = []
    page.on('request', (request) => new URL(request.url()).pathname === '/assistant' && asked.push(request.url()))
    await opened(page)
    await page.frameLocator('.chat iframe').getByRole('textbox').waitFor()
    await expect.poll(() => frame(page).getAttribute('title')).toBe('محادثة مساعد التحالف')
    expect(asked).toHaveLength(1)

    // Going to another page and changing the theme leave the conversation where it is.
    await page.getByRole('banner').getByRole('link', { name: 'عن الشركة' }).click()
    await page.waitForURL('**/about')
    await page.getByRole('button', { name: 'المظهر' }).click()
    await page.getByRole('radio', { name: 'سماء' }).click()
    await page.frameLocator('.chat iframe').locator('html.sky').waitFor()
    expect(asked).toHaveLength(1)

    await close(page).click()
    await expect.poll(() => frame(page).count()).toBe(0)
  })
})

test('Esc in the conversation closes the panel before its scripts have come, too', async () => {
  await visit('/', async (page) => {
    await page.route(/\.(js|woff2)$/, (route) => (route.request().frame() === page.mainFrame() ? route.continue() : undefined))
    await opened(page)
    await page.frameLocator('.chat iframe').getByRole('textbox').click()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
  })
})

test('focus moves in, is held, and returns; Esc closes', async () => {
  await visit('/', async (page) => {
    const where = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await page.locator('.chat[data-open]').waitFor()
    await expect.poll(() => where()).toBe('أغلق المحادثة')
    await page.frameLocator('.chat iframe').getByRole('textbox').waitFor()

    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => where()).toBe('IFRAME')
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.chat') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    await expect.poll(() => where()).toBe('افتح مساعد التحالف')

    await button(page).click()
    await page.frameLocator('.chat iframe').getByRole('textbox').click()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    await expect.poll(() => where()).toBe('افتح مساعد التحالف')
  })
})

test('Esc closes also after a press on the words of the panel', async () => {
  await visit('/', async (page) => {
    await opened(page)
    await panel(page).getByText('مساعد التحالف', { exact: true }).click()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
  })
})

test('without scripts the button leads to the assistant’s own page, which does not hold itself', async () => {
  await visit(
    '/',
    async (page) => {
      await page.getByRole('link', { name: 'افتح مساعد التحالف' }).click()
      await page.waitForURL('**/assistant')
      await expect.poll(() => page.locator('.chat-fab').count()).toBe(0)
    },
    withoutScripts,
  )
})
