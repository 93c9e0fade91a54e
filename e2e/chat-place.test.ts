import { expect, test } from 'vitest'
import { phone, sharedJourneys } from './visit.ts'

const { visit } = sharedJourneys()
const named = { name: 'افتح مساعد التحالف' }

test('in the back office the assistant sits in the bar, and floats over nothing', async () => {
  await visit(
    '/admin/properties',
    async (page) => {
      const inBar = page.getByRole('banner').getByRole('link', named)
      await inBar.waitFor()
      await expect.poll(() => page.locator('.chat-fab').first().isVisible()).toBe(false)
      await inBar.click()
      await page.locator('.chat[data-open]').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(named.name)
    },
    { as: 'maryam' },
  )
})

test('on a phone it draws back to the edge while one reads, and away while one types', async () => {
  await visit(
    '/contact',
    async (page) => {
      const button = page.getByRole('button', named)
      await page.evaluate(() => scrollTo(0, 600))
      const right = async () => {
        const box = await button.boundingBox()
        return box && box.x + box.width
      }
      await expect.poll(right).toBeLessThan(26)
      await page.getByRole('textbox', { name: 'رسالتك' }).first().focus()
      await expect.poll(() => button.isVisible()).toBe(false)
    },
    { ...phone, isMobile: true, hasTouch: true },
  )
})
