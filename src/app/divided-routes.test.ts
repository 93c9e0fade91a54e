import { createStaticHandler, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { beginningOf, couldAnswer, patternsOf } from './divided-routes.ts'

type Declared = { file: string; path?: string | undefined; index?: boolean | undefined; children?: Declared[] | undefined }
type Named = { id: string; path?: string; index?: true; children?: Named[] }

const named = (declared: Declared[]): Named[] =>
  declared.map(({ file, path, index, children }) =>
    index
      ? { id: `${file} index`, index, ...(path && { path }) }
      : { id: `${file} ${path ?? ''}`, ...(path && { path }), ...(children && { children: named(children) }) },
  ) as Named[]

const whole = named(routes)

function flat(tree: Named[], parentId?: string): [string, { path?: string; parentId?: string }][] {
  return tree.flatMap(({ id, path, children = [] }) => [
    [id, { ...(path && { path }), ...(parentId && { parentId }) }] as const,
    ...flat(children, id),
  ]) as [string, { path?: string; parentId?: string }][]
}

const patterns = patternsOf(Object.fromEntries(flat(whole)))

function only(tree: Named[], isIn: (id: string) => boolean): Named[] {
  return tree.flatMap((one) => (isIn(one.id) ? [{ ...one, ...(one.children && { children: only(one.children, isIn) }) }] : []))
}

const matcher = (tree: Named[]) => createStaticHandler(tree as unknown as RouteObject[]).match
const matchWhole = matcher(whole)

const parts = new Map<string, ReturnType<typeof readPart>>()

function readPart(beginning: string[]) {
  const part = only(whole, (id) => couldAnswer(patterns.get(id) ?? [], beginning))
  return { beginning, size: flat(part).length, match: matcher(part) }
}

function partFor(address: string) {
  const beginning = beginningOf(patterns, address.toLowerCase().split('/').filter(Boolean))
  const key = beginning.join('/')
  const part = parts.get(key) ?? readPart(beginning)
  parts.set(key, part)
  return part
}

const told = (matches: ReturnType<typeof matchWhole>) =>
  matches?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }))

const addresses = flat(whole).flatMap(([id]) => {
  const path = patterns.get(id)?.map((segment, at) => (segment === '*' ? `x${at}` : segment)) ?? []
  return [
    `/${path.join('/')}`,
    `/${[...path, 'made-up'].join('/')}`,
    `/${[...path, 'new'].join('/')}/`,
    `/${path.join('/').toUpperCase()}`,
  ]
})

test('the part of the routes an address is handled by answers it as all of them would, and every page above it', () => {
  for (const address of new Set(addresses)) {
    const part = partFor(address)
    const segments = address.split('/')
    for (const above of segments.map((_, at) => segments.slice(0, at + 1).join('/') || '/')) {
      expect(told(part.match(above)), above).toEqual(told(matchWhole(above)))
    }
  }
})

test('made-up addresses share a part, and no part is more than a quarter of all', () => {
  expect(partFor('/admin/made-up/one').beginning).toEqual(partFor('/admin/made/up').beginning)
  const sizes = [...new Set(addresses)].map((address) => partFor(address).size)
  expect(Math.max(...sizes)).toBeLessThan(flat(whole).length / 4)
})
