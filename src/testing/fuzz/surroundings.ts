import { type Door, decoded, doorsThat, type Form, formsIn, linksIn } from './forms.ts'
import type { Person } from './people.ts'
import { formsOfInputs } from './schemas.ts'

/** What is known of the product before anything is thrown at it: its forms, door by door, and the ids in its addresses. */
export type Surroundings = {
  forms: Map<string, Form[]>
  strangers: Form[]
  params: Map<string, Set<string>>
  ids: string[]
}

/** A page somebody saw, of which kind it is, and how much stood on it. */
export type SeenPage = { path: string; person: Person; kind: string; status: number; length: number }
type Seen = Surroundings & { pages: SeenPage[] }

/** Of one kind of page so many are opened, unless fewer are enough. */
const mostOfAKind = 14
const mostForms = 12

/** So many are asked for together, and read in their order: while one is read here, the next is made there. */
const atOnce = 4

/** Answered with a file or with bare values: nothing to look at, and nothing that leads on. */
export const noPages = /\/(export|pdf|xml|paper|template|alike|faults|numerals|\*)$|\/(copy|files|photos)\/:?[\w-]+$/

type Walk = { most?: number; opensFiles?: boolean }

/** Walks every link somebody sees, and comes back with the forms and addresses; what answers with a fault of ours is told. */
export async function lookAround(url: string, people: readonly Person[], how: Walk = {}) {
  const seen: Seen = { forms: new Map(), strangers: await formsOfInputs(), params: new Map(), ids: [], pages: [] }
  const faults: string[] = []
  for (const person of people) faults.push(...(await walk(url, person, { seen, ...how })))
  const ids = [...seen.params.values()].flatMap((values) => [...values]).filter((value) => /^[\da-f-]{36}$/.test(value))
  return { ...seen, ids: [...new Set(ids)], faults }
}

async function walk(url: string, person: Person, { seen, most = mostOfAKind, opensFiles = true }: Walk & { seen: Seen }) {
  const { name, cookie } = person
  const faults: string[] = []
  const waiting = doorsThat('GET').flatMap(({ pattern }) => (/[:*]/.test(pattern) ? [] : [pattern]))
  const known = new Set(waiting)
  const kinds = new Map<string, number>()
  const open = async (path: string) => {
    const response = await fetch(url + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
    return { path, response, html: await response.text() }
  }
  while (waiting.length > 0) {
    const next = waiting.splice(0, atOnce).filter((path) => opensFiles || !noPages.test(path.split('?')[0] ?? ''))
    for (const { path, response, html } of await Promise.all(next.map(open))) {
      if (response.status >= 500) faults.push(`${response.status} GET ${path} as ${name}`)
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue
      seen.pages.push({ path, person, kind: kindOf(path), status: response.status, length: html.length })
      keepForms(html, url + path, seen)
      for (const link of linksIn(html)) {
        keepParams(link, seen)
        const kind = kindOf(link)
        const sofar = kinds.get(kind) ?? 0
        if (known.has(link) || sofar >= most) continue
        kinds.set(kind, sofar + 1)
        known.add(link)
        waiting.push(link)
      }
    }
  }
  return faults
}

const posting = doorsThat('POST')
/** The most particular first: «/admin/users/new» is nobody's id. */
const opening = doorsThat('GET')
  .filter(({ pattern }) => !pattern.includes('*'))
  .toSorted((one, other) => variables(one) - variables(other))
const all = [...posting, ...opening]

function variables({ pattern }: Door) {
  return pattern.split(':').length
}

function kindOf(link: string) {
  const [path = '', query = ''] = link.split('?')
  const { pattern = '' } = opening.find(({ matches }) => matches.test(path)) ?? {}
  return /tab=/.test(query) ? pattern + query : pattern
}

function keepForms(html: string, at: string, { forms }: Surroundings) {
  for (const { path, act, form } of formsIn(html, at)) {
    const door = posting.find((one) => one.act === act && one.matches.test(path))
    if (!door) continue
    const known = forms.get(door.name) ?? []
    if (known.length < mostForms) forms.set(door.name, [...known, form])
  }
}

function keepParams(link: string, { params }: Surroundings) {
  const path = decoded(link.split('?')[0] ?? '')
  for (const { pattern } of all.filter((door: Door) => door.pattern.includes(':') && door.matches.test(path))) {
    const names = pattern.split('/')
    for (const [place, value] of path.split('/').entries()) {
      const name = names[place]
      if (!name?.startsWith(':')) continue
      // What stands in the place of an id in one address may stand there in another.
      const key = `${names[place - 1]}${name}`
      params.set(key, (params.get(key) ?? new Set()).add(value))
    }
  }
}
