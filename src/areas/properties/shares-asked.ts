import { isUuid } from '#platform/ids.ts'
import { askedIn } from '#values/asked.ts'
import { mostOwners } from './inputs.ts'

const places = Array.from({ length: mostOwners }, (_, index) => index + 1)

/**
 * The form of the shares as its address says it: while an owner is looked for, added or taken off, what was typed goes along.
 * Null where nobody has begun.
 */
export function readSharesAsked(query: URLSearchParams) {
  if (!query.has('seen')) return null
  const { text } = askedIn(query)
  const typed = new Map(places.map((place) => [text(`party${place}`), text(`parts${place}`)]))
  const [added, removed] = [text('add'), text('remove')]
  if (!typed.has(added)) typed.set(added, '')
  const owners = [...typed].flatMap(([id, parts]) => (isUuid(id) && id !== removed ? [{ id, parts }] : []))
  return { owners: owners.slice(0, mostOwners), seen: text('seen'), whole: text('whole'), since: text('since') }
}

/** What is looked for; nothing more once somebody was found and added. */
export const soughtOwner = (query: URLSearchParams) => (query.has('add') ? '' : askedIn(query, 80).text('q'))
