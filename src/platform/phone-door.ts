import type { ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Ctx } from './context.ts'
import { requestCtx } from './http.ts'
import type { Permission } from './permissions.ts'
import { isRefusal } from './refusal.ts'

type Args = Omit<ActionFunctionArgs, 'context'> & { context: Readonly<RouterContextProvider> }
type Asked = { request: Request; params: Record<string, string | undefined> }

/** An action that no form sends but a phone by itself: it is answered in JSON, and never by a page. */
function door(permission: Permission, does: (ctx: Ctx, asked: Asked) => Promise<unknown>) {
  async function action({ context, request, params }: Args) {
    const ctx = context.get(requestCtx)
    if (ctx.actor.kind === 'visitor') return said({ code: 'nobody' }, 401)
    if (!ctx.actor.may(permission) || ctx.actor.seenBy) return said({ code: 'forbidden' }, 403)
    try {
      return said(await does(ctx, { request, params }))
    } catch (error) {
      if (error instanceof Response) return error
      if (isRefusal(error)) return said({ code: error.code, sentence: error.message }, error.status)
      if (error instanceof z.ZodError) return said({ code: 'malformed' }, 422)
      throw error
    }
  }
  return Object.assign(action, { permission })
}

const said = (answer: unknown, status = 200) =>
  Response.json(answer, { status, headers: { 'Cache-Control': 'private, no-store' } })

/** A message of JSON: one that is not shaped as agreed is a fault of the phone, not of a person. */
export const jsonDoor = <Shape extends z.ZodType>(
  permission: Permission,
  shape: Shape,
  does: (ctx: Ctx, message: z.output<Shape>) => Promise<unknown>,
) =>
  door(permission, async (ctx, { request }) => {
    const read = shape.safeParse(await request.json().catch(() => null))
    if (!read.success) throw said({ code: 'malformed' }, 400)
    return does(ctx, read.data)
  })

type Named = { bytes: Buffer; params: Asked['params'] }

/** The bytes of one file, no more than so many. */
export const bytesDoor = (permission: Permission, most: number, does: (ctx: Ctx, file: Named) => Promise<unknown>) =>
  door(permission, async (ctx, { request, params }) => {
    const bytes = Buffer.from(await request.arrayBuffer())
    if (bytes.length > most) throw said({ code: 'too-large' }, 413)
    return does(ctx, { bytes, params })
  })

/** Somebody else has signed in on the phone since. */
export const notTheirs = () => said({ code: 'not-theirs' }, 401)

/** For a page that is older than the office: it keeps what it has and loads itself anew. */
export const tooOld = () => said({ code: 'too-old' }, 426)
