import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { doorsThat, type Form } from '#testing/fuzz/forms.ts'
import { type Person, peopleOfTheOffice, signInAgain } from '#testing/fuzz/people.ts'
import { lookAround, type SeenPage, surroundingsOf } from '#testing/fuzz/surroundings.ts'
import { eighth, sample } from '#testing/sample.ts'
import { query } from '#testing/template.ts'
import { each } from '#testing/visitors.ts'
import { databaseOf } from './house.ts'
import { journeys, live, prepare } from './visit.ts'
import { called, walked } from './walk.ts'

/**
 * Of what is sent to hundreds of doors a commit sends its eighth: what somebody may do by a field that was not asked for may be open for
 * eight commits, and so may a door through which others than the administrator type what runs. Every door is asked by every commit whether
 * it is opened from a page of somebody else, and shows what the administrator types.
 */

const name = 'attacks'
const { url, browser } = journeys(name)
const database = () => databaseOf(name)
const posting = doorsThat('POST')

let people: Person[]
beforeAll(async () => {
  people = await peopleOfTheOffice(database())
  // An attack by somebody who is not signed in after all would prove nothing.
  for (const { name, cookie } of people)
    if (cookie) expect((await fetch(`${url()}/dashboard`, { headers: { cookie }, redirect: 'manual' })).status, name).toBe(200)
})

const person = (name: string) => called(people, name)

type Letter = { path: string; fields?: [string, string][]; who?: Person; headers?: Record<string, string> }

const post = ({ path, fields = [], who, headers = {} }: Letter) =>
  fetch(url() + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url(), ...(who?.cookie && { cookie: who.cookie }), ...headers },
    body: new URLSearchParams(fields),
  })

const nobodys = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'
const pathOf = ({ pattern, act }: { pattern: string; act: string | null }, params = new Map<string, Set<string>>()) => {
  const parts = pattern.split('/')
  const filled = parts.map((part, at) =>
    part.startsWith(':') ? ([...(params.get(parts[at - 1] + part) ?? [])][0] ?? nobodys) : part,
  )
  return filled.map(encodeURIComponent).join('/') + (act ? `?act=${act}` : '')
}

/** What the house does by itself meanwhile is no matter. */
const doneBy = ({ accountId }: Person) =>
  query(database(), async (client) => (await client.query('select from facts where actor_id = $1', [accountId])).rowCount)

test('no action is done for a page of somebody else, whoever is signed in', async () => {
  const before = await doneBy(person('maryam'))
  const elsewhere = ['https://evil.example', 'null', `${url()}.evil.example`, `${url()}0`, '', 'file://']
  const ofThisCommit = new Set(sample(posting, ({ name }) => name))
  for (const [place, door] of posting.entries())
    for (const origin of ofThisCommit.has(door) ? elsewhere : elsewhere.slice(place % 6).slice(0, 1)) {
      const { status } = await post({ path: pathOf(door), who: person('maryam'), headers: { origin } })
      expect(status, `${door.name} from «${origin}»`).toBe(403)
    }
  expect(await doneBy(person('maryam'))).toBe(before)
})

test('hundreds of made-up addresses are one address, and guess at an account no more than ten times', async () => {
  const tries = Array.from({ length: eighth === null ? 1_000 : 250 }, (_, at) => at)
  const answers = await each(tries, 8, async (at) => {
    const from = `${at % 250}.${at % 7}.${at % 11}.${at % 199}`
    const headers = { 'x-forwarded-for': from, 'x-real-ip': from, forwarded: `for=${from}`, 'cf-connecting-ip': from }
    const fields: [string, string][] = [
      ['contact', 'huda@altahaluf.example'],
      ['password', `guess number ${at}`],
    ]
    return (await post({ path: '/login', fields, headers })).status
  })
  expect(new Set(answers)).toEqual(new Set([401, 429]))
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(10)

  const many = await each(tries.slice(0, 150), 8, async (at) => {
    const fields: [string, string][] = [
      ['contact', `nobody${at}@example.com`],
      ['password', 'the same everywhere'],
    ]
    return (await post({ path: '/login', fields, headers: { 'x-forwarded-for': `10.9.8.${at}` } })).status
  })
  expect(many.filter((status) => status === 401).length, 'many accounts, one address').toBeLessThanOrEqual(60)
  await query(database(), (client) => client.query('delete from tries'))
})

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  ' //evil.example',
]
const further = [
  '/%09/evil.example',
  'https:evil.example',
  '///evil.example',
  '/..//evil.example',
  '@evil.example',
  'javascript:alert(1)',
]
const goals = ['to', 'backTo', 'from', 'next', 'returnTo', 'path', 'redirect']

test('nothing that names a way back leads to another site', async () => {
  const away = (location: string | null, what: string) =>
    expect(new URL(location ?? '/', `${url()}/admin/`).origin, what).toBe(url())
  for (const goal of [...elsewhere, ...further]) {
    for (const path of ['/login', '/login/code', '/register', '/login/second-step', '/sign-out', '/see-as/stop']) {
      const asked = `${path}?to=${encodeURIComponent(goal)}`
      const { headers } = await fetch(url() + asked, { redirect: 'manual', headers: { cookie: person('salim').cookie ?? '' } })
      away(headers.get('location'), asked)
    }
    const fields = goals.map((name): [string, string] => [name, goal])
    for (const path of ['/admin/messages', '/dashboard/messages', '/admin/tasks?act=add', '/login'])
      away(
        (await post({ path, fields: [...fields, ['title', goal]], who: person('maryam') })).headers.get('location'),
        path + goal,
      )
  }
})

/** Everything that gives somebody a right or says what the office thinks of a customer. */
const rights = () =>
  query(database(), async (client) => {
    const asked = [
      'select id, kind, status, email, phone, demonstration from user_accounts order by id',
      'select account_id, role, branch_id, since, until from user_roles order by 1, 2, 3',
      'select role, permission, scope, amount_limit from role_permissions order by 1, 2',
      'select id, kind, branch_id, risk, created_by, sequence from parties order by id',
    ]
    const rows = []
    for (const sql of asked) rows.push((await client.query(sql)).rows)
    return rows
  })

const extra: [string, string][] = Object.entries({
  ...{ kind: 'staff', status: 'active', role: 'administrator', roles: 'administrator', administrator: 'yes', risk: 'high' },
  ...{ accountKind: 'staff', permission: 'access.manageRoles', branchId: nobodys, riskFlag: 'none', creditLimit: '999999' },
  ...{ actorId: nobodys, createdBy: 'x', demonstration: 'true', verified: 'yes', scope: 'all', sequence: '1' },
})
/** A form as its page offers it: of a choice one offer, into each text what is typed, and a number or a day where one is asked for. */
function filled(form: Form | undefined, typed: string) {
  return [...Map.groupBy(form?.fields ?? [], ([field]) => field)].flatMap(([field, offers]): [string, string][] => {
    const value = offers.map(([, offer]) => offer).find(Boolean) ?? likely(field, typed)
    return value ? [[field, value]] : []
  })
}

function likely(field: string, typed: string) {
  if (/phone|mobile/i.test(field)) return '91234567'
  if (/email/i.test(field)) return 'p@example.com'
  if (/(on|day|date|time|until|since|from|to|id|who|website|q)$/i.test(field)) return ''
  return typed
}

test('what a form was not asked for changes nothing: no kind, no role, no branch, no flag', async () => {
  const { forms, params } = await surroundingsOf(await walked())
  const own = ['shaikha', 'fatima', 'said', 'visitor'].map((one) => person(one))
  const before = await rights()
  const asked = posting.filter(({ pattern }) => !/sign-out|profile|contact$|my-data/.test(pattern))
  for (const who of own)
    for (const door of sample(asked, ({ name }) => `${name} ${who.name}`)) {
      const fields = [
        ...filled(forms.get(door.name)?.[0], '91234567'),
        ...extra,
        ['accountId', who.accountId ?? nobodys] as [string, string],
      ]
      const { status } = await post({ path: pathOf(door, params), fields, who })
      expect(status, `${door.name} as ${who.name}`).toBeLessThan(500)
      if (status === 303) await signInAgain(database(), [who])
    }
  expect(await rights()).toEqual(before)
})

const script =
  '<script>window.ran=1</script><img src=x onerror="window.ran=1">"><svg onload=window.ran=1>{{7*7}}</textarea><b id=broken>'

/** Of each kind so many: they are drawn by the same code, and the newest stand first. */
const enough = eighth === null ? 6 : 1

test('what is typed anywhere is shown as it was typed, and runs nowhere', async () => {
  const writers = ['maryam', 'salim', 'noor', 'shaikha', 'visitor'].map(person)
  await signInAgain(database(), writers)
  const { forms, params } = await surroundingsOf(await walked())
  const asked = posting.filter(({ pattern }) => !/sign-out|security|second-factor|roles-permissions/.test(pattern))
  // Whoever may everything types at every door, the others in the commit's eighth.
  for (const who of writers)
    for (const door of who.name === 'maryam' ? asked : sample(asked, ({ name }) => `${name} ${who.name}`))
      for (const form of (forms.get(door.name) ?? []).slice(0, 2)) {
        const { status } = await post({ path: pathOf(door, params), fields: filled(form, script), who })
        if (status === 303) await signInAgain(database(), [who])
      }
  const lookers = ['maryam', 'shaikha', 'visitor'].map(person)
  await signInAgain(database(), lookers)
  const shown: SeenPage[] = []
  const look = (page: SeenPage, html: string) => {
    if (!html.includes('window.ran')) return
    shown.push(page)
    expect(html, page.path).not.toMatch(/<script>window\.ran|<img src=x|<svg onload|<b id=broken/)
  }
  const { faults } = await lookAround(url(), lookers, { most: enough, look })
  expect(faults).toEqual([])
  expect(shown.length, 'pages that show what was typed').toBeGreaterThan(5)
  await each(windows, windows.length, (place) => runsNothing(fullest(shown).filter((_, at) => at % windows.length === place)))
})

const windows = [0, 1, 2]

/** Of each kind of page the one with the most on it: those of a kind are drawn by the same code, as are the notes, files and history of all records. */
const fullest = (shown: SeenPage[]) =>
  [...Map.groupBy(shown, ({ kind }) => /tab=(notes|files|history)$/.exec(kind)?.[0] ?? kind).values()].flatMap((alike) =>
    alike.toSorted((one, other) => other.length - one.length).slice(0, 1),
  )

/** In one window, one after the other: what all pages bring along is fetched once. */
async function runsNothing(pages: SeenPage[]) {
  const window = await browser().newContext({ baseURL: url() })
  await prepare(window)
  for (const { path, who } of pages) {
    const [cookieName = '', value = ''] = (person(who).cookie ?? '').split('=')
    await window.clearCookies()
    if (value) await window.addCookies([{ name: cookieName, value, url: url() }])
    const page: Page = await window.newPage()
    const complaints: string[] = []
    page.on('console', (message) => /Content Security Policy|violat/i.test(message.text()) && complaints.push(message.text()))
    await page.goto(path)
    // React, too, has had its say; public pages begin when somebody comes near.
    await page.mouse.move(300, 300)
    await live(page)
    expect(await page.evaluate(() => Reflect.get(window, 'ran') ?? document.querySelector('#broken')), path).toBeFalsy()
    expect(complaints, path).toEqual([])
    await page.close()
  }
  await window.close()
}
