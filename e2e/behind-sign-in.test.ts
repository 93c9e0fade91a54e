import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { doorsThat } from '#testing/fuzz/forms.ts'
import { tokenOf } from '#testing/fuzz/people.ts'
import { noPages, paramsIn, type SeenPage } from '#testing/fuzz/surroundings.ts'
import { sample } from '#testing/sample.ts'
import { themes } from '#values/themes.ts'
import { colourViolations, violations } from './axe.ts'
import { databaseOf } from './house.ts'
import { shared } from './office.ts'
import { overflowing, prepare, sharedJourneys } from './visit.ts'
import { walked } from './walk.ts'

/**
 * Every page of the back office and of the portal, with what the demonstration office holds, in every theme and at every width. That there
 * is something to see on every page is proved by every commit. A browser opens the commit's eighth of the kinds of pages, of each the
 * fullest that the walk of the run came to: what a page looks like may be wrong for eight commits.
 */
const { url, browser } = sharedJourneys()
const themeNames = Object.keys(themes)

const doors = doorsThat('GET').filter(({ pattern }) => /^\/(admin|dashboard)\b/.test(pattern) && !noPages.test(pattern))

/** Who looks, and where they are at home. */
const homes: Record<string, string> = { maryam: '/admin', shaikha: '/dashboard' }

type Opened = { path: string; who: string; kind: string }
let pages: Opened[]
beforeAll(async () => {
  const seen = await walked()
  const [task] = paramsIn(seen).get('tasks:taskId') ?? []
  const hidden = ['/admin/roles-permissions/review?role=cashier', `/admin/records/task/${task}`]
  pages = [...fullest(seen), ...hidden.map((path) => ({ path, who: 'maryam', kind: path.replace(`${task}`, '') }))]
})

/** Of each kind of page the one with the most on it, seen by the one it is made for. */
function fullest(seen: SeenPage[]) {
  const own = seen.filter(({ path, who, status, isPage }) => isPage && status === 200 && path.startsWith(homes[who] ?? ' '))
  const kinds = Map.groupBy(own, ({ kind }) => kind)
  return [...kinds.values()].flatMap((alike) => alike.toSorted((one, other) => other.length - one.length).slice(0, 1))
}

test('there is something to see on every page', () => {
  const unseen = doors.filter(({ matches }) => !pages.some(({ path }) => matches.test(path.split('?')[0] ?? '')))
  expect(unseen.map(({ pattern }) => pattern)).toEqual([])
})

/** What was asked of colours on a page before. */
const known = new Set<string>()

test.each(Object.keys(homes))('nothing complains, overflows or shuts anybody out: as %s', async (who) => {
  const faults: string[] = []
  const window = await browser().newContext({ baseURL: url(), viewport: { width: 1440, height: 900 } })
  await prepare(window)
  await window.addCookies([{ name: 'session', value: await tokenOf(databaseOf(shared), who), url: url() }])
  const page = await window.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const { path } of sample(pages, ({ kind }) => kind).filter((one) => one.who === who)) {
    const found = [...(await lookAt(page, path)), ...complaints.splice(0)]
    faults.push(...found.map((fault) => `${path} (${who}) ${fault}`))
  }
  await window.close()
  expect(faults).toEqual([])
})

async function lookAt(page: Page, path: string) {
  await page.goto(path)
  const wide = await overflowing(page, themeNames)
  // On a narrow page the rules about sizes say the most.
  const shutOut = await violations(page)
  const pale = await colourViolations(page, themeNames, known)
  await page.setViewportSize({ width: 1440, height: 900 })
  const ragged = await page.evaluate(raggedColumns)
  return [...wide, ...shutOut, ...pale, ...ragged, ...(await colourViolations(page, themeNames, known))]
}

/** Columns whose amounts do not stand with their decimal points below each other. */
function raggedColumns() {
  const columns = new Map<string, number[]>()
  for (const [at, table] of [...document.querySelectorAll('table')].entries())
    for (const cell of table.querySelectorAll('tbody td')) {
      const [amount, another] = cell.querySelectorAll('.money')
      const point = amount?.querySelector('.fr')?.getBoundingClientRect()
      const isAlone = amount && !another && cell.textContent?.trim() === amount.textContent?.trim()
      if (!point?.width || !isAlone || !(cell instanceof HTMLTableCellElement) || cell.colSpan > 1) continue
      const column = `table ${at + 1}, column ${cell.cellIndex + 1}`
      columns.set(column, [...(columns.get(column) ?? []), point.left])
    }
  const isRagged = ([, lefts]: [string, number[]]) => Math.max(...lefts) - Math.min(...lefts) > 1
  return [...columns].filter(isRagged).map(([column]) => `ragged amounts in ${column}`)
}
