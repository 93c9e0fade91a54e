import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journeys } from './visit.ts'

const { visit } = journeys('theme')

const worn = (page: Page) => page.locator('html').getAttribute('class')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const swatch = (page: Page, name: string) => page.getByRole('radio', { name })
const open = (page: Page) => page.getByRole('button', { name: 'المظهر' }).click()

test('theme kept in localStorage under `theme`, applied as a class on the root element; a change replaces the class and saves', async () => {
  await visit('/', async (page) => {
    expect(await worn(page)).toBe('dark')
    expect(await kept(page)).toBe(null)
    await open(page)
    const choices = page.getByRole('radiogroup', { name: 'اختر المظهر' }).getByRole('radio')
    expect(await choices.count()).toBe(8)
    expect(await swatch(page, 'داكن').isChecked()).toBe(true)

    await swatch(page, 'صحراء').click()
    expect([await worn(page), await kept(page)]).toEqual(['desert', 'desert'])
    await page.getByText('المظهر الآن: صحراء').first().waitFor()
    await swatch(page, 'سماء').click()
    expect([await worn(page), await kept(page)]).toEqual(['sky', 'sky'])

    await page.reload()
    expect(await worn(page)).toBe('sky')
    await open(page)
    expect(await swatch(page, 'سماء').isChecked()).toBe(true)
  })
})

test('the swatches are chosen with the arrow keys, and Esc returns to the button', async () => {
  await visit('/', async (page) => {
    await page.getByRole('button', { name: 'المظهر' }).focus()
    await page.keyboard.press('Enter')
    await swatch(page, 'داكن').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    expect(await worn(page)).toBe('purple')
    await page.keyboard.press('Escape')
    await swatch(page, 'داكن').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('المظهر')
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
      expect(await worn(page)).toBe('forest')
      await page.getByRole('main').getByRole('link', { name: 'ارجع إلى الرئيسية' }).click()
      await page.getByRole('heading', { name: 'Unexpected' }).waitFor({ state: 'detached' })
      expect(await worn(page)).toBe('forest')
    },
    { expected: /404/ },
  )
})
