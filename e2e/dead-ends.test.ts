import { beforeAll, expect, test } from 'vitest'
import { linksIn } from '#testing/fuzz/forms.ts'
import { type Person, peopleOfTheOffice } from '#testing/fuzz/people.ts'
import type { SeenPage } from '#testing/fuzz/surroundings.ts'
import { sample } from '#testing/sample.ts'
import { databaseOf } from './house.ts'
import { shared } from './office.ts'
import { sharedJourneys } from './visit.ts'
import { called, ledThrough, walked } from './walk.ts'

/**
 * Nobody is led to a door that is shut to them: every link that a colleague sees in the office and the portal opens. Each commit opens one
 * page of every kind that anybody is led to (the walk of the run), and all shapes of links, filters, orders, files and the second of a
 * kind, in its eighth of these shapes: a link that is dead in one of its shapes alone may stand for eight commits.
 */
const { url } = sharedJourneys()

let people: Person[]
let pages: SeenPage[]
beforeAll(async () => {
  people = await peopleOfTheOffice(databaseOf(shared))
  pages = await walked()
})

/** Of one kind of page so many are opened. */
const mostOfAKind = 2
/** Whoever reads everything sees some two thousand links. */
const atOnce = 4
/** A role is tried out there: what it would open is not open to whoever looks. */
const elsewhere = '/admin/roles-permissions/preview'

const kindOf = (link: string) => link.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id').replaceAll(/=[^&]*/g, '=')

type Way = { path: string; from: string }
type Seen = { seen?: readonly SeenPage[]; from?: readonly string[]; proves?: (kind: string) => boolean }

const ofThisCommit = (kind: string) => sample([kind], String).length > 0

/** Opens what the pages lead to that were seen before, and what that leads to; a page that was well when it was seen counts as opened. */
async function deadEndsOf({ cookie }: Person, { seen = [], from: start = [], proves = ofThisCommit }: Seen) {
  const well = seen.filter(({ isPage, status }) => isPage && status < 300)
  const known = new Set([...start, ...well.map(({ path }) => path)])
  const kinds = new Map<string, number>()
  for (const path of known) kinds.set(kindOf(path), (kinds.get(kindOf(path)) ?? 0) + 1)
  // What the walk of the run came to and was not well is opened again, in every commit: it tells from where.
  const unwell = new Set(seen.filter(({ path }) => !known.has(path)).map(({ path }) => path))
  const waiting: Way[] = start.map((path) => ({ path, from: '' }))
  const dead: string[] = []
  function follow(links: readonly string[], from: string) {
    for (const path of links) {
      const kind = kindOf(path)
      const sofar = kinds.get(kind) ?? 0
      if (!/^\/(admin|dashboard|files)\b/.test(path) || known.has(path)) continue
      if (!unwell.has(path) && (sofar >= mostOfAKind || !proves(kind))) continue
      kinds.set(kind, sofar + 1)
      known.add(path)
      waiting.push({ path, from })
    }
  }
  async function open({ path, from }: Way) {
    const answer = await fetch(url() + path, { headers: { cookie: cookie ?? '' } })
    if (answer.status >= 400) dead.push(`${answer.status} ${path} from ${from}`)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') && !path.startsWith(elsewhere)
    const text = await answer.text()
    if (isPage) follow(linksIn(text), path)
  }
  for (const { path, links } of well) if (!path.startsWith(elsewhere)) follow(links, path)
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(open))
  return dead
}

test.each(ledThrough)('every link that %s sees opens', async (name) => {
  const seen = pages.filter(({ who }) => who === name)
  expect(seen.length).toBeGreaterThan(20)
  expect(await deadEndsOf(called(people, name), { seen })).toEqual([])
})

test('who waits for a role is shown no search', async () => {
  const from = ['/admin/request-access', '/dashboard']
  const dead = await deadEndsOf(called(people, 'said'), { from, proves: () => true })
  // The way to where one is begins at the office, which is shut until then, and says so.
  expect(dead.filter((end) => !end.startsWith('403 /admin from'))).toEqual([])
})
