import { createRequestHandler, type ServerBuild } from 'react-router'

type Handler = ReturnType<typeof createRequestHandler>

/** How many segments of an address decide which part of the routes it can be of. */
const depth = 3

/**
 * Matching and rendering cost as much as there are routes, so each address is handled by those alone that could answer it or a page
 * above it: the rest of the table is left out. Which those are is worked out once for each beginning of an address.
 */
export function dividedHandler(build: ServerBuild, mode: string): Handler {
  const patterns = patternsOf(build.routes)
  const whole = createRequestHandler(build, mode)
  const kept = new Map<string, Handler>()
  const manifest = `${build.basename ?? '/'}__manifest`.replace('//', '/')

  return (request, context) => {
    const { pathname } = new URL(request.url)
    const segments = pathname === manifest ? null : segmentsOf(pathname)
    if (!segments) return whole(request, context)
    const beginning = beginningOf(patterns, segments)
    const key = beginning.join('/')
    const handler = kept.get(key) ?? createRequestHandler(partOf(build, patterns, beginning), mode)
    kept.set(key, handler)
    return handler(request, context)
  }
}

/** Of a page or of its data, in small letters as the router compares them; null where the address is written in an unusual way. */
function segmentsOf(pathname: string) {
  if (/%|\/\//.test(pathname)) return null
  const page = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  return page.toLowerCase().split('/').filter(Boolean)
}

/** By the id of each route: the segments an address of its must have, with `*` for one that can be anything. */
export function patternsOf(routes: Record<string, { path?: string; parentId?: string } | undefined>) {
  const whole = (id: string): string[] => {
    const { path = '', parentId } = routes[id] ?? {}
    return [...(parentId === undefined ? [] : whole(parentId)), ...path.toLowerCase().split('/').filter(Boolean)]
  }
  return new Map(Object.keys(routes).map((id) => [id, needed(whole(id))]))
}

type Patterns = ReturnType<typeof patternsOf>

/** From the first segment on that may be left out, or stands for any number of them, nothing is certain. */
function needed(segments: string[]) {
  const open = segments.findIndex((segment) => segment === '*' || segment.endsWith('?'))
  return segments.slice(0, open < 0 ? segments.length : open).map((segment) => (segment.startsWith(':') ? '*' : segment))
}

/** The first segments as far as routes name them; a `*` for those that none does, so that made-up addresses share one part. */
export function beginningOf(patterns: Patterns, segments: string[]) {
  const beginning: string[] = []
  for (const segment of segments.slice(0, depth)) {
    const isNamed = [...patterns.values()].some((pattern) => agrees(pattern, beginning) && pattern[beginning.length] === segment)
    beginning.push(isNamed ? segment : '*')
  }
  return beginning
}

/** As far as both go. */
const agrees = (pattern: string[], beginning: string[]) =>
  pattern.slice(0, beginning.length).every((asked, at) => asked === '*' || asked === beginning[at])

/** Whether a route could answer an address that begins so, or one above it. An address shorter than that is known whole. */
export const couldAnswer = (pattern: string[], beginning: string[]) =>
  agrees(pattern, beginning) && (beginning.length === depth || pattern.length <= beginning.length)

function partOf(build: ServerBuild, patterns: Patterns, beginning: string[]): ServerBuild {
  const isIn = (id: string) => couldAnswer(patterns.get(id) ?? [], beginning)
  const those = <Route>(routes: Record<string, Route>) => Object.fromEntries(Object.entries(routes).filter(([id]) => isIn(id)))
  return { ...build, routes: those(build.routes), assets: { ...build.assets, routes: those(build.assets.routes) } }
}
