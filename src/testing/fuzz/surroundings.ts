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

/** An address somebody opened, of which kind it is, how much stood there, and what it led to and asked for. */
export type SeenPage = {
  path: string
  who: string
  kind: string
  status: number
  isPage: boolean
  length: number
  links: string[]
  forms: [door: string, form: Form][]
}

/** Of one kind of page so many are opened, unless fewer are enough. */
export const mostOfAKind = 14
const mostForms = 12

/** So many are asked for together, and read in their order: while one is read here, the next is made there. */
const atOnce = 4

/** Answered with a file, with bare values or by leading on: nothing to look at, and nothing that leads on. */
export const noPages =
  /\/(export|pdf|xml|paper|template|alike|faults|numerals|none-free|scan|\*)$|\/(copy|files|photos|pictures)\/:?[\w-]+$/

/** `look` is shown each page as it comes. */
type Walk = {
  most?: number | ((kind: string) => number)
  opensFiles?: boolean
  from?: readonly string[]
  look?: (page: SeenPage, html: string) => void
}

/** Walks every link somebody sees, and comes back with the forms and addresses; what answers with a fault of ours is told. */
export async function lookAround(url: string, people: readonly Person[], how: Walk = {}) {
  const pages: SeenPage[] = []
  for (const person of people) pages.push(...(await walk(url, person, how)))
  const faults = pages.filter(({ status }) => status >= 500).map(({ status, path, who }) => `${status} GET ${path} as ${who}`)
  return { ...(await surroundingsOf(pages)), pages: pages.filter(({ isPage }) => isPage), faults }
}

/** What is to be known from pages that were seen. */
export async function surroundingsOf(pages: readonly SeenPage[]): Promise<Surroundings> {
  const forms = new Map<string, Form[]>()
  for (const [door, form] of pages.flatMap((page) => page.forms)) {
    const known = forms.get(door) ?? []
    if (known.length < mostForms) forms.set(door, [...known, form])
  }
  const params = paramsIn(pages)
  const ids = [...params.values()].flatMap((values) => [...values]).filter((value) => /^[\da-f-]{36}$/.test(value))
  return { forms, strangers: await formsOfInputs(), params, ids: [...new Set(ids)] }
}

/** Every address that has no id in it. */
export const everywhere = doorsThat('GET').flatMap(({ pattern }) => (/[:*]/.test(pattern) ? [] : [pattern]))

/** All that one person comes to, from the addresses that have no id in them or from where they begin. */
export async function walk(url: string, { name, cookie }: Person, how: Walk): Promise<SeenPage[]> {
  const { most = mostOfAKind, opensFiles = true, from = everywhere, look } = how
  const pages: SeenPage[] = []
  const waiting = [...from]
  const known = new Set(waiting)
  const kinds = new Map<string, number>()
  const open = async (path: string) => {
    const response = await fetch(url + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
    return { path, response, html: await response.text() }
  }
  while (waiting.length > 0) {
    const next = waiting.splice(0, atOnce).filter((path) => opensFiles || !noPages.test(path.split('?')[0] ?? ''))
    for (const { path, response, html } of await Promise.all(next.map(open))) {
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
      const links = isPage ? [...new Set(linksIn(html))] : []
      const forms = isPage ? postingFormsIn(html, url + path) : []
      const seen = { path, who: name, kind: kindOf(path), status: response.status, isPage, length: html.length, links, forms }
      pages.push(seen)
      if (isPage) look?.(seen, html)
      for (const link of links) {
        const kind = kindOf(link)
        const sofar = kinds.get(kind) ?? 0
        if (known.has(link) || sofar >= (typeof most === 'number' ? most : most(kind))) continue
        kinds.set(kind, sofar + 1)
        known.add(link)
        waiting.push(link)
      }
    }
  }
  return pages
}

const posting = doorsThat('POST')
/** The most particular first: «/admin/users/new» is nobody's id. */
const opening = doorsThat('GET')
  .filter(({ pattern }) => !pattern.includes('*'))
  .toSorted((one, other) => variables(one) - variables(other))
const withIds = [...posting, ...opening].filter(({ pattern }) => pattern.includes(':'))

function variables({ pattern }: Door) {
  return pattern.split(':').length
}

/** Most links stand on most pages: each is looked up once. */
const patterns = new Map<string, string>()

function kindOf(link: string) {
  const [path = '', query = ''] = link.split('?')
  const pattern = patterns.get(path) ?? opening.find(({ matches }) => matches.test(path))?.pattern ?? ''
  patterns.set(path, pattern)
  return /tab=/.test(query) ? pattern + query : pattern
}

function postingFormsIn(html: string, at: string) {
  return formsIn(html, at).flatMap(({ path, act, form }): SeenPage['forms'] => {
    const door = posting.find((one) => one.act === act && one.matches.test(path))
    return door ? [[door.name, form]] : []
  })
}

/** What stands in the place of an id in one address may stand there in another. */
export function paramsIn(pages: readonly SeenPage[]) {
  const params: Surroundings['params'] = new Map()
  const paths = new Set(pages.flatMap(({ links }) => links.map((link) => decoded(link.split('?')[0] ?? ''))))
  for (const path of paths)
    for (const { pattern } of withIds.filter(({ matches }) => matches.test(path))) {
      const names = pattern.split('/')
      for (const [place, value] of path.split('/').entries()) {
        const name = names[place]
        if (!name?.startsWith(':')) continue
        const key = `${names[place - 1]}${name}`
        params.set(key, (params.get(key) ?? new Set()).add(value))
      }
    }
  return params
}
