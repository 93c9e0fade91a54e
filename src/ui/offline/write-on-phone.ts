import { redirect, redirectDocument } from 'react-router'
import type { Reply } from '../form.tsx'
import { notify } from '../toast.tsx'
import { counted } from './counted.ts'
import { mayReach, openPage, soon } from './network.ts'
import { newId } from './new-id.ts'
import { isUnreachable, openFromDocument, typedIn } from './phone-page.ts'
import { inPlaceOf, lacksPictures, type Operation, type Turn } from './queue.ts'
import { sendLater } from './register-worker.ts'
import { sendWaiting } from './send.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { all, keptPage, markWaited, put, remove } from './store.ts'

/** How a form of the page is kept: when its turn is, what it is called, and the screen that comes after it. */
export type PhoneAct = {
  turn: Turn
  /** The same key: the same thing written anew. */
  key: (form: Form) => string
  label: (form: Form) => string
  next: (url: URL) => string
  /** What the office would refuse as well: said at once, and nothing is kept. */
  check?: (form: Form) => Record<string, string[]> | null
  /** What was seen stands beside it. */
  isSignature?: true
  /** Sent in one message with others: where, by which agreement, and what alone holds it up. */
  together?: { address: string; version: number; thread: (form: Form) => string }
}
type Form = Pick<Operation, 'fields'>

type Writing = {
  request: Request
  url: URL
  acts: Readonly<Record<string, PhoneAct>>
  /** After this one there is nothing to write on. */
  last?: string
  serverAction: () => Promise<Reply>
}

const mostPatience = 8_000

/** An action of the browser: kept on the phone first, then sent; without a network the next screen comes at once. */
export async function writeOnPhone({ request, url, acts, last, serverAction }: Writing): Promise<Reply> {
  const name = url.searchParams.get('act') ?? ''
  const act = acts[name]
  // Written at once on a slow phone: before the page is kept, nobody could say from which version it moved on.
  await openPage.kept
  const isOpen = openPage.page === url.pathname || (await openFromDocument(url.pathname))
  if (!isOpen) return beforeItOpens(serverAction, name === last)
  const { person, page } = openPage
  if (!act || !person || !page) return online(serverAction, name === last)
  const fields = await fieldsIn(request)
  const faults = act.check?.({ fields })
  if (faults) return { fields: faults, problem: null, typed: typedIn(fields) }
  const kept = await keptPage({ person, page })
  const written: Operation = {
    ...{ id: newId(), person, page, act: name, fields, madeAt: Date.now(), state: 'waiting' },
    ...{ address: `${page}${url.search}`, turn: act.turn, key: act.key({ fields }), label: act.label({ fields }) },
    seen: Number(fields.find(([field]) => field === 'seen')?.[1] ?? kept?.version ?? 0),
    by: openPage.name,
    ...(act.isSignature && { snapshot: openPage.shown }),
    ...(act.together && { together: { ...act.together, ...counted(), thread: act.together.thread({ fields }) } }),
  }
  const { before, operation } = inPlaceOf(written, await all('operations'))
  await put('operations', operation)
  for (const { id } of before) await remove('operations', id)
  return afterwards(operation, act.next(url))
}

async function afterwards(operation: Operation, next: string): Promise<Reply> {
  if (navigator.onLine) {
    const patience = mayReach() ? mostPatience : 0
    openPage.isReached = (await soon(sendWaiting(), patience)) === 'sent'
  }
  const now = (await all('operations')).find(({ id }) => id === operation.id)
  if (now?.state === 'done') return done(now, next)
  if (now?.state === 'refused') {
    await remove('operations', now.id)
    const { fields = {}, problem = null } = now.answer ?? {}
    return { fields, problem, typed: typedIn(now.fields) }
  }
  if (now) await markWaited(now.id)
  if (now?.state === 'changed') throw redirect(withoutAct(now.address))
  await sendLater()
  throw redirect(next)
}

async function done(operation: Operation, next: string): Promise<never> {
  const { id, answer } = operation
  if (!lacksPictures(operation)) await remove('operations', id)
  if (answer?.said) notify(answer.said)
  throw redirect(answer?.to ?? next)
}

const withoutAct = (address: string) => address.replace(/&?act=\w+/, '')

async function fieldsIn(request: Request) {
  const fields: [string, string | File][] = []
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields.push([name, value])
    // An untouched box for files sends one without a name.
    else if (value.size > 0) fields.push([name, await shrinkPicture(value)])
  }
  return fields
}

/**
 * Where not even its document says whose page it is, it goes to the office. The page would begin with what is from before that: it comes
 * as a document again.
 */
async function beforeItOpens(serverAction: () => Promise<Reply>, isLast: boolean) {
  try {
    return await online(serverAction, isLast)
  } catch (answer) {
    const to = answer instanceof Response && answer.headers.get('Location')
    throw to ? redirectDocument(to) : answer
  }
}

const noNetwork: Reply = { fields: {}, problem: 'لا شبكة الآن، وهذا يحتاج إليها. أعد المحاولة حين تعود.', typed: {} }

/** What cannot wait is done by the office at once or not at all; after the last of a page nothing of it is left to be sent. */
async function online(serverAction: () => Promise<Reply>, isLast: boolean) {
  try {
    return await serverAction()
  } catch (error) {
    if (isUnreachable(error)) return noNetwork
    if (isLast && error instanceof Response) await forgetOperations()
    throw error
  }
}

async function forgetOperations() {
  const { page, person } = openPage
  for (const one of await all('operations')) if (one.page === page && one.person === person) await remove('operations', one.id)
}
