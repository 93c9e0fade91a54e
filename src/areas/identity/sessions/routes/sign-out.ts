import { redirect } from 'react-router'
import { requestCtx, saying } from '#platform/http.ts'
import { noSessionCookie } from '../session-cookie.ts'
import { signOut } from '../use-cases/sign-out.ts'
import type { Route } from './+types/sign-out'

/** Only a press signs out: following a link to here does nothing. */
export const loader = () => redirect('/')

export async function action({ context }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  // The session may have ended by itself meanwhile: the cookie goes in any case.
  if (ctx.actor.sessionId) await signOut({ ...ctx, actor: ctx.actor.seenBy ?? ctx.actor }, {})
  const answer = saying('سُجّل خروجك.', '/')
  answer.headers.append('Set-Cookie', noSessionCookie(ctx))
  return answer
}
