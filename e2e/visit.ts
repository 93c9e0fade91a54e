import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { openShell } from '#testing/browser.ts'
import { tokenOf } from '#testing/fuzz/people.ts'
import { patience } from '#testing/patience.ts'
import { sample } from '#testing/sample.ts'
import { startServer } from '#testing/server.ts'
import { runDatabase } from '#testing/template.ts'
import { databaseOf } from './house.ts'
import { copied, demonstration, runFolder, shared } from './office.ts'
import { keepPicture } from './pictures.ts'

type Environment = () => Promise<Record<string, string>>
type Place = { name: string; url: () => string; now?: () => Date }
const nothing: Environment = async () => ({})

/**
 * Call at the top of a file of journeys: a server on a database of its own. `now` is the clock of a server whose clock is moved.
 * A page that has been visited fails the test for anything the browser complains about, unless the test expects it.
 */
export function journeys(name: string, environment = nothing, now?: () => Date) {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(await journeyDatabase(name), { DATA_DIR: runFolder, ...(await environment()) })
  })
  afterAll(async () => {
    expect(await server.stop()).toBe(0)
  })
  return visiting({ name, url: () => server.url, ...(now && { now }) })
}

/** The same for files that leave the office as they find it, or change what no other file looks at: they share one server. */
export const sharedJourneys = () => visiting({ name: shared, url: () => inject('sharedUrl') })

let opened: Promise<Browser> | undefined

/** One for all the files of a worker, and another should it break; it ends with its worker. */
async function theBrowser() {
  if (!(await opened)?.isConnected()) opened = openShell()
  return opened as Promise<Browser>
}

function visiting({ name, url, now }: Place) {
  let browser: Browser
  beforeAll(async () => {
    browser = await theBrowser()
  })

  /** `expected` are complaints that belong to the story, such as a status of 404; `as` is who has signed in, where signing in is not the story. */
  async function visit(path: string, does: (page: Page) => Promise<void>, options: Options = {}) {
    const { expected, as, ...asked } = options
    const window = await browser.newContext({ baseURL: url(), viewport: { width: 1440, height: 900 }, ...asked })
    await prepare(window)
    if (as) await window.addCookies([{ name: 'session', value: await tokenOf(databaseOf(name), as, now?.()), url: url() }])
    const page = await window.newPage()
    page.setDefaultTimeout(patience)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    try {
      await page.goto(path)
      await does(page).catch(async (error) => {
        const said = [`the page stood at ${await seenOn(page)}`, `kept as ${await keepPicture(page)}`, ...complaints]
        throw new Error([error, ...said].join('\n'), { cause: error })
      })
    } finally {
      await window.close()
    }
    expect(complaints.filter((complaint) => !expected?.test(complaint) && !whenLeft.test(complaint))).toEqual([])
  }
  return { visit, url, browser: () => browser }
}

/** How far the clock of a run goes ahead of the machine's: the pages wear it as the processes do. */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)

/** What every page is to find: the clock of the run, and no mouse until a test brings one. */
export async function prepare(window: BrowserContext) {
  window.setDefaultTimeout(patience)
  if (ahead) await window.addInitScript(goAhead, ahead)
  await window.addInitScript(leaveMouseOut)
}

/** The shell has a mouse that lies in the first corner from the beginning; to a page it would be somebody who comes near. */
function leaveMouseOut() {
  for (const sign of ['pointerover', 'pointermove', 'mouseover', 'mousemove'])
    addEventListener(
      sign,
      (event) => {
        const { clientX, clientY, isTrusted } = event as MouseEvent
        if (isTrusted && clientX === 0 && clientY === 0) event.stopImmediatePropagation()
      },
      true,
    )
}

function goAhead(by: number) {
  const real = Date.now
  const moved = () => real() + by
  globalThis.Date = new Proxy(Date, {
    construct: (kind, given, asked) => Reflect.construct(kind, given.length > 0 ? given : [moved()], asked),
    get: (kind, name) => (name === 'now' ? moved : Reflect.get(kind, name)),
  })
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
  await page.locator('#phone-menu').evaluate(async (panel) => {
    // It begins to unfold with some picture to come, and a press meets it only once its links lie where they are seen.
    const [link, list] = [panel.querySelector('a'), panel.querySelector('nav')]
    for (let still = 0, before = '', frames = 0; still < 6; frames++) {
      if (frames > 3000) throw new Error(`The menu does not come to rest: ${before}`)
      await new Promise(requestAnimationFrame)
      const { top, left, width, height } = (link ?? panel).getBoundingClientRect()
      const isMet = panel.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      const isMoving = panel.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running')
      // A machine that is slow to begin stands still before it unfolds: a list that has shows all of itself, or fills the screen.
      const isWhole = !list || list.scrollHeight - list.clientHeight <= 1
      const isUnfolded = isWhole || panel.getBoundingClientRect().bottom >= innerHeight - 2
      const now = `${top} ${left} ${height} ${panel.clientHeight}`
      still = isMet && isUnfolded && !isMoving && now === before ? still + 1 : 0
      before = now
    }
  })
  return menu
}

/** A database of its own for a file of journeys, with the demonstration office in it; its address. */
export const journeyDatabase = (name: string) => copied(inject('server'), demonstration, runDatabase(name))

type Options = BrowserContextOptions & { expected?: RegExp; as?: string }

export const phone = { viewport: { width: 390, height: 844 } }
export const withoutScripts = { javaScriptEnabled: false }

/** React has taken over a page behind the sign-in, and listens to keys. */
export async function live(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))
}

const widths = [1440, 768, 390, 320]

/**
 * At which width the page is wider than the screen, and in which themes; it is left narrow. Where there is the least room all themes are
 * worn, at the other widths in the commit's eighth of pages and widths: that one theme alone is too wide there may stand for eight commits.
 */
export async function overflowing(page: Page, all: string[]) {
  const faults: string[] = []
  const { pathname } = new URL(page.url())
  for (const width of widths) {
    const isNarrowest = width === Math.min(...widths)
    const themes = isNarrowest || sample([`${pathname} ${width}`], String).length > 0 ? all : all.slice(0, 1)
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate((worn) => {
      const root = document.documentElement
      const began = root.className
      const found = worn.filter((theme) => {
        root.className = theme
        return root.scrollWidth > root.clientWidth
      })
      root.className = began
      return found
    }, themes)
    if (wide.length > 0) faults.push(`${width}: too wide in ${wide.join(', ')}`)
  }
  return faults
}
