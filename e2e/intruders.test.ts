import { beforeAll, expect, test } from 'vitest'
import { doorsThat, formsIn } from '#testing/fuzz/forms.ts'
import { type Person, peopleOfTheOffice } from '#testing/fuzz/people.ts'
import { paramsIn } from '#testing/fuzz/surroundings.ts'
import { sample } from '#testing/sample.ts'
import { inDays } from './answers.ts'
import { databaseOf } from './house.ts'
import { goodPassword, messageTo } from './people.ts'
import { journeys } from './visit.ts'
import { walked } from './walk.ts'

const name = 'intruders'
const { url } = journeys(name)

let people: Person[]
beforeAll(async () => {
  people = await newSessions()
})

const newSessions = () => peopleOfTheOffice(databaseOf(name))
const cookieOf = (called: string) => people.find((one) => one.name === called)?.cookie ?? ''

const get = (path: string, cookie = '') => fetch(url() + path, { redirect: 'manual', headers: { cookie } })

type Fields = Record<string, string | File>

function post(path: string, fields: Fields | [string, string | File][], cookie = '') {
  const body = new FormData()
  for (const [field, value] of Array.isArray(fields) ? fields : Object.entries(fields)) body.append(field, value)
  return fetch(url() + path, { method: 'POST', redirect: 'manual', headers: { origin: url(), cookie }, body })
}

const tokenIn = (answer: Response) => {
  const cookies = answer.headers.getSetCookie().flatMap((cookie) => /^session=([^;]+)/.exec(cookie)?.[1] ?? [])
  return cookies.at(-1) ?? ''
}

/** Nobody is answered differently by these: the number of the request, what a script is let run by, and what was asked for. */
const plain = (text: string, id: string) =>
  text
    .replaceAll(id, 'ID')
    // The id asked for may stand in their own bell as well: what is theirs is written like it.
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, 'ID')
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/name="form" value="[^"]*"|\d{1,2}:\d{2}/g, '')

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const madeUp = '01a1fa06-b267-4b4e-8fe6-eee01e92d51f'
const bytes = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(parts)
const script = '<script>alert(document.cookie)</script>'
const polyglot = () =>
  new File([bytes('%PDF-1.4\n', `<html>${script}</html>`, '\n%%EOF')], 'بطاقة.pdf.html', { type: 'text/html' })
const card = (file: File) => ({ documentKind: 'civil-card', number: '10214471', expiresOn: inDays(400), file })

/** What shaikha keeps with us, and what only she may open. */
async function filesOfShaikha() {
  const html = await (await get('/dashboard/documents', cookieOf('shaikha'))).text()
  return [...html.matchAll(/href="\/files\/([^"]+)"/g)].map(([, id = '']) => id)
}

test('a file that is two things at once is handed out to be saved, and never to be run', async () => {
  const answer = await post('/dashboard/documents', card(polyglot()), cookieOf('shaikha'))
  expect(answer.status).toBe(303)
  const [id = ''] = await filesOfShaikha()
  const { status, headers } = await get(`/files/${id}`, cookieOf('shaikha'))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^attachment; .*\.pdf$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

test('a download one may not have is answered by the page of a closed door', async () => {
  const answer = await get('/admin/audit/export', cookieOf('shaikha'))
  expect(answer.status).toBe(403)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await answer.text()).toContain('ليست ضمن صلاحياتك')
})

test('whoever may see the staff alone is led to them from the page of all users', async () => {
  const answer = await get('/admin/users', cookieOf('waleed'))
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/users/staff'])
})

test('a picture leaves behind what hid in it, and what is no picture and no paper is not taken', async () => {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const picture = new File([bytes(new Uint8Array(dot), script)], 'بطاقة.png', { type: 'image/png' })
  expect((await post('/dashboard/documents', card(picture), cookieOf('shaikha'))).status).toBe(303)
  const [id = ''] = await filesOfShaikha()
  const kept = await get(`/files/${id}`, cookieOf('shaikha'))
  expect(kept.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(await kept.text()).not.toContain('script')

  for (const text of [
    `<html>${script}</html>`,
    `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
    `GIF89a/*${script}`,
    'PK\u0003\u0004',
  ]) {
    const disguised = new File([text], 'بطاقة.pdf', { type: 'application/pdf' })
    const answer = await post('/dashboard/documents', card(disguised), cookieOf('shaikha'))
    expect(answer.status, text).toBe(422)
    expect(await answer.text()).toContain('ليس من الأنواع المقبولة')
  }
})

/** Every address with an id in it behind the sign-in that somebody else was seen to have. */
async function foreignAddresses() {
  const seen = await walked()
  const seenBy = (...names: string[]) => paramsIn(seen.filter(({ who }) => names.includes(who)))
  const [office, portal] = [seenBy('maryam', 'shaikha'), seenBy('shaikha')]
  const behind = [...doorsThat('GET'), ...doorsThat('POST')].filter(({ pattern }) =>
    /^\/(admin|dashboard|files)\/.*:/.test(pattern),
  )
  return behind.flatMap(({ name: door, pattern, act }) => {
    const parts = pattern.split('/')
    const at = parts.findLastIndex((part) => part.startsWith(':'))
    // What the office sees may be the very own of whoever asks in the portal.
    const params = /^\/(dashboard|files)\//.test(pattern) ? portal : office
    const ids = [...(params.get(parts[at - 1] + (parts[at] ?? '')) ?? [])].filter((id) => id.match(uuid)).slice(0, 3)
    const path = (id: string) =>
      parts.map((part, place) => (place === at ? id : part === ':kind' ? 'customer' : part)).join('/') +
      (act ? `?act=${act}` : '')
    return ids.map((id) => ({ door, id, path, posts: door.startsWith('POST') }))
  })
}

/** Each commit asks at every door once, and in its eighth of the doors for three ids and as both: what differs there may do so for eight commits. */
test('an id of somebody else is answered word for word like one that was made up, at every address', async () => {
  const asked = await foreignAddresses()
  const files = (await filesOfShaikha()).map((id) => ({
    door: 'GET /files/:id',
    id,
    path: (to: string) => `/files/${to}`,
    posts: false,
  }))
  expect(files.length).toBeGreaterThan(0)
  expect(new Set(asked.map(({ door }) => door)).size).toBeGreaterThan(25)
  const ofThisCommit = [...sample(asked, ({ door }) => door), ...files]
  const once = [...Map.groupBy(asked, ({ door }) => door).values()].flatMap((ids) => ids.slice(0, 1))
  for (const [who, addresses] of Object.entries({ mubarak: [...once, ...ofThisCommit], said: ofThisCommit }))
    for (const { door, id, path, posts } of new Set(addresses)) {
      const answer = async (to: string) => {
        const { status, ...response } = await answerTo(path(to), { posts, cookie: cookieOf(who) })
        return { status, text: plain(response.text, to), location: plain(response.location, to) }
      }
      const given = await answer(id)
      expect(given.status, `${door} as ${who}`).toBeGreaterThanOrEqual(400)
      expect(given, `${door} as ${who}`).toEqual(await answer(madeUp))
    }
})

async function answerTo(path: string, { posts, cookie }: { posts: boolean; cookie: string }) {
  const response = await (posts ? post(path, { text: 'مرحبا', reason: 'سبب' }, cookie) : get(path, cookie))
  return { status: response.status, text: await response.text(), location: response.headers.get('location') ?? '' }
}

test('nor does an id inside a form tell whether there is such a thing', async () => {
  const pages = ['/dashboard', '/dashboard/security', '/dashboard/security/passkeys', '/dashboard/messages', '/dashboard/my-data']
  // A second device, so that there is one to be ended.
  await newSessions()
  let sent = 0
  for (const page of pages) {
    const html = await (await get(page, cookieOf('shaikha'))).text()
    for (const { path, act, form } of formsIn(html, url() + page)) {
      const id = form.fields.map(([, value]) => value).find((value) => value.match(uuid))
      if (!id) continue
      const answer = async (to: string) => {
        const fields = form.fields.map(([field, value]): [string, string] => [field, value === id ? to : value])
        const response = await post(act ? `${path}?act=${act}` : path, fields, cookieOf('mubarak'))
        return { status: response.status, text: plain(await response.text(), to) }
      }
      expect(await answer(id), `${path} ${act}`).toEqual(await answer(madeUp))
      sent += 1
    }
  }
  expect(sent).toBeGreaterThan(0)
})

const register = async (phone: string) => {
  const html = await (await get('/register')).text()
  const form = /name="form" value="([^"]+)"/.exec(html)?.[1] ?? ''
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  const asked = await post('/register', { form, name: 'سالم المعشني', phone, password: goodPassword, terms: 'yes' })
  return asked.headers.get('location') ?? ''
}

test('a code works for one of ten who bring it at once, and never again', async () => {
  const page = await register('91160001')
  const oneTimeCode = await messageTo(name, '+96891160001', /\d{6}(?= )/)
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(page, { oneTimeCode })))
  expect(answers.map(tokenIn).filter(Boolean)).toHaveLength(1)
  expect(tokenIn(await post(page, { oneTimeCode }))).toBe('')
})

test('a token somebody set beforehand opens nothing, and another comes with each step in', async () => {
  const chosen = 'session=chosen-by-somebody-else'
  const contact = { contact: '91160001', password: goodPassword }
  const first = tokenIn(await post('/login', contact, chosen))
  expect(first).toMatch(/^[\w-]{40,}$/)
  expect((await get('/dashboard', chosen)).headers.get('location')).toMatch(/^\/login/)

  const second = tokenIn(await post('/login', contact, `session=${first}`))
  expect(second).not.toBe(first)
  expect((await get('/dashboard', `session=${first}`)).status).toBe(302)

  const change = { presentPassword: goodPassword, password: 'ست سمكات في المرفأ القديم' }
  const third = tokenIn(await post('/dashboard/security/password', change, `session=${second}`))
  expect(third).not.toBe('')
  expect((await get('/dashboard', `session=${second}`)).status).toBe(302)
  expect((await get('/dashboard', `session=${third}`)).status).toBe(200)
})

test('of ten who use one link at once, one sets the password, and the link is over', async () => {
  const contact = 'shaikha@altahaluf.example'
  expect((await post('/forgot-password', { contact })).status).toBe(303)
  const path = await messageTo(name, contact, /\/reset-password\/\S+/)
  const tries = Array.from({ length: 10 }, (_, at) => post(path, { password: `سبع نخلات عند الوادي ${at}` }))
  const answers = await Promise.all(tries)
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect((await get(path)).status).toBe(410)
})
