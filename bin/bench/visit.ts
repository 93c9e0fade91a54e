import type { Browser, Page, Response } from 'playwright-core'

type Kind = 'document' | 'stylesheet' | 'script' | 'font'
export type Weights = Record<Kind, number>

/** What the first visit of a page brings over the wire, by kind, in kilobytes, and how much the page moved. */
export async function firstVisit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const sums: Weights = { document: 0, stylesheet: 0, script: 0, font: 0 }
  const arrivals: Promise<void>[] = []
  page.on('response', (response) => arrivals.push(weigh(response, sums)))
  await page.addInitScript(() => {
    const moves = { sum: 0 }
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(arrivals)
  const before = { ...sums }
  const moved = await page.evaluate(() => (window as unknown as { moves: { sum: number } }).moves.sum)
  const tap = await firstTap(page)
  await untilQuiet(page, arrivals)
  await context.close()
  return { before, moved, tap, scriptsAfterInterest: sums.script - before.script }
}

async function weigh(response: Response, sums: Weights) {
  const kind = response.request().resourceType()
  if (!(kind in sums)) return
  const { responseBodySize } = await response.request().sizes()
  sums[kind as Kind] += responseBodySize / 1000
}

/** Until two seconds have gone by in which nothing more came. */
async function untilQuiet(page: Page, arrivals: Promise<void>[]) {
  for (let come = -1; come < arrivals.length; await page.waitForTimeout(2000)) come = arrivals.length
  await Promise.all(arrivals)
}

/** From the press of a button that only React can answer to its panel on the screen, in milliseconds. */
async function firstTap(page: Page) {
  const button = page.getByRole('button', { name: 'افتح مساعد التحالف' })
  const began = performance.now()
  await button.tap()
  await page.getByRole('dialog', { name: 'مساعد التحالف' }).waitFor()
  return performance.now() - began
}
