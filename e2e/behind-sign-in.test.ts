import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { doorsThat } from '#testing/fuzz/forms.ts'
import { type Person, peopleOfTheOffice } from '#testing/fuzz/people.ts'
import { lookAround, noPages, type SeenPage } from '#testing/fuzz/surroundings.ts'
import { databaseUrl } from '#testing/template.ts'
import { dayOf } from '#values/days.ts'
import { themes } from '#values/themes.ts'
import { colourViolations, violations } from './axe.ts'
import { journeys } from './visit.ts'

/** Every page of the back office and of the portal, with what the demonstration office holds, in every theme and at every width. */
const widths = [1440, 768, 390, 320]
const name = 'behind_sign_in'
const { url, browser } = journeys(name)
const themeNames = Object.keys(themes)

const doors = doorsThat('GET').filter(({ pattern }) => /^\/(admin|dashboard)\b/.test(pattern) && !noPages.test(pattern))

/** Who looks, and where they are at home. */
const homes: Record<string, string> = { maryam: '/admin', shaikha: '/dashboard' }

let people: Person[]
let pages: { path: string; person: Person }[]
beforeAll(async () => {
  people = await peopleOfTheOffice(databaseUrl(inject('server'), `test_${name}`))
  await askForWhatNobodyAsked()
  const { pages: seen, params } = await lookAround(url(), Object.keys(homes).map(person), { opensFiles: false })
  const [task] = params.get('tasks:taskId') ?? []
  const hidden = ['/admin/roles-permissions/review?role=cashier', `/admin/records/task/${task}`]
  pages = [...fullest(seen), ...hidden.map((path) => ({ path, person: person('maryam') }))]
}, 600_000)

function person(called: string) {
  const found = people.find((one) => one.name === called)
  if (!found) throw new Error(`nobody here is called ${called}`)
  return found
}

/** Of each kind of page the one with the most on it, seen by the one it is made for. */
function fullest(seen: SeenPage[]) {
  const own = seen.filter(({ path, person, status }) => status === 200 && path.startsWith(homes[person.name] ?? ' '))
  const kinds = Map.groupBy(own, ({ kind }) => kind)
  return [...kinds.values()].flatMap((alike) => alike.toSorted((one, other) => other.length - one.length).slice(0, 1))
}

/** What the demonstration office has none of until somebody asks: an approval, a request about personal data, an import. */
async function askForWhatNobodyAsked() {
  await post('ahmed', '/admin/request-access', { role: 'cashier', reason: 'أغطي الصندوق مساءً' })
  await post('shaikha', '/dashboard/my-data/request', { kind: 'correction', text: 'الاسم الصحيح شيخة بنت مبارك' })
  const file = new File(['الاسم,الهاتف\nسالم الكثيري,91230001\nبلا رقم,\n'], 'عملاء.csv', { type: 'text/csv' })
  const uploaded = await post('maryam', '/admin/users/import', { file })
  await post('maryam', `${uploaded.headers.get('location')}?act=check`, { 'column-name': '0', 'column-phone': '1' })
  const balances = new File(['الحساب,المفتاح,مدين,دائن\n1120,بنك مسقط 0101,12000,\n3100,,,11000\n1999,,5,\n'], 'ميزان.csv', {
    type: 'text/csv',
  })
  const opening = await post('maryam', '/admin/finance/opening?act=upload', { file: balances })
  const columns = { 'column-account': '0', 'column-key': '1', 'column-debit': '2', 'column-credit': '3' }
  await post('maryam', `${opening.headers.get('location')}?act=check`, { day: dayOf(new Date()), ...columns })
}

async function post(who: string, path: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  const headers = { origin: url(), cookie: person(who).cookie ?? '' }
  const answer = await fetch(url() + path, { method: 'POST', redirect: 'manual', headers, body })
  expect(answer.status, `${path} as ${who}`).toBe(303)
  return answer
}

test('there is something to see on every page', () => {
  const unseen = doors.filter(({ matches }) => !pages.some(({ path }) => matches.test(path.split('?')[0] ?? '')))
  expect(unseen.map(({ pattern }) => pattern)).toEqual([])
})

/** What both halves have asked of colours. */
const known = new Set<string>()

const halves = [0, 1]
test.concurrent.each(halves)(
  'nothing complains, overflows or shuts anybody out: half %i',
  { timeout: 2_400_000 },
  async (half) => {
    const faults: string[] = []
    for (const who of Object.keys(homes)) {
      const context = await windowOf(person(who))
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      for (const { path } of pages.filter((one, at) => one.person.name === who && at % halves.length === half)) {
        const found = [...(await lookAt(page, path)), ...complaints.splice(0)]
        faults.push(...found.map((fault) => `${path} (${who}) ${fault}`))
      }
      await context.close()
    }
    expect(faults).toEqual([])
  },
)

async function windowOf({ cookie }: Person): Promise<BrowserContext> {
  const context = await browser().newContext({ baseURL: url(), viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'session', value: cookie?.split('=')[1] ?? '', url: url() }])
  return context
}

async function lookAt(page: Page, path: string) {
  await page.goto(path)
  const wide = await overflowing(page)
  // On a narrow page the rules about sizes say the most.
  const shutOut = await violations(page)
  const pale = await colourViolations(page, themeNames, known)
  await page.setViewportSize({ width: 1440, height: 900 })
  return [...wide, ...shutOut, ...pale, ...(await colourViolations(page, themeNames, known))]
}

async function overflowing(page: Page) {
  const faults: string[] = []
  for (const width of widths) {
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
    }, themeNames)
    if (wide.length > 0) faults.push(`${width}: too wide in ${wide.join(', ')}`)
  }
  return faults
}
