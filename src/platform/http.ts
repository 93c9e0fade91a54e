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
import type { Permission } from './permissions.ts'
import { readForm, type Typed } from './read-form.ts'
import { Refusal } from './refusal.ts'
import { asRefusal } from './trouble.ts'

/** Filled for every request by app/web.ts. */
export const requestCtx = createContext<Ctx>()
export const requestNonce = createContext<{ nonce?: string }>({})

type Args<Kind extends { context: unknown }> = Omit<Kind, 'context'> & { context: Readonly<RouterContextProvider> }
type Visit = { params: Record<string, string | undefined>; query: URLSearchParams }

/** A loader: permission first, then one read. A visitor who lacks it is asked to sign in, and comes back afterwards. */
export function page<Output>(permission: Permission, read: (ctx: Ctx, visit: Visit) => Promise<Output>) {
  // `url` is the page's own address; a request made by the browser's router asks at another one, ending in .data.
  async function loader({ context, params, url: { pathname, search, searchParams } }: Args<LoaderFunctionArgs>) {
    const ctx = context.get(requestCtx)
    if (!ctx.actor.may(permission)) {
      if (ctx.actor.kind === 'visitor') throw redirect(`/login?to=${encodeURIComponent(pathname + search)}`)
      throw data(`تحتاج إلى صلاحية «${permission.label}». اطلبها من مدير النظام.`, { status: 403, statusText: 'Forbidden' })
    }
    const query = new URLSearchParams([...searchParams].map(([name, value]) => [name, clean(value)]))
    return read(ctx, { params, query })
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

type Runs<Input, Output> = ((ctx: Ctx, input: Input) => Promise<Output>) & { permission: Permission }

/** An action: form in, command run, refusals and field errors handed back. An empty field is an absent field. */
export function submit<Input, Output>(run: Runs<Input, Output>, done: (output: Output) => Response) {
  async function action({ context, params, request }: Args<ActionFunctionArgs>) {
    const { form, typed, lostFiles, order } = await readForm(request)
    const reply = (status: number, fields: FormReply['fields'], problem: string | null) =>
      data<FormReply>({ fields, problem, typed, lostFiles }, { status })
    try {
      return done(await run(context.get(requestCtx), { ...form, ...params } as Input))
    } catch (error) {
      if (error instanceof Refusal) return reply(error.status, {}, error.message)
      if (error instanceof z.ZodError) return reply(422, byField(error, order), null)
      const trouble = asRefusal(error)
      if (!trouble) throw error
      context.get(requestCtx).log.error({ err: error }, trouble.code)
      return reply(trouble.status, {}, trouble.message)
    }
  }
  return Object.assign(action, { permission: run.permission })
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

/** Goes on to a page where a toast says what has been done. The root loader reads the cookie and clears it. */
export function saying(text: string, to: string) {
  return redirect(to, {
    status: 303,
    headers: { 'Set-Cookie': `said=${encodeURIComponent(text)}; Path=/; Max-Age=20; HttpOnly; SameSite=Lax` },
  })
}

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

/** A route's `headers`: made anew for each visit (it holds a form), but read before it is used, so React may wait as well. */
export const forEachVisit = () => ({ 'Cache-Control': 'private, no-store' })
