import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, sharedJourneys } from './visit.ts'

const { visit } = sharedJourneys()

const worn = (page: Page) => page.locator('html').getAttribute('class')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const swatch = (page: Page, name: string) => page.getByRole('radio', { name })
const open = (page: Page) => page.getByRole('button', { name: 'المظهر' }).click()

test('theme kept in localStorage under `theme`, applied as a class on the root element; a change replaces the class and saves', async () => {
  await visit('/', async (page) => {
    await expect.poll(() => worn(page)).toBe('dark')
    await expect.poll(() => kept(page)).toBe(null)
    await open(page)
    const choices = page.getByRole('radiogroup', { name: 'اختر المظهر' }).getByRole('radio')
    await expect.poll(() => choices.count()).toBe(8)
    await expect.poll(() => swatch(page, 'داكن').isChecked()).toBe(true)

    await swatch(page, 'صحراء').click()
    expect([await worn(page), await kept(page)]).toEqual(['desert', 'desert'])
    await page.getByText('المظهر الآن: صحراء').first().waitFor()
    await swatch(page, 'سماء').click()
    expect([await worn(page), await kept(page)]).toEqual(['sky', 'sky'])

    await page.reload()
    await expect.poll(() => worn(page)).toBe('sky')
    await open(page)
    await expect.poll(() => swatch(page, 'سماء').isChecked()).toBe(true)
  })
})

test('the swatches are chosen with the arrow keys, and Esc returns to the button', async () => {
  await visit('/', async (page) => {
    await page.getByRole('button', { name: 'المظهر' }).focus()
    await page.keyboard.press('Enter')
    await swatch(page, 'داكن').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => worn(page)).toBe('purple')
    await page.keyboard.press('Escape')
    await swatch(page, 'داكن').waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('المظهر')
  })
})

test('unknown stored values fall back to dark', async () => {
  await visit('/', async (page) => {
    for (const unknown of ['neon', '', 'dark light', '<b>']) {
      await page.evaluate((value) => localStorage.setItem('theme', value), unknown)
      await page.reload()
      expect(await worn(page), unknown).toBe('dark')
    }
  })
})

test('no flash before first paint, in every theme', async () => {
  await visit('/', async (page) => {
    await page.evaluate(() => localStorage.setItem('theme', 'desert'))
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        if (document.body) seen.add(document.documentElement.className)
        if (performance.now() < 3000) requestAnimationFrame(look)
      }
      look()
    })
    await page.reload()
    await page.mouse.move(300, 300)
    await page.locator('[data-live]').waitFor()
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['desert'])
  })
})

test('the choice follows into other open tabs, also into one that React has not come to', async () => {
  await visit('/', async (page) => {
    const other = await page.context().newPage()
    await other.goto('/about')
    await open(page)
    await swatch(page, 'محيط').click()
    await other.waitForFunction(() => document.documentElement.className === 'ocean')
    await other.close()
  })
})

test('the theme stays when a page fails', async () => {
  await visit(
    '/',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('theme', 'forest'))
      await page.goto('/nowhere')
      await expect.poll(() => worn(page)).toBe('forest')
      await page.getByRole('main').getByRole('link', { name: 'ارجع إلى الرئيسية' }).click()
      await page.getByRole('heading', { name: 'Unexpected' }).waitFor({ state: 'detached' })
      await expect.poll(() => worn(page)).toBe('forest')
    },
    { expected: /404/ },
  )
})

test('on a phone our faces are put on after the first paint, and are there from the start on the next page', async () => {
  /** When the first of them was asked for, counted from the first paint. */
  const sincePaint = (page: Page) =>
    page.evaluate(() => {
      const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      const [painted] = performance.getEntriesByName('first-paint')
      return Math.min(...asked.map(({ startTime }) => startTime)) - (painted?.startTime ?? Number.NaN)
    })
  async function openNext(page: Page, path: string) {
    await page.goto(path)
    await page.waitForFunction(() => document.fonts.check('1rem "IBM Plex Sans Arabic"', 'ع'))
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length)
    return sincePaint(page)
  }
  await visit(
    '/robots.txt',
    async (page) => {
      expect(await openNext(page, '/about')).toBeGreaterThan(0)
      await page.locator('h1').hover()
      await page.waitForFunction(() => localStorage.getItem('faces') === 'kept')
      expect(await openNext(page, '/services')).toBeLessThan(0)
    },
    phone,
  )
})

test('on a narrow phone nothing moves when our faces come', async () => {
  /** Whether this machine has a face that stands in for ours. */
  const standsIn = (page: Page) =>
    page.evaluate(async () => {
      const faces = [...document.fonts].filter(({ family, weight }) => /^"?Plex /.test(family) && weight.startsWith('600'))
      return (await Promise.allSettled(faces.map((face) => face.load()))).some(({ status }) => status === 'fulfilled')
    })
  for (const path of ['/', '/support', '/login'])
    await visit(
      '/robots.txt',
      async (page) => {
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          // A page of which a part is here is laid out anew with the rest, whatever it is written in: from the frame after that on.
          let wholeAt = Infinity
          const isWhole = () => {
            wholeAt = performance.now()
          }
          document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(isWhole)))
          new PerformanceObserver((list) => {
            const later = list.getEntries().filter(({ startTime }) => startTime >= wholeAt)
            shifts.push(...later.map((entry) => (entry as unknown as { value: number }).value))
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path)
        await page.waitForFunction(() => document.fonts.check('1rem "IBM Plex Sans Arabic"', 'ع'))
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))))
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
        if (await standsIn(page))
          expect(
            shifts.reduce((sum, shift) => sum + shift, 0),
            path,
          ).toBeLessThan(0.0005)
      },
      { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true },
    )
})
