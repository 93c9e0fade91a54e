import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { type FormAnswer, requestAnswer, saidBy } from '#platform/http.ts'
import { doneOperation } from '#platform/operations.ts'
import { isPhonePage, type OperationAnswer, operationHeaders } from '#values/phone-operation.ts'

const Headers = z.object({ id: z.uuid(), by: z.string(), madeAt: z.coerce.date() })

/** What a phone says of an operation it sends by itself; null where a page sends its form as usual. */
export function operationOf({ method, headers, url }: Request, phonePages: readonly string[]) {
  if (method !== 'POST' || !isPhonePage(phonePages, new URL(url).pathname)) return null
  const said = Object.entries(operationHeaders).map(([name, header]) => [name, headers.get(header) ?? undefined])
  return Headers.safeParse(Object.fromEntries(said)).data ?? null
}

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>
type Asked = { request: Request; context: RouterContextProvider; ctx: Ctx }

/** The form goes through the action of its page, and the phone hears in a few words what became of it. */
export async function answerOperation(handle: Handle, { request, context, ctx }: Asked, by: string) {
  if (!ctx.operation || by !== ctx.actor.id) return json({ state: 'not-theirs' }, 401)
  const answer: FormAnswer = {}
  context.set(requestAnswer, answer)
  const { status } = await handle(new Request(dataOf(request.url), request), context)
  const done = await doneOperation(ctx, ctx.operation.id)
  if (done) return json({ state: 'done', moved: done.moved, to: null, said: null, ...saidBy(answer.done) })
  if (status >= 500) return new Response(null, { status: 503 })
  return json({ state: 'refused', ...(answer.refused ?? { code: null, fields: {}, problem: null }) })
}

/** The data of a page: nobody looks at the page itself. */
function dataOf(url: string) {
  const address = new URL(url)
  address.pathname += '.data'
  return address
}

/** A refusal is no fault of the network, and the console of the browser is to say so. */
const json = (answer: OperationAnswer, status = 200) =>
  Response.json(answer, { status, headers: { 'Cache-Control': 'private, no-store' } })
