import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { openBrowser } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { databaseUrl, query } from '#testing/template.ts'
import { demonstration } from './office.ts'

/**
 * Call at the top of a file of journeys: a server on a database of its own, and a browser.
 * A page that has been visited fails the test for anything the browser complains about, unless the test expects it.
 */
export function journeys(name: string, environment: () => Promise<Record<string, string>> = async () => ({})) {
  let server: Awaited<ReturnType<typeof startServer>>
  let browser: Browser

  beforeAll(async () => {
    server = await startServer(await journeyDatabase(name), await environment())
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    expect(await server.stop()).toBe(0)
  })

  /** `expected` are complaints that belong to the story, such as a status of 404. */
  async function visit(path: string, does: (page: Page) => Promise<void>, options: Options = {}) {
    const { expected, ...context } = options
    const window = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 }, ...context })
    const page = await window.newPage()
    page.setDefaultTimeout(patience)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(path)
    await does(page).catch(async (error) => {
      const said = [`the page stood at ${await seenOn(page)}`, ...complaints]
      throw new Error([error, ...said].join('\n'), { cause: error })
    })
    await window.close()
    expect(complaints.filter((complaint) => !expected?.test(complaint) && !whenLeft.test(complaint))).toEqual([])
  }
  return { visit, url: () => server.url, browser: () => browser }
}

/** The router was asking which pages the links of a page lead to when the page was left: nobody is there to need the answer. */
const whenLeft = /^Failed to fetch manifest patches TypeError: Failed to fetch$/

/** Where a story that broke off had come to, for whoever cannot look. */
async function seenOn(page: Page) {
  const text = await page.evaluate(() => document.querySelector('main')?.textContent ?? '').catch(() => '')
  return `${page.url()}\n${text.slice(0, 600)}`
}

/** A phone's menu unfolds: until it has, a press on an item below falls on the page and puts the menu away. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'القائمة' }).click()
  const menu = page.getByRole('navigation', { name: 'القائمة' })
  await menu.waitFor()
  await page.locator('#phone-menu').evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
  return menu
}

/** A database of its own for a file of journeys: with the demonstration office in it, or migrated and empty; its address. */
export async function journeyDatabase(name: string, template: 'test_template' | typeof demonstration = demonstration) {
  const database = `test_${name}`
  await query(inject('server'), (admin) => admin.query(`create database ${database} template ${template} strategy file_copy`))
  return databaseUrl(inject('server'), database)
}

/** As long as a busy machine may need: time never decides a test. */
export const patience = 30_000

type Options = BrowserContextOptions & { expected?: RegExp }

export const phone = { viewport: { width: 390, height: 844 } }
export const withoutScripts = { javaScriptEnabled: false }

/** React has taken over a page behind the sign-in, and listens to keys. */
export async function live(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))
}
