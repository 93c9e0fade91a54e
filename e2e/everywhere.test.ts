import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { violations } from './axe.ts'
import { administratorsToken } from './house.ts'
import { journeys } from './visit.ts'

/** Every page anybody can open, in every theme and at every width: nothing complains, nothing overflows, everyone can use it. */
const widths = [320, 390, 768, 1440]
const name = 'everywhere'
const staffPaths = ['/about', '/dev/outbox']

const { url, browser } = journeys(name)
let token: string
beforeAll(async () => {
  token = await administratorsToken(name)
})

async function publicPaths() {
  const sitemap = await (await fetch(`${url()}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(listed.length).toBeGreaterThan(12)
  return [...listed, '/login', '/assistant', '/dev/ui']
}

async function worn(theme: string) {
  const context = await browser().newContext({ baseURL: url(), viewport: { width: 1440, height: 900 } })
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}

async function overflowing(page: Page) {
  const wide: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (excess > 0) wide.push(`${width}: ${excess} px too wide`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return wide
}

describe.concurrent('in every theme', () => {
  for (const theme of Object.keys(themes)) {
    test(`every page in «${theme}»: no complaint, no overflow, nothing that shuts anybody out`, {
      timeout: 300_000,
    }, async () => {
      const { context, page, complaints } = await worn(theme)
      const faults: string[] = []
      async function look(path: string) {
        await page.goto(path)
        const found = [...(await overflowing(page)), ...(await violations(page)), ...complaints.splice(0)]
        if ((await page.locator('html').getAttribute('class')) !== theme) found.push(`does not wear ${theme}`)
        faults.push(...found.map((fault) => `${path} ${fault}`))
      }
      for (const path of await publicPaths()) await look(path)
      await context.addCookies([{ name: 'session', value: token, url: url() }])
      for (const path of staffPaths) await look(path)
      await context.close()
      expect(faults).toEqual([])
    })
  }
})

test('no link of any page is dead', async () => {
  const asked = new Map<string, number>()
  const dead: string[] = []
  for (const path of await publicPaths()) {
    const html = await (await fetch(url() + path)).text()
    const links = [...html.matchAll(/<(?:a|link)\b[^>]*\bhref="([^"#]+)(?:#[^"]*)?"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    for (const href of new Set(links.filter((href) => href.startsWith('/') || href.startsWith(url())))) {
      const status = asked.get(href) ?? (await fetch(new URL(href, url()), { redirect: 'manual' })).status
      asked.set(href, status)
      if (status >= 400) dead.push(`${path} → ${href} (${status})`)
    }
  }
  expect(asked.size).toBeGreaterThan(15)
  expect(dead).toEqual([])
})

test('the theme is on the page before anything is painted', async () => {
  const { context, page } = await worn('desert')
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new PerformanceObserver(() => seen.push(document.documentElement.className)).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/')
  await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 0)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen[0])).toBe('desert')
  await context.close()
})
