/** One thing done on a page of the phone: the form as it was sent, kept until the office has it. */
export type Operation = {
  id: string
  /** Whose it is: nobody else sees it or sends it. */
  person: string
  page: string
  /** Where the form is sent. */
  address: string
  act: string
  fields: readonly (readonly [string, string | File])[]
  /** The version of the record its writer saw. */
  seen: number
  /** Pictures go first, then what is written, then the signature. */
  turn: Turn
  /** The same again takes the place of what was refused. */
  key: string
  label: string
  madeAt: number
  state: 'waiting' | 'refused' | 'changed' | 'done'
  answer?: Answer
  /** It had to wait for the network, and its writer may want to see that it arrived. */
  waited?: true
  /** What its writer saw when signing. */
  snapshot?: unknown
  /** The name of its writer, for others who use the same phone. */
  by?: string | null
  /** Sent with others in one message, and held up by those of its own thread alone. */
  together?: Together
}

/** Where such a message goes, and how the phone counts what it does. */
export type Together = { address: string; version: number; thread: string; device: string; seq: number }

export type Turn = 0 | 1 | 2
export type Answer = {
  fields: Record<string, string[] | undefined>
  problem: string | null
  to?: string | null
  said?: string | null
}

export const isUnsent = ({ state }: Operation) => state !== 'done'

/** The office has what was done, and not yet the signature that goes with it. */
export const lacksPictures = ({ state, fields }: Operation) =>
  state === 'done' && fields.some(([, value]) => typeof value !== 'string')

/** As they are sent. Ids of version 7 are in the order of their making. */
export const inOrder = (operations: readonly Operation[]) =>
  operations.filter(isUnsent).sort((one, other) => one.turn - other.turn || (one.id < other.id ? -1 : 1))

/** The next to send: what was refused holds up its own page alone. */
export function nextToSend(operations: readonly Operation[], notNow: ReadonlySet<string>) {
  const pages = Map.groupBy(inOrder(operations), ({ person, page, together }) => `${person} ${page} ${together?.thread ?? ''}`)
  const firsts = [...pages.values()].flatMap(([first]) => (first ? [first] : []))
  return firsts
    .filter(({ state, person }) => state === 'waiting' && !notNow.has(person))
    .sort((one, other) => one.madeAt - other.madeAt)[0]
}

const mostTogether = 50

/** What goes in one message with it: of the same person, to the same address, and behind nothing that was refused. */
export function sentWith({ person, together }: Operation, operations: readonly Operation[]) {
  const held = new Set<string>()
  const theirs = inOrder(operations).filter((one) => one.person === person && one.together?.address === together?.address)
  const free = theirs.filter(({ state, together: own }) => {
    if (state !== 'waiting') held.add(own?.thread ?? '')
    return !held.has(own?.thread ?? '')
  })
  return free.slice(0, mostTogether)
}

export const textOf = ({ fields }: Pick<Operation, 'fields'>, name: string) => {
  const value = fields.find(([field]) => field === name)?.[1]
  return typeof value === 'string' ? value : ''
}

export const filesOf = ({ fields }: Pick<Operation, 'fields'>) =>
  fields.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]))

/** An operation of this phone that moved its page on, and from which version. */
export type Moved = { id: string; from: number }

/**
 * The version its writer saw, moved on by what this phone itself has sent since: only what somebody else wrote in between is told by
 * a version that differs.
 */
export function seenSince(seen: number, own: readonly Moved[]) {
  let version = seen
  while (own.some(({ from }) => from === version)) version += 1
  return version
}

/** An operation that was sent twice moved its page once. */
export function movedBy({ id, seen }: Pick<Operation, 'id' | 'seen'>, own: readonly Moved[]) {
  return own.some((one) => one.id === id) ? own : [...own, { id, from: seenSince(seen, own) }].slice(-mostMoved)
}

const mostMoved = 50

/** The form as it is sent now. */
export function formOf({ fields, seen }: Pick<Operation, 'fields' | 'seen'>, own: readonly Moved[]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, name === 'seen' ? String(seenSince(seen, own)) : value)
  return form
}

/** Written anew after a refusal; the pictures chosen then are not asked for again. */
export function inPlaceOf(written: Operation, operations: readonly Operation[]) {
  const before = operations.filter(
    ({ key, page, person, state }) =>
      key === written.key && page === written.page && person === written.person && (state === 'refused' || state === 'changed'),
  )
  if (filesOf(written).length > 0) return { before, operation: written }
  const files = before.flatMap(({ fields }) => fields.filter(([, value]) => typeof value !== 'string'))
  return { before, operation: { ...written, fields: [...written.fields, ...files] } }
}

/** Soon at first, then ever more seldom. */
export const waitBefore = (attempt: number) => Math.min(60_000, 3_000 * 2 ** attempt)
