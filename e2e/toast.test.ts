import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journeys, phone, withoutScripts } from './visit.ts'

const name = 'toast'
const { visit } = journeys(name)

const region = (page: Page) => page.getByRole('region', { name: /الإشعارات/ })
const toast = (page: Page) => region(page).getByRole('listitem')

/** Says something by choosing a theme; the clock is the page's own, so that five seconds take no time. */
async function say(page: Page, theme: string) {
  const choice = page.getByRole('radio', { name: theme })
  if (!(await choice.isVisible())) await page.getByRole('button', { name: 'المظهر' }).click()
  await choice.click()
  await toast(page).filter({ hasText: theme }).waitFor()
  await page.mouse.move(700, 500)
}

const withClock = (does: (page: Page) => Promise<void>, options = {}) =>
  visit(
    '/',
    async (page) => {
      await page.clock.install()
      await page.reload()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
      await does(page)
    },
    options,
  )

test('one at a time, a new one replaces the old', async () => {
  await withClock(async (page) => {
    await say(page, 'صحراء')
    await say(page, 'محيط')
    await expect.poll(() => toast(page).count()).toBe(1)
    await expect.poll(() => toast(page).textContent()).toContain('محيط')
  })
})

test('5000 ms', async () => {
  await withClock(async (page) => {
    await say(page, 'صحراء')
    await page.clock.runFor(4999)
    await expect.poll(() => toast(page).count()).toBe(1)
    await page.clock.runFor(1)
    await toast(page).waitFor({ state: 'detached' })
  })
})

test('what was done only in part stays until somebody closes it', async () => {
  await withClock(async (page) => {
    const text = 'اعتُمد: طلبان. وتعذّر غيرها: سقط المبلغ.'
    const value = encodeURIComponent(JSON.stringify({ text, stays: true }))
    await page.context().addCookies([{ name: 'said', value, url: page.url() }])
    await page.reload()
    await toast(page).filter({ hasText: text }).waitFor()
    await page.mouse.move(700, 100)
    await page.clock.runFor(60_000)
    await expect.poll(() => toast(page).count()).toBe(1)
    await toast(page).getByRole('button', { name: 'أغلق التنبيه' }).click()
    await toast(page).waitFor({ state: 'detached' })
  })
})

test('pauses on hover and focus', async () => {
  await withClock(async (page) => {
    await say(page, 'صحراء')
    await toast(page).hover()
    await page.clock.runFor(20_000)
    await expect.poll(() => toast(page).count()).toBe(1)
    await page.mouse.move(700, 100)
    await page.clock.runFor(5000)
    await toast(page).waitFor({ state: 'detached' })

    await say(page, 'محيط')
    await page.keyboard.press('F8')
    await page.clock.runFor(20_000)
    await expect.poll(() => toast(page).count()).toBe(1)
  })
})

test('swipe 50 px to the right dismisses', async () => {
  await withClock(async (page) => {
    await say(page, 'صحراء')
    await swipe(page, 40)
    await page.clock.runFor(500)
    await expect.poll(() => toast(page).count()).toBe(1)
    await swipe(page, -90)
    await page.clock.runFor(500)
    await expect.poll(() => toast(page).count()).toBe(1)
    await swipe(page, 60)
    await toast(page).waitFor({ state: 'detached' })
  })
})

async function swipe(page: Page, distance: number) {
  const box = await toast(page).boundingBox()
  if (!box) throw new Error('there is no toast to swipe')
  const [x, y] = [box.x + 120, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 5; step += 1) await page.mouse.move(x + (distance * step) / 5, y)
  await page.mouse.up()
}

test('F8 focuses the viewport', async () => {
  await withClock(async (page) => {
    await say(page, 'صحراء')
    await page.keyboard.press('F8')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('toasts')
  })
})

test('the screen-reader announcement is removed after 1000 ms', async () => {
  await withClock(async (page) => {
    await say(page, 'صحراء')
    const announcement = page.getByRole('status').filter({ hasText: 'المظهر الآن: صحراء' })
    await page.clock.runFor(100)
    await expect.poll(() => announcement.count()).toBe(1)
    await page.clock.runFor(1100)
    await expect.poll(() => announcement.count()).toBe(0)
    await expect.poll(() => toast(page).count()).toBe(1)
  })
})

test('it stands at the foot of the start side, on phones under the bar', async () => {
  await withClock(async (page) => {
    await say(page, 'صحراء')
    const box = await toast(page).boundingBox()
    expect(box && [box.x > 720, box.y > 700]).toEqual([true, true])
  })
  await withClock(async (page) => {
    await say(page, 'صحراء')
    const box = await toast(page).boundingBox()
    expect(box && [Math.round(box.x), box.y < 100]).toEqual([16, true])
  }, phone)
})

test('without a script what was done is said above the page once, in words', async () => {
  await visit(
    '/admin/users?q=محمد',
    async (page) => {
      await page.getByText('احفظ هذا العرض').click()
      await page.getByLabel('اسم العرض').fill('عملاؤنا')
      await page.getByRole('button', { name: 'احفظ', exact: true }).click()
      const said = page.getByRole('status').filter({ hasText: 'حُفظ العرض' })
      await said.waitFor()
      await page.reload()
      expect([await page.getByText('عملاؤنا').count(), await said.count()]).toEqual([1, 0])
    },
    { ...withoutScripts, as: 'fatima' },
  )
})
