import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { z } from 'zod'
import { clean } from '#values/text.ts'
import type { Ctx } from './context.ts'
import { denial, onlyLooking } from './denial.ts'
import { type FormFiles, fileFields } from './form-files.ts'
import { anyoneSignedIn, type Permission } from './permissions.ts'
import { readForm, type Typed } from './read-form.ts'
import { isRefusal } from './refusal.ts'
import { recordDenied } from './trail.ts'
import { asRefusal } from './trouble.ts'
import { turns } from './turns.ts'

/** Filled for every request by app/web.ts. */
export const requestCtx = createContext<Ctx>()
export const requestNonce = createContext<{ nonce?: string }>({})
/** The address as the log may name it. */
export const requestDoor = createContext('')
/** Where a phone sends by itself: what its form was answered, noted for app/phone-operations.ts. */
export const requestAnswer = createContext<FormAnswer | null>(null)
export type FormAnswer = { refused?: Refused; done?: unknown }
type Refused = { code: string | null; fields: FormReply['fields']; problem: string | null }

type Args<Kind extends { context: unknown }> = Omit<Kind, 'context'> & { context: Readonly<RouterContextProvider> }
type Visit = { params: Record<string, string | undefined>; query: URLSearchParams }

/** A loader: permission first, then one read. A visitor who lacks it is asked to sign in, and comes back afterwards. */
export function page<Output>(permission: Permission, read: (ctx: Ctx, visit: Visit) => Promise<Output>) {
  // `url` is the page's own address; a request made by the browser's router asks at another one, ending in .data.
  async function loader({ context, params, url: { pathname, search, searchParams } }: Args<LoaderFunctionArgs>) {
    const ctx = context.get(requestCtx)
    if (!ctx.actor.may(permission)) {
      if (ctx.actor.kind === 'visitor') throw redirect(`/login?to=${encodeURIComponent(pathname + search)}`)
      if (ctx.actor.mustSecure) throw redirect('/dashboard/security/second-factor')
      const said = denial(ctx.actor, permission)
      await recordDenied(ctx, { door: permission.key, subjectId: params.id || pathname, said })
      throw data(said, { status: 403, statusText: 'Forbidden' })
    }
    const query = new URLSearchParams([...searchParams].map(([name, value]) => [name, clean(value)]))
    return read(ctx, { params, query }).catch((error: unknown) => {
      if (isRefusal(error)) throw data(error.message, { status: error.status })
      const trouble = asRefusal(error)
      if (!trouble) throw error
      ctx.log.error({ err: error }, trouble.code)
      throw data(null, { status: 503, statusText: 'Service Unavailable' })
    })
  }
  return Object.assign(loader, { permission })
}

/** Goes back to the form with what was typed, so nobody types twice. Files cannot go back; `lostFiles` says so. */
export type FormReply = {
  fields: Record<string, string[] | undefined>
  problem: string | null
  typed: Typed
  lostFiles: boolean
}

type Runs<Input, Output> = ((ctx: Ctx, input: Input) => Promise<Output>) & {
  permission: Permission
  /** A command's own: from it a form knows which files it takes. */
  input?: z.ZodType
  /** What it takes besides, where that is read before a command begins. */
  files?: FormFiles
}

/** Files are held in memory while they are read: of those that are large so many at once. */
const withLargeFiles = turns(2)
const large = 1

/** What stood in the address of the form, such as the filters of the list it was opened from. */
type Asked = { query: URLSearchParams }

/** An action: form in, command run, refusals and field errors handed back. An empty field is an absent field. */
export function submit<Input, Output, Done = Response>(run: Runs<Input, Output>, done: (output: Output, asked: Asked) => Done) {
  async function action({ context, params, request, url }: Args<ActionFunctionArgs>) {
    const ctx = context.get(requestCtx)
    const isAllowed = ctx.actor.may(run.permission)
    const sent = await readForm(request, isAllowed ? (run.files ?? fileFields(run.input)) : null)
    const { typed, lostFiles, order } = sent
    const answer = context.get(requestAnswer)
    const reply = (status: number, { code = null, fields = {}, problem = null }: Partial<Refused>) => {
      if (answer) answer.refused = { code, fields, problem }
      return data<FormReply>({ fields, problem, typed, lostFiles }, { status })
    }
    // Whoever may not is told nothing of the fields either.
    if (!isAllowed) return reply(403, { problem: denial(ctx.actor, run.permission) })
    try {
      // What is asked before a command begins, as one's own password is, would tell by its answer whether it was right.
      if (ctx.actor.seenBy) {
        await recordDenied(ctx, { door: run.permission.key, said: onlyLooking })
        return reply(403, { problem: onlyLooking })
      }
      const carryOut = async () => run(ctx, { ...(await sent.form()), ...params } as Input)
      const output = await (sent.megabytes > large ? withLargeFiles(carryOut) : carryOut())
      const next = done(output, { query: url.searchParams })
      if (answer) answer.done = next
      return next
    } catch (error) {
      if (isRefusal(error)) return reply(error.status, { problem: error.message, code: error.code })
      if (error instanceof z.ZodError) return reply(422, { fields: byField(error, order) })
      const trouble = asRefusal(error)
      if (!trouble) throw error
      ctx.log.error({ err: error }, trouble.code)
      return reply(trouble.status, { problem: trouble.message })
    } finally {
      await sent.forget()
    }
  }
  return Object.assign(action, { permission: run.permission })
}

type Action = { permission: Permission } & ((args: Args<ActionFunctionArgs>) => Promise<unknown>)

/** An action of a page with several forms: each posts to its own `?act=`, and is checked by its own command. */
export function submitOneOf<Acts extends Record<string, Action>>(acts: Acts) {
  async function action(args: Args<ActionFunctionArgs>) {
    const name = args.url.searchParams.get('act') ?? ''
    // Every object has «constructor» and the like, which are no acts of ours.
    const act = Object.hasOwn(acts, name) ? acts[name] : null
    if (!act) throw data(null, { status: 400, statusText: 'Bad Request' })
    return (await act(args)) as Awaited<ReturnType<Acts[keyof Acts]>>
  }
  return Object.assign(action, { permission: anyoneSignedIn, acts })
}

/** The sentences of each field, in the order of the form; a fault inside a list belongs to the list's field. */
function byField(error: z.ZodError, order: string[]): FormReply['fields'] {
  const said = new Map<string, string[]>()
  for (const { path, message } of error.issues) {
    const name = String(path[0] ?? 'form')
    const before = said.get(name) ?? []
    if (!before.includes(message)) said.set(name, [...before, message])
  }
  // A choice nobody made is not sent at all: it stays behind the field it was found after.
  let place = -1
  const placed = [...said].map((field) => {
    const sent = order.indexOf(field[0])
    if (sent >= 0) place = sent
    return { field, place }
  })
  return Object.fromEntries(placed.toSorted((one, other) => one.place - other.place).map(({ field }) => field))
}

/** The form that takes back what was just done: where it goes, and what it says. */
export type WayBack = { action: string; fields: Record<string, string> }

/** Goes on to a page where a toast says what has been done, with the way back where there is one. The root loader reads the cookie and clears it. */
export const saying = (text: string, to: string, undo?: WayBack) => goingOn(to, { text, ...(undo && { undo }) })

/** A phone page brings a document of its own, with its own policies. */
export function asDocument(answer: Response) {
  answer.headers.set('X-Remix-Reload-Document', 'true')
  return answer
}

/** The same of several at once: why others of them were refused stays until somebody has read it. */
export const sayingOfSeveral = (text: string, refused: string | null, to: string) =>
  goingOn(to, refused ? { text: `${text} وتعذّر غيرها: ${refused}`, stays: true } : { text })

function goingOn(to: string, what: z.input<typeof Said>) {
  const said = encodeURIComponent(JSON.stringify(what))
  return redirect(inHeader(to), {
    status: 303,
    headers: { 'Set-Cookie': `said=${said}; Path=/; Max-Age=20; HttpOnly; SameSite=Lax` },
  })
}

/** The same out of the answer to a form, for a phone that shows no page of it. */
export function saidBy(answer: unknown) {
  if (!(answer instanceof Response)) return null
  const [, value] = /said=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? []
  return { to: answer.headers.get('Location'), said: value ? Said.parse(JSON.parse(decodeURIComponent(value))).text : null }
}

const Said = z.object({
  text: z.string(),
  stays: z.literal(true).optional(),
  undo: z.object({ action: z.string().startsWith('/'), fields: z.record(z.string(), z.string()) }).optional(),
})

/** What the last form wanted said, out of its cookie; whatever else stands there says nothing. */
export function saidIn(request: Request) {
  try {
    return Said.safeParse(JSON.parse(cookie(request, 'said') ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** An address as a header may carry it: whoever made it up may have written it in any letters. */
const inHeader = (path: string) => path.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)

export function cookie(request: Request, name: string) {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1]
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** A route's `headers`: the page is the same for every visitor, so it may be kept, and React may wait until somebody asks for it. */
export const forEveryone = () => ({ 'Cache-Control': 'public, max-age=60' })

/** Says for how many seconds all of a page but its form may be kept. */
export const sameButForItsForm = 'X-Same-But-For-Its-Form'

/** A route's `headers`: the same for every visitor but for the form that is made for each, so the rest of it may be kept. */
export const forEveryoneWithForm = () => ({ 'Cache-Control': 'private, no-store', [sameButForItsForm]: '60' })

/** A route's `headers`: made anew for each visit, but read before it is used, so React may wait as well. */
export const forEachVisit = () => ({ 'Cache-Control': 'private, no-store' })
