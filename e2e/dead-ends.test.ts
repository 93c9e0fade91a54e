import { beforeAll, expect, inject, test } from 'vitest'
import { linksIn } from '#testing/fuzz/forms.ts'
import { type Person, peopleOfTheOffice } from '#testing/fuzz/people.ts'
import { databaseUrl } from '#testing/template.ts'
import { journeys } from './visit.ts'

/** Nobody is led to a door that is shut to them: every link that a colleague sees in the office and the portal opens. */
const name = 'dead_ends'
const { url } = journeys(name)

let people: Person[]
beforeAll(async () => {
  people = await peopleOfTheOffice(databaseUrl(inject('server'), `test_${name}`))
})

/** Of one kind of page so many are opened. */
const mostOfAKind = 2
/** Whoever reads everything sees some two thousand links. */
const atOnce = 4
/** A role is tried out there: what it would open is not open to whoever looks. */
const elsewhere = '/admin/roles-permissions/preview'

const kindOf = (link: string) => link.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id').replaceAll(/=[^&]*/g, '=')

async function deadEndsOf({ cookie }: Person, start: string[]) {
  const waiting = start.map((path) => ({ path, from: '' }))
  const known = new Set(start)
  const kinds = new Map<string, number>()
  const dead: string[] = []
  async function open({ path, from }: (typeof waiting)[number]) {
    const answer = await fetch(url() + path, { headers: { cookie: cookie ?? '' } })
    if (answer.status >= 400) dead.push(`${answer.status} ${path} from ${from}`)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') && !path.startsWith(elsewhere)
    const text = await answer.text()
    for (const link of isPage ? linksIn(text) : []) {
      const sofar = kinds.get(kindOf(link)) ?? 0
      if (!/^\/(admin|dashboard|files)\b/.test(link) || known.has(link) || sofar >= mostOfAKind) continue
      kinds.set(kindOf(link), sofar + 1)
      known.add(link)
      waiting.push({ path: link, from: path })
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(open))
  return dead
}

test.each(['noor', 'ahmed', 'khalid', 'waleed', 'bakhit', 'fatima', 'zahra', 'salim'])(
  'every link that %s sees opens',
  async (called) => {
    const person = people.find((one) => one.name === called)
    expect(person && (await deadEndsOf(person, ['/admin', '/dashboard']))).toEqual([])
  },
  600_000,
)

test('who waits for a role is shown no search', async () => {
  const person = people.find((one) => one.name === 'said')
  const dead = person && (await deadEndsOf(person, ['/admin/request-access', '/dashboard']))
  // The way to where one is begins at the office, which is shut until then, and says so.
  expect(dead?.filter((end) => !end.startsWith('403 /admin from'))).toEqual([])
})
