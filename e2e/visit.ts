import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { openBrowser } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { databaseUrl, query } from '#testing/template.ts'

/**
 * Call at the top of a file of journeys: a server on a database of its own, and a browser.
 * A page that has been visited fails the test for anything the browser complains about, unless the test expects it.
 */
export function journeys(name: string, environment: () => Promise<Record<string, string>> = async () => ({})) {
  let server: Awaited<ReturnType<typeof startServer>>
  let browser: Browser

  beforeAll(async () => {
    const database = `test_${name}`
    await query(inject('server'), (admin) => admin.query(`create database ${database} template test_template strategy file_copy`))
    server = await startServer(databaseUrl(inject('server'), database), await environment())
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
    page.setDefaultTimeout(10_000)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(path)
    await does(page)
    await window.close()
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
  }
  return { visit, url: () => server.url }
}

type Options = BrowserContextOptions & { expected?: RegExp }

export const phone = { viewport: { width: 390, height: 844 } }
export const withoutScripts = { javaScriptEnabled: false }
