import { isRouteErrorResponse, redirectDocument } from 'react-router'
import type { Reply } from '../form.tsx'
import { mayReach, openPage, soon } from './network.ts'
import { keepPicturesOf } from './pictures.ts'
import { isUnsent, lacksPictures, type Operation } from './queue.ts'
import { all, keepPage, keptPage, remove } from './store.ts'

/** Said by the loader of a phone page. Nothing is kept where `person` is null: somebody looks with the eyes of another. */
export type PhoneStamp = { person: string | null; name: string; readAt: number; version: number }

/** What the phone has besides what the office said. */
export type OnPhone = {
  operations: readonly Operation[]
  /** What the same person did on other pages of this phone. */
  elsewhere: readonly Operation[]
  /** Shown from the phone, because the office could not be reached. */
  isKept: boolean
  /** How much others left on this phone that waits for them. */
  others: readonly { name: string; count: number }[]
  /** What was refused, for the form it came from. */
  refused: { act: string; reply: Reply } | null
}

const emptyPhone: OnPhone = { operations: [], elsewhere: [], isKept: false, others: [], refused: null }

const mostPatience = 4_000

type Opening<Data> = {
  read: () => Promise<Data>
  url: URL
  /** The page with what the phone has not sent yet laid over it. */
  lay: (data: Data, phone: OnPhone) => Data
}

/** A loader of the browser: what the office says, else what it said last. */
export function openOnPhone<Data extends { stamp: PhoneStamp }>({ read, url, lay }: Opening<Data>) {
  const isFirst = openPage.page !== url.pathname
  const opening = openNow({ read, url, lay }, isFirst)
  if (isFirst) openPage.kept = opening.catch(() => {})
  return opening
}

async function openNow<Data extends { stamp: PhoneStamp }>({ read, url, lay }: Opening<Data>, isFirst: boolean) {
  const page = url.pathname
  mustBeDocument(page, url)
  const fresh = await readFresh(read, isFirst)
  const person = fresh ? fresh.stamp.person : openPage.person
  Object.assign(openPage, { page, person, ...(fresh && { name: fresh.stamp.name }) })
  if (!person) return { data: mustBe(fresh), office: mustBe(fresh), phone: emptyPhone }

  const kept = await keptPage({ person, page })
  const isNewest = fresh !== null && (!kept || fresh.stamp.readAt >= kept.readAt)
  if (isNewest) await keepPage({ ...fresh.stamp, person, page, data: fresh })
  const office = mustBe(isNewest ? fresh : (kept?.data as Data | undefined))
  const isKept = fresh === null || (isFirst && isKeptDocument())
  const phone = { isKept, ...(await operationsOf({ person, page, isFirst })) }
  const data = lay(office, phone)
  Object.assign(openPage, { isReached: !isKept, shown: data })
  return { data, office, phone }
}

type Brought = { state?: { loaderData?: Record<string, { stamp?: PhoneStamp } | null> } }

/**
 * For a form that is sent before the router has begun with the page: keeps the page as its document brought it. False where the document
 * does not say whose page it is.
 */
export async function openFromDocument(page: string) {
  const { state } = (Reflect.get(globalThis, '__reactRouterContext') ?? {}) as Brought
  const brought = Object.values(state?.loaderData ?? {}).find((data) => data?.stamp)
  const stamp = brought?.stamp
  if (!stamp?.person || documentOpened() !== page) return false
  const { person, name } = stamp
  const before = await keptPage({ person, page })
  if (!before || stamp.readAt >= before.readAt) await keepPage({ ...stamp, person, page, data: brought })
  Object.assign(openPage, { page, person, name })
  return true
}

const documentOpened = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname

/** Its policies come with the document, and only a document of its own can be opened without a network. Asked for once at most. */
function mustBeDocument(page: string, { search }: URL) {
  const wasAsked = sessionStorage.getItem(asked) === page
  sessionStorage.removeItem(asked)
  if (documentOpened() === page || wasAsked) return
  sessionStorage.setItem(asked, page)
  throw redirectDocument(`${page}${search}`)
}

const asked = 'phone-page'
const isKeptDocument = () => document.documentElement.dataset.kept !== undefined

/** Null without a network. What the document brought is there at once. */
async function readFresh<Data>(read: () => Promise<Data>, isFirst: boolean) {
  if (!isFirst && !mayReach()) return null
  try {
    return await (isFirst ? read() : soon(read(), mostPatience))
  } catch (error) {
    if (isUnreachable(error)) return null
    throw error
  }
}

/** Nobody answered, or a machine in between said so. */
export const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (isRouteErrorResponse(error) && (error.status >= 502 || error.status === 429))

function mustBe<Data>(data: Data | null | undefined): Data {
  if (data === null || data === undefined) throw new Response(null, { status: 503, statusText: 'Service Unavailable' })
  return data
}

async function operationsOf({ person, page, isFirst }: { person: string; page: string; isFirst: boolean }) {
  const here = await all('operations')
  const theirs = here.filter((one) => one.person === person)
  const others = othersOf(here.filter((one) => one.person !== person && isUnsent(one)))
  const operations = theirs.filter((one) => one.page === page)
  const elsewhere = theirs.filter((one) => one.page !== page)
  // Opened anew with nothing waiting, nobody asks any more what arrived.
  if (isFirst && !operations.some((one) => isUnsent(one) || lacksPictures(one))) {
    for (const { id } of operations) await remove('operations', id)
    return { operations: [], elsewhere, others, refused: null }
  }
  keepPicturesOf(operations)
  const last = operations.findLast(({ state }) => state === 'refused')
  return { operations, elsewhere, others, refused: last ? { act: last.act, reply: replyOf(last) } : null }
}

const othersOf = (operations: readonly Operation[]) =>
  [...Map.groupBy(operations, ({ person }) => person).values()].map((theirs) => ({
    ...{ name: theirs[0]?.by ?? 'زميل', count: theirs.length },
  }))

const replies = new Map<string, Reply>()

/** One and the same while the refusal stands, or the page would go back to it at every reading. */
function replyOf({ id, fields, answer }: Operation): Reply {
  const before = replies.get(id)
  if (before) return before
  const reply = { fields: answer?.fields ?? {}, problem: answer?.problem ?? null, typed: typedIn(fields) }
  replies.set(id, reply)
  return reply
}

export const typedIn = (fields: Operation['fields']) =>
  Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'))
