import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { person, signIn } from './people.ts'
import { live, phone, sharedJourneys } from './visit.ts'

const { visit } = sharedJourneys()

const pages = ['/admin/users', '/admin/users/staff', '/admin/roles-permissions', '/admin/requests', '/admin/tasks', '/login/code']

test.each([
  ['at a desk', {}],
  ['on a phone', phone],
])('nothing moves away from under a press when React comes: %s', async (_, options) => {
  const maryam = person('maryam')
  await visit(
    '/login?to=/admin/users',
    async (page) => {
      expect(await movedAt(page, '/login?to=/admin/users'), '/login').toEqual([])
      await signIn(page, maryam)
      await page.waitForURL(({ pathname }) => pathname === '/admin/users')
      for (const path of pages) expect(await movedAt(page, path), path).toEqual([])
    },
    options,
  )
})

/** What stands elsewhere once React has taken the page over: its code is held back until all has been measured. */
async function movedAt(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
  await wearFaces(page)
  const before = await places(page)
  held.resolve()
  await page.locator('h1').first().hover()
  await live(page)
  await page.unroute('**/assets/*.js')
  const after = await places(page)
  return before.filter((place) => !after.includes(place))
}

/** Our faces come after the first paint, and move words by a pixel or two: that is no work of React's. */
async function wearFaces(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.faces)
  await page.evaluate(() =>
    Promise.all(
      ['400', '500', '600']
        .map((weight) => document.fonts.load(`${weight} 1rem "IBM Plex Sans Arabic"`, 'ع a1'))
        .concat(document.fonts.load('600 1rem Alexandria', 'ع a1')),
    ),
  )
}

/** What can be pressed, with where it stands. */
const places = (page: Page) =>
  page
    .locator('main')
    .locator('a, button, input, select, tr')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { x, y } = element.getBoundingClientRect()
        return element.checkVisibility() ? `${element.outerHTML.slice(0, 120)} ${[x, y].map(Math.round).join(',')}` : []
      }),
    )
