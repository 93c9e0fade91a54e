import { RouterContextProvider } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { requestCtx } from '#platform/http.ts'

type Sent = { params?: Record<string, string>; form?: Record<string, string> }

/** What a loader or an action receives when somebody comes to this address, or sends a form to it. */
export function visit(ctx: Ctx, path: string, { params, form }: Sent = {}) {
  const context = new RouterContextProvider()
  context.set(requestCtx, ctx)
  const url = new URL(path, ctx.origin)
  const body = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) body.append(name, value)
  const request = new Request(url, form ? { method: 'POST', body } : {})
  return { context, params: { id: '', token: '', ...params }, request, url, pattern: path }
}

/** What was answered, or thrown as an answer: a redirect, a refusal with its status. */
export async function answered(answer: Promise<unknown>) {
  const outcome = await answer.catch((thrown: unknown) => thrown)
  if (outcome instanceof Response) {
    const { status, headers } = outcome
    return { status, to: headers.get('location'), cookies: headers.getSetCookie(), text: await outcome.text() }
  }
  if (outcome instanceof Error) throw outcome
  return outcome
}

/** Whether it was given, refused or not there. */
export async function statusOf(answer: Promise<unknown>) {
  const outcome = (await answered(answer)) as { status?: number; init?: { status?: number } }
  return outcome.init?.status ?? outcome.status
}
