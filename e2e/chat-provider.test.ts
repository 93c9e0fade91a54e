import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { journeys } from './visit.ts'

const asked: string[] = []
let provider: Server

/** Somebody else's chat, on an origin of its own. */
async function openProvider() {
  provider = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const isScript = request.url === '/widget.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? 'window.chatRuns = (window.chatRuns ?? 0) + 1' : '<p>Hello from elsewhere</p>')
  })
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  return { CHATBOT_SCRIPT_URL: `${origin}/widget.js`, CHATBOT_PAGE_URL: `${origin}/page` }
}

const { visit } = journeys('chat_provider', openProvider)
afterAll(() => void provider.close())

const open = (page: Page) => page.getByRole('button', { name: 'افتح مساعد التحالف' }).click()
const close = (page: Page) => page.getByRole('button', { name: 'أغلق المحادثة' }).click()

test('a provider’s script and page are loaded after one sentence of consent, once while the page is open', async () => {
  await visit('/', async (page) => {
    await open(page)
    await page.getByText('يعمل المساعد عبر مزوّد خارجي').waitFor()
    expect(asked).toEqual([])

    await page.getByRole('button', { name: 'أوافق وأتابع' }).click()
    await page.frameLocator('.chat iframe').getByText('Hello from elsewhere').waitFor()
    await page.waitForFunction(() => 'chatRuns' in window)
    expect(asked.toSorted()).toEqual(['GET /page', 'GET /widget.js'])
    await expect.poll(() => page.locator('script[src$="/widget.js"]').count()).toBe(1)

    await close(page)
    await expect.poll(() => page.locator('script[src$="/widget.js"]').count()).toBe(0)
    await expect.poll(() => page.locator('.chat iframe').count()).toBe(0)
    await open(page)
    await page.frameLocator('.chat iframe').getByText('Hello from elsewhere').waitFor()
    expect(asked.filter((request) => request.includes('widget'))).toHaveLength(1)

    asked.length = 0
    await page.reload()
    await open(page)
    await page.frameLocator('.chat iframe').getByText('Hello from elsewhere').waitFor()
  })
})

test('it is called what it is, focus stays in the panel when the consent has gone, and Esc closes', async () => {
  await visit('/', async (page) => {
    await open(page)
    const panel = page.getByRole('dialog', { name: 'مساعد التحالف' })
    await panel.getByText('محادثة عبر مزوّد خارجي').waitFor()
    await panel.getByRole('button', { name: 'أوافق وأتابع' }).press('Enter')
    await page.frameLocator('.chat iframe').getByText('Hello from elsewhere').waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  })
})

test('who does not agree is led to the office, and nothing is asked of the provider', async () => {
  asked.length = 0
  await visit('/', async (page) => {
    await open(page)
    await page.getByRole('link', { name: 'تواصل مباشر' }).click()
    await page.waitForURL('**/contact')
    await page.getByRole('dialog', { name: 'مساعد التحالف' }).waitFor({ state: 'hidden' })
  })
  expect(asked).toEqual([])
})

test('the policy lets the provider’s origin in, and no other', async () => {
  await visit(
    '/',
    async (page) => {
      const refused = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
            const frame = document.createElement('iframe')
            frame.src = 'http://127.0.0.1:9/'
            document.body.append(frame)
          }),
      )
      expect(refused).toBe('frame-src')
    },
    { expected: /frame-src|127\.0\.0\.1:9/ },
  )
})
