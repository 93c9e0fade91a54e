import { brokenPromises } from './aftermath.ts'
import { type Dice, dice } from './dice.ts'
import { type Door, doorsThat } from './forms.ts'
import { type Person, peopleOfTheOffice, signInAgain } from './people.ts'
import { type Post, somePost } from './posts.ts'
import { lookAround, type Surroundings } from './surroundings.ts'

/** `around` is what is known already of an office like this one; of one kind of page so many are opened in the end. */
type Against = {
  url: string
  database: string
  folder: string
  seed: number
  posts: number
  around?: Surroundings
  most?: number
}

/** So often everybody is signed in again, and whatever has come to be since is looked for. */
const aRound = 500

/**
 * So many forms of every kind, from everybody, to every door that changes something: the same seed sends the same.
 * Where an answer leads to a page, the page is opened too, for what was stored may break it.
 */
export async function fuzz({ url, database, folder, seed, posts, ...known }: Against) {
  const chance = dice(seed)
  const people = await peopleOfTheOffice(database)
  const faults: string[] = []
  const answers = new Map<number, number>()
  const lookers = people.filter(({ name }) => ['visitor', 'maryam', 'shaikha'].includes(name))
  const look = async (most?: number) => {
    const seen = await lookAround(url, lookers, most ? { most } : {})
    faults.push(...seen.faults)
    return seen
  }
  let around = known.around ?? (await look())
  for (let sent = 0; sent < posts; sent += aRound) {
    if (sent) await signInAgain(database, people)
    const round = Array.from({ length: Math.min(aRound, posts - sent) }, (_, place) =>
      chosen(chance, { people, around, number: sent + place }),
    )
    // One after the other: what an answer is depends on what came before it.
    for (const shot of round) {
      const { status, told, isOut } = await fired(url, shot)
      if (isOut) await signInAgain(database, [shot.person])
      answers.set(status, (answers.get(status) ?? 0) + 1)
      faults.push(...told)
    }
    if (sent % (5 * aRound) === 0 && posts - sent > 2 * aRound) around = mergedWith(around, await look())
  }
  await signInAgain(database, people)
  await look(known.most)
  faults.push(...(await brokenPromises({ database, folder })))
  const hidden = doors.filter(({ name }) => !around.forms.has(name)).map(({ name }) => name)
  return { faults: [...new Set(faults)], answers, doors: doors.length, hidden }
}

type Shot = { post: Post; person: Person; door: Door; number: number }
type Around = { people: readonly Person[]; around: Surroundings; number: number }

const doors = doorsThat('POST')

function chosen(chance: Dice, { people, around, number }: Around): Shot {
  const door = doors[number % doors.length] as Door
  const able = people.filter(({ name }) => ['maryam', 'salim'].includes(name))
  const nobody = { name: 'visitor', accountId: null, cookie: null }
  const person = door.pattern.startsWith('/admin') && chance.falls(0.6) ? chance.one(able, nobody) : chance.one(people, nobody)
  return { door, person, post: somePost(chance, door, around), number }
}

async function fired(url: string, { post, person, door, number }: Shot) {
  const who = person.cookie ? { cookie: person.cookie } : {}
  const from = `10.${(number >> 14) & 255}.${(number >> 7) & 127}.${(number & 127) + 1}`
  const headers = { ...ownConnection, origin: url, 'x-forwarded-for': from, ...post.headers, ...who }
  const told: string[] = []
  const complain = (what: string) =>
    told.push(`${what}: #${number} ${door.name} ${post.path} as ${person.name}: ${post.shape.slice(0, 600)}`)
  try {
    const response = await fetch(url + post.path, { method: 'POST', redirect: 'manual', headers, body: post.body })
    await response.arrayBuffer()
    if (response.status >= 500) complain(`${response.status} ${response.headers.get('x-request-id')}`)
    const to = response.headers.get('location')
    if (to) {
      const goal = new URL(to, url)
      if (goal.origin !== url) complain(`led away to ${to}`)
      else {
        const next = await fetch(goal, { redirect: 'manual', headers: { ...ownConnection, ...who } })
        await next.arrayBuffer()
        if (next.status >= 500) complain(`${next.status} at ${to}, after`)
      }
    }
    return { status: response.status, told, isOut: to?.startsWith('/login?to=') }
  } catch (error) {
    if (isTooLong(post) && isCutOff(error)) return { status: 413, told, isOut: false }
    complain(`no answer (${error instanceof Error ? String(error.cause ?? error) : error})`)
    return { status: 0, told, isOut: false }
  }
}

/** One that is closed after a body nobody has read is not used again. */
const ownConnection = { connection: 'close' }

/** Text beyond the limit is answered unread, and who is still writing then finds the connection closed before the answer is read. */
const isTooLong = ({ body }: Post) => typeof body === 'string' && body.length > 2 ** 20
const isCutOff = (error: unknown) => error instanceof TypeError && /EPIPE|ECONNRESET|other side closed/.test(String(error.cause))

function mergedWith(before: Surroundings, now: Surroundings): Surroundings {
  const params = new Map([...before.params, ...now.params])
  return {
    strangers: now.strangers,
    forms: new Map([...before.forms, ...now.forms]),
    params,
    ids: [...new Set([...before.ids, ...now.ids])],
  }
}
