import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { colourViolations, violations } from './axe.ts'
import { administratorsToken } from './house.ts'
import { shared } from './office.ts'
import { overflowing, prepare, sharedJourneys } from './visit.ts'

/** Every page anybody can open, in every theme and at every width: nothing complains, nothing overflows, everyone can use it. */
const { url, browser, visit } = sharedJourneys()
const themeNames = Object.keys(themes)
const staffPaths = ['/about', '/dev/outbox']

async function publicPaths() {
  const sitemap = await (await fetch(`${url()}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(listed.length).toBeGreaterThan(12)
  return [...listed, '/login', '/assistant', '/dev/ui']
}

/** Each page is opened once, in the theme whose turn it is: what another theme can break is asked of the page as it stands. */
test('every page in every theme: no complaint, no overflow, nothing that shuts anybody out', async () => {
  const window = await browser().newContext({ baseURL: url(), viewport: { width: 1440, height: 900 } })
  await prepare(window)
  const page = await window.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/robots.txt') // what is worn is kept by the address
  const known = new Set<string>()
  const faults: string[] = []
  const look = async (path: string, theme: string) => {
    const found = [...(await lookAt(page, { path, theme, known })), ...complaints.splice(0)]
    faults.push(...found.map((fault) => `${path} ${fault}`))
  }
  const themeAt = (place: number) => themeNames[place % themeNames.length] ?? ''
  const open = await publicPaths()
  for (const [place, path] of open.entries()) await look(path, themeAt(place))
  await window.addCookies([{ name: 'session', value: await administratorsToken(shared), url: url() }])
  for (const [place, path] of staffPaths.entries()) await look(path, themeAt(open.length + place))
  await window.close()
  expect(faults).toEqual([])
})

async function lookAt(page: Page, { path, theme, known }: { path: string; theme: string; known: Set<string> }) {
  await page.evaluate((worn) => localStorage.setItem('theme', worn), theme)
  await page.goto(path)
  const worn = await page.locator('html').getAttribute('class')
  const wide = await overflowing(page, themeNames)
  const shutOut = await violations(page)
  const pale = await colourViolations(page, themeNames, known)
  await page.setViewportSize({ width: 1440, height: 900 })
  const paleOnDesk = await colourViolations(page, themeNames, known)
  return [...(worn === theme ? [] : [`does not wear ${theme}`]), ...wide, ...shutOut, ...pale, ...paleOnDesk]
}

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

test('the theme is on the page before anything is painted', () =>
  visit('/about', async (page) => {
    await page.evaluate(() => localStorage.setItem('theme', 'desert'))
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new PerformanceObserver(() => seen.push(document.documentElement.className)).observe({ type: 'paint', buffered: true })
    })
    await page.goto('/')
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 0)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen[0])).toBe('desert')
  }))
