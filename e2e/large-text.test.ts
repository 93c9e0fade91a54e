import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openShell } from '#testing/browser.ts'
import { tokenOf } from '#testing/fuzz/people.ts'
import { administratorsToken, databaseOf } from './house.ts'
import { shared } from './office.ts'
import { live, openMenu, prepare, sharedJourneys } from './visit.ts'

const { url } = sharedJourneys()

const paths = ['/', '/about', '/services', '/contact', '/support', '/privacy', '/login', '/nothing']
const services = ['rent-collection', 'construction', 'equipment-rental', 'car-rental', 'parcels']
const desks = ['/admin', '/admin/requests', '/admin/users', '/admin/tasks', '/admin/audit', '/admin/finance', '/admin/settings']
const rents = ['', '/leases', '/collecting', '/collecting/visits', '/reports/collection', '/reports/arrears'].map(
  (path) => `/admin/properties${path}`,
)
const tenants = ['/dashboard/rent', '/dashboard/payments', '/dashboard/payments/statement', '/dashboard/payments/cheques']
const ownPages = ['/dashboard', '/dashboard/security', '/dashboard/preferences', '/dashboard/my-data', '/dashboard/profile']

/** A browser for each size of text that a reader has set. */
const browsers = new Map<number, ReturnType<typeof openShell>>()
const browserOf = (size: number) => browsers.get(size) ?? opened(size)
afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close()
})

function opened(size: number) {
  const browser = openShell(`--blink-settings=defaultFontSize=${size}`)
  browsers.set(size, browser)
  return browser
}

/** Closed with its window. */
async function narrowPage(browser: Browser, width: number) {
  const page = await browser.newPage({ baseURL: url(), viewport: { width, height: 844 } })
  await prepare(page.context())
  return page
}

/** Setting a size on the page would leave the media queries as they were; the reader's own setting does not. */
test('on a phone set to twice the text no page is wider than the screen, and the menu is on it', async () => {
  const browser = await browserOf(32)
  const faults: string[] = []
  const widths = [320, 390]
  const page = await narrowPage(browser, 320)
  for (const path of [...paths, ...services.map((service) => `/services/${service}`)]) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      faults.push(...(await outside(page)).map((words) => `${width} ${path} ${words}`))
    }
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/about')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await live(page)
    const menu = await openMenu(page)
    const last = menu.getByRole('link', { name: 'تواصل معنا' })
    // A reader's finger reaches the end of the list: a press of the script would scroll what no finger can.
    await page.mouse.move(width / 2, 600)
    const stroke = async () => {
      await page.mouse.wheel(0, 4000)
      return restsOnScreen(last)
    }
    await expect.poll(stroke).toBe(true)
    // A stroke past the end moves neither the menu nor the page behind it.
    expect(await stroke()).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await pressWhereItIs(page, last)
    await page.waitForURL('**/contact')
  }
  await page.close()
  expect(faults).toEqual([])
})

/** As a finger does. A click of the script scrolls the page first, though all of it is seen, and the menu goes with its bar. */
async function pressWhereItIs(page: Page, what: Locator) {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Whether it lies on the screen, whole and uncovered, once nothing moves any more: a stroke glides. */
const restsOnScreen = (what: Locator) =>
  what.evaluate(async (element) => {
    const place = () => element.getBoundingClientRect()
    for (let still = 0, before = Number.NaN, frames = 0; still < 12; frames++) {
      if (frames > 3000) throw new Error(`It does not come to rest: ${before}`)
      await new Promise(requestAnimationFrame)
      still = place().top === before ? still + 1 : 0
      before = place().top
    }
    const { top, bottom, left, width, height } = place()
    const isMet = element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    return isMet && top >= 0 && bottom <= innerHeight
  })

test('in the office too, all that stands at the head of a page is on the screen', async () => {
  const browser = await browserOf(32)
  const page = await narrowPage(browser, 390)
  await page.context().addCookies([{ name: 'session', value: await administratorsToken(shared), url: url() }])
  const faults = await tooWide(page, [...desks, '/admin/contracts', ...rents, ...ownPages])
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: /^حسابي/ }).click()
  await page.getByRole('link', { name: 'الأمان' }).click()
  await page.waitForURL('**/dashboard/security')
  await page.close()
  expect(faults).toEqual([])
})

test('a tenant whose text is twice as large reads what they owe', async () => {
  const browser = await browserOf(32)
  const page = await narrowPage(browser, 390)
  await page.context().addCookies([{ name: 'session', value: await shaikhasToken(), url: url() }])
  const faults = await tooWide(page, tenants)
  await page.close()
  expect(faults).toEqual([])
})

async function tooWide(page: Page, paths: readonly string[]) {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wider > 0) faults.push(`${path} by ${wider}: ${await standingOut(page)}`)
  }
  return faults
}

/** The innermost that reaches out of the screen, for whoever mends it. */
const standingOut = (page: Page) =>
  page.evaluate(() => {
    const isOut = (one: Element) => one.getBoundingClientRect().width > 0 && one.getBoundingClientRect().left < -1
    const out = [...document.querySelectorAll('body *')].filter((one) => isOut(one) && ![...one.children].some(isOut))
    return out.map((one) => `${one.localName}.${one.className} ${one.textContent.slice(0, 30)}`).join(', ')
  })

const shaikhasToken = () => tokenOf(databaseOf(shared), 'shaikha')

/** By the reader's own setting, and by what sets a size on the page, of which media queries hear nothing. */
test('no word of the bar at the foot of a phone lies over another, nor the bar over the end of a page', async () => {
  const faults: string[] = []
  for (const [own, onPage] of [
    [16, 16],
    [24, 24],
    [16, 24],
    [16, 32],
  ] as const) {
    const browser = await browserOf(own)
    const page = await narrowPage(browser, 390)
    await page.context().addCookies([{ name: 'session', value: await shaikhasToken(), url: url() }])
    for (const path of ['/dashboard', '/dashboard/rent', '/dashboard/my-data']) {
      await page.goto(path)
      await page.addStyleTag({ content: `html { font-size: ${(onPage / own) * 100}% !important }` })
      faults.push(...(await lyingOver(page)).map((words) => `${own} ${onPage} ${path} ${words}`))
    }
    await page.close()
  }
  expect(faults).toEqual([])
})

const lyingOver = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const bar = document.querySelector('.tabbar')
    const tabs = [...document.querySelectorAll('.tabbar > :is(a, button)')]
    const words = tabs.filter((tab) => {
      const [room, word] = [tab.getBoundingClientRect(), tab.querySelector('span')?.getBoundingClientRect()]
      return !word || word.left < room.left - 1 || word.right > room.right + 1 || word.bottom > room.bottom + 1
    })
    // What is folded away has its place below the page.
    const seen = [...document.querySelectorAll('main :is(a, button, p, h2, summary)')].filter((one) => one.checkVisibility())
    const last = seen.map((one) => one.getBoundingClientRect().bottom)
    const over = Math.max(...last) - (bar?.getBoundingClientRect().top ?? 0)
    return [
      ...(tabs.length > 0 ? [] : ['no bar']),
      ...words.map((tab) => tab.textContent),
      ...(over > 0 ? [`covers ${over}`] : []),
    ]
  })

const outside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => !element.closest('svg, .chat, .visually-hidden, [popover]'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > left && (left < -1 || right > width + 1)
      })
      .map((element) => `${element.localName} ${element.textContent.slice(0, 20)}`)
  })
